/// What gives a table the rows of a snapshot, and changes the table when it is handed another one.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
    HeadlessObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    /// What makes the cell of a row; nil traps. `F36`
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

    /// Makes the data source of a table, and sets it as that.
    ///
    /// The table is not kept alive.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows and sections come and go; `automatic` by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// What the table shows, without marks.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(contents)
    }

    /// Shows a snapshot: changes what differs, then calls a handler.
    ///
    /// - Complexity: O(n) for the n rows of sections that differ; O(n log n) where their order does. `F28`
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let difference = contents.difference(to: snapshot.contents)
        let update = { self.contents = snapshot.contents.withoutMarks }
        if let tableView {
            tableView.show(difference, with: animatingDifferences ? defaultRowAnimation : nil, update)
        } else {
            update()
        }
        completion?()
    }

    /// Shows a snapshot: changes what differs, and returns when the table has.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by having the table ask for everything again, then calls a handler. `F28`
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        contents = snapshot.contents.withoutMarks
        tableView?.reloadData()
        completion?()
    }

    /// Shows a snapshot by having the table ask for everything again. `F28`
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// The section of an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

    /// The index of a section; nil where the table does not show it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { contents.index(ofSection: sectionIdentifier) }

    /// The item of a row; nil where there is none.
    ///
    /// - Complexity: O(1). `F29`
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

    /// The path of an item's row; nil where the table does not show it.
    ///
    /// - Complexity: O(1); O(n) for the first lookup after a change. `F29`
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }

    /// The number of sections of the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { contents.sections.count }

    /// The number of items of a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contents.sections[section].items.count
    }

    /// The cell that the provider makes for an item.
    ///
    /// Traps where it makes none. `F36`
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = contents.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
        UIKitException.internalInconsistency.raise(
            "UITableView (\(tableView.identityDescription)) failed to obtain a cell from its dataSource (\(identityDescription))")
    }

    /// No title; a subclass may answer another one.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title; a subclass may answer another one.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// No index; a subclass may answer another one.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of the title's own place; a subclass may answer another one.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

    /// False; a subclass whose rows can be inserted or deleted answers true.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// False; a subclass whose rows can be moved answers true.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Changes nothing; a subclass applies a snapshot.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.noteUnanswered() }

    /// Changes nothing; a subclass applies a snapshot.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.noteUnanswered() }
}
