/// One change of a batch, as a layout hears of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: HeadlessObject {
    /// What is done to an item or section.
    public enum Action: Int, Sendable {
        /// It is new.
        case insert = 0
        /// It goes.
        case delete = 1
        /// It is asked for anew.
        case reload = 2
        /// It goes to another place.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// The path before the batch; nil for what is new. That of a section has `NSNotFound` for its item.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The path after the batch; nil for what goes. That of a section has `NSNotFound` for its item.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// What is done.
    open private(set) var updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}

extension UICollectionViewUpdateItem {
    /// The changes of a batch, one by one.
    static func items(of batch: ListBatch) -> [UICollectionViewUpdateItem] {
        batch.changes.flatMap(items)
    }

    private static func items(of change: ListChange) -> [UICollectionViewUpdateItem] {
        switch change {
        case .insertSections(let sections): sections.map { item(.insert, nil, path($0)) }
        case .deleteSections(let sections): sections.map { item(.delete, path($0), nil) }
        case .reloadSections(let sections): sections.map { item(.reload, path($0), path($0)) }
        case .moveSection(let old, let new): [item(.move, path(old), path(new))]
        case .insertItems(let paths): paths.map { item(.insert, nil, $0) }
        case .deleteItems(let paths): paths.map { item(.delete, $0, nil) }
        case .reloadItems(let paths): paths.map { item(.reload, $0, $0) }
        case .moveItem(let old, let new): [item(.move, old, new)]
        }
    }

    private static func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }

    private static func item(_ action: Action, _ before: IndexPath?, _ after: IndexPath?) -> UICollectionViewUpdateItem {
        UICollectionViewUpdateItem(action, before: before, after: after)
    }
}
