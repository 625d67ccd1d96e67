/// One change that a list was asked for inside a batch.
///
/// Deletes, reloads and the origins of moves name places before the batch; inserts and the targets of moves name places after it. `A46` `A47`
enum ListChange: Equatable {
    case insertSections(IndexSet)
    case deleteSections(IndexSet)
    case reloadSections(IndexSet)
    case moveSection(from: Int, to: Int)
    case insertItems([IndexPath])
    case deleteItems([IndexPath])
    case reloadItems([IndexPath])
    case moveItem(from: IndexPath, to: IndexPath)
}
