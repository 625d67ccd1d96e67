extension UICollectionViewDiffableDataSource {
    /// What hears of items that a user moves.
    public struct ReorderingHandlers {
        /// Whether an item can be moved; nil by default, and then none can.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?

        /// Called before the data source takes the new order; nil by default.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Called when the data source has taken the new order, so that the model can; nil by default.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers that are all nil.
        public init() {}
    }

    /// What hears of items that a user expands and collapses.
    @preconcurrency public struct SectionSnapshotHandlers {
        /// Whether an item may be expanded; nil by default, and then all may.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?

        /// Called before an item is expanded; nil by default.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?

        /// Whether an item may be collapsed; nil by default, and then all may.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?

        /// Called before an item is collapsed; nil by default.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?

        /// Makes what is below an item that is to be expanded, of what is below it so far; nil, and that stays, by default.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Makes handlers that are all nil.
        public init() {}
    }
}
