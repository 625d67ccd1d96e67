/// A list that can show items by itself, in one section.
///
/// Tables and collection views adopt it, and any list view can.
@preconcurrency @MainActor public protocol ItemList<CellBase>: CellList {
    /// Shows a number of items from now on, each in the cell that a closure gives for its index path.
    ///
    /// The list keeps the closure, and nothing else does.
    func showItems(_ count: Int, cell: @escaping (IndexPath) -> CellBase)
}
