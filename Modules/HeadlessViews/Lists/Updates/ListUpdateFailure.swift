/// Why a batch cannot be applied.
struct ListUpdateFailure: Error {
    /// The sort of list, since UIKit's texts differ.
    enum List { case table, collection }

    /// A place in a list.
    enum Place: Equatable {
        case section(Int)
        case item(IndexPath)
    }

    /// What a path is out of, with the number that it has.
    enum Extent: Equatable {
        case items(Int)
        case sections(Int)
    }

    enum Cause {
        /// The sections do not add up. `A78`
        case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
        /// The items of a section do not add up. `A77`
        case itemCount(of: Int, before: Int, after: Int, ListItemChanges.Section)
        /// The section to be deleted or reloaded was not there. `A80`
        case deleteSection(Int, of: Int)
        /// The section that was inserted is not there.
        case insertSection(Int, of: Int)
        /// The section to be moved was not there, or the one that it moved to is not.
        case moveSection(Int, to: Int?, of: Int)
        /// The item to be deleted or reloaded was not there. `A80`
        case deleteItem(IndexPath, Extent)
        /// The item that was inserted is not there. `A80`
        case insertItem(IndexPath, Extent)
        /// The item to be moved was not there, or the one that it moved to is not.
        case moveItem(IndexPath, to: IndexPath?, Extent)
        /// One place is deleted and reloaded. `A80`
        case deleteAndReload(Place)
        /// One place is deleted, or reloaded, and moved. `A80`
        case deleteAndMove(Place)
        /// One place is inserted and moved to. `A80`
        case insertAndMove(Place)
        /// Two moves lead to one place.
        case moveBoth(Place, Place, to: Place)
        /// One place is deleted, inserted or moved twice.
        case twice
        /// An item moves to a section that was not there. `A80`
        case moveIntoInsertedSection(Int)
        /// An item moves from a section that is gone. `A80`
        case moveFromDeletedSection
    }

    let list: List
    let cause: Cause

    init(_ list: List, _ cause: Cause) {
        self.list = list
        self.cause = cause
    }

    /// Ends the process with UIKit's exception.
    func raise() -> Never { UIKitException.internalInconsistency.raise(text) }
}
