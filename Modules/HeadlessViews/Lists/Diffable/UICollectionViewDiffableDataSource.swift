/// What gives a collection view the items of a snapshot, and changes the collection view when it is handed another one.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    HeadlessObject, UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    /// What makes the cell of an item; nil traps. `F36`
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

    /// What makes the view of a kind at a path; nil traps. `F36`
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    /// The trees of the sections that have one.
    var trees: [SectionIdentifierType: SectionTree<ItemIdentifierType>] = [:]

    /// Makes the data source of a collection view, and sets it as that.
    ///
    /// The collection view is not kept alive.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// What makes the supplementary views; nil by default.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What hears of items that a user moves; nothing, and no item can be moved, by default.
    open var reorderingHandlers = ReorderingHandlers()

    /// What hears of items that a user expands and collapses; nothing by default.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    /// What the collection view shows, without marks.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(contents)
    }

    /// What a section has, collapsed items included; nothing for a section that is not there.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        NSDiffableDataSourceSectionSnapshot(tree(of: section))
    }

    /// Shows a snapshot: changes what differs, then calls a handler.
    ///
    /// - Complexity: O(n) for the n items of sections that differ; O(n log n) where their order does. `F28`
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot.contents, animatingDifferences: animatingDifferences)
        completion?()
    }

    /// Shows a snapshot: changes what differs, and returns when the collection view has.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows the visible items of a snapshot in a section, which is made at the end where it is not there, then calls a handler.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        show(snapshot.tree, in: section, animatingDifferences: animatingDifferences)
        completion?()
    }

    /// Shows the visible items of a snapshot in a section, which is made at the end where it is not there.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by having the collection view ask for everything again, then calls a handler. `F28`
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        set(snapshot.contents)
        collectionView?.reloadData()
        completion?()
    }

    /// Shows a snapshot by having the collection view ask for everything again. `F28`
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// The section of an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

    /// The index of a section; nil where the collection view does not show it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { contents.index(ofSection: sectionIdentifier) }

    /// The item at a path; nil where there is none.
    ///
    /// - Complexity: O(1). `F29`
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

    /// The path of an item; nil where the collection view does not show it.
    ///
    /// - Complexity: O(1); O(n) for the first lookup after a change. `F29`
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }

    /// The number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { contents.sections.count }

    /// The number of items of a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        contents.sections[section].items.count
    }

    /// The cell that the provider makes for an item.
    ///
    /// Traps where it makes none. `F36`
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        if let item = contents.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) { return cell }
        CollectionFailure.noCell(indexPath).raise(in: collectionView)
    }

    /// The view that the provider makes for a kind and a path.
    ///
    /// Traps where it makes none. `F36`
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? MissingSupplementaryView(frame: .zero)
    }

    /// What ``ReorderingHandlers/canReorderItem`` says of an item; false where there is no such handler.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = contents.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Moves an item in the snapshot, and tells the handlers before and after.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }
}
