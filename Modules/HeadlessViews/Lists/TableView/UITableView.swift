/// A list of rows in sections.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// Makes a table of a style, which it keeps. `A59`
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Makes the table that an Interface Builder document describes.
    ///
    /// Rows that are drawn in it are a static table's; cells that are drawn in it are registered as prototypes. `A4`
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a table of the style `plain`. `A59`
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// What stands for a height that the table finds out itself: −1. `A51`
    nonisolated public static let automaticDimension: CGFloat = -1

    /// The title that stands for the search symbol in the index of the sections.
    nonisolated public static let indexSearch = "{search}"

    /// How the table shows its sections; `plain` by default.
    open internal(set) var style = Style.plain

    /// What gives the table its rows; it is not kept alive.
    ///
    /// Setting it has the table load: the next layout, or question, asks it. `A42`
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if oldValue !== dataSource { unload() } }
    }

    /// What prepares the data of rows before they come into sight; it is not kept alive.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// What the table has loaded, shows and is about to change.
    final var state = TableState()

    // Objective-C lets a property's protocol become narrower in a subclass. Swift does not, so this is a property of its own over the
    // scroll view's.
    /// What hears of the table's rows and its scrolling; it is not kept alive. `A101`
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { rowDelegate }
        set {
            super.delegate = newValue
            heightsDidChange()
        }
    }

    /// The scroll view's delegate as a table's, kept since to find out whether it is one takes long.
    private weak var knownDelegate: (any UITableViewDelegate)?

    private var rowDelegate: (any UITableViewDelegate)? {
        guard let delegate = super.delegate else { return nil }
        if let knownDelegate, knownDelegate === delegate { return knownDelegate }
        knownDelegate = delegate as? any UITableViewDelegate
        return knownDelegate
    }

    /// The rows of a static table; nil for any other.
    var staticContent: StaticTableContent?

    var cells = ReuseStock<String, UITableViewCell>()
    var sectionViews = ReuseStock<String, UITableViewHeaderFooterView>()

    /// Registers the class that cells of an identifier are made of; nil takes the registration away. `A1` `A2`
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        ListFailure.trapping(try registerCell(cellClass, identifier))
    }

    /// Registers the nib that cells of an identifier are made from; nil takes the registration away. `A1` `A2`
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        ListFailure.trapping(try registerCell(nib, identifier))
    }

    /// Registers the class that headers and footers of an identifier are made of; nil takes the registration away. `A8`
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        ListFailure.trapping(try registerSectionView(aClass, identifier))
    }

    /// Registers the nib that headers and footers of an identifier are made from; nil takes the registration away. `A8`
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        ListFailure.trapping(try registerSectionView(nib, identifier))
    }

    /// A cell that waited to be used again, else a new one, else nil where nothing is registered. `A11`
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        ListFailure.trapping(try anyCell(withIdentifier: identifier))
    }

    /// A cell for a row: one that waited to be used again, else a new one.
    ///
    /// Traps where nothing is registered under the identifier. `A12`
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        ListFailure.trapping(try cell(withIdentifier: identifier, for: indexPath))
    }

    /// A header or footer that waited to be used again, else a new one, else nil where nothing is registered. `A16`
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        ListFailure.trapping(try sectionView(withIdentifier: identifier))
    }

    /// The height of rows, in points; ``automaticDimension`` by default. `A50`
    open var rowHeight = UITableView.automaticDimension {
        didSet { if oldValue != rowHeight { heightsDidChange() } }
    }
    /// The height of section headers, in points; ``automaticDimension`` by default.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if oldValue != sectionHeaderHeight { heightsDidChange() } }
    }
    /// The height of section footers, in points; ``automaticDimension`` by default.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if oldValue != sectionFooterHeight { heightsDidChange() } }
    }
    /// The height that rows are taken to have before they are measured; ``automaticDimension`` by default, 0 for no such guess.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if oldValue != estimatedRowHeight { heightsDidChange() } }
    }
    /// The height that headers are taken to have before they are measured; ``automaticDimension`` by default, 0 for no such guess.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if oldValue != estimatedSectionHeaderHeight { heightsDidChange() } }
    }
    /// The height that footers are taken to have before they are measured; ``automaticDimension`` by default, 0 for no such guess.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if oldValue != estimatedSectionFooterHeight { heightsDidChange() } }
    }
    /// The space above section headers, in points; ``automaticDimension`` by default.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if oldValue != sectionHeaderTopPadding { heightsDidChange() } }
    }
    /// The height of the empty rows below the last one, in points; 0, which is none, by default.
    open var fillerRowHeight: CGFloat = 0

    /// When a row is measured again that is in the table; as its cell's content changes by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// What separates the rows; `singleLine` by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The color of the separators; the system's by default.
    open var separatorColor: UIColor? = .separator
    /// The space at the ends of the separators, in points; 16 at the left by default.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// What ``separatorInset`` counts from; the cell's edges by default.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// Whether cells keep their content from being too wide to read; false by default.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether the content views of cells keep clear of the safe area; true by default.
    open var insetsContentViewsToSafeArea = true

    /// The view above the first section; nil by default.
    ///
    /// Of its frame only the height counts. `A57`
    open var tableHeaderView: UIView? {
        didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
    }

    /// The view below the last section; nil by default.
    ///
    /// Of its frame only the height counts. `A57`
    open var tableFooterView: UIView? {
        didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
    }

    /// The view behind the rows, which does not move with them; nil by default.
    open var backgroundView: UIView? {
        didSet { showBackgrounds([backgroundView].compactMap(\.self), of: [oldValue, backgroundView].compactMap(\.self)) }
    }

    /// Whether a row can be selected; true by default.
    open var allowsSelection = true
    /// Whether a row can be selected while the table is edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected; false by default.
    open var allowsMultipleSelection = false
    /// Whether several rows can be selected while the table is edited; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the row that gets the focus is selected; false by default.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the row that had it; false by default.
    open var remembersLastFocusedIndexPath = false
    /// Whether rows can be dragged out of the table; true by default.
    open var dragInteractionEnabled = true
    /// Whether cells are made a little before they are seen; true by default.
    open var isPrefetchingEnabled = true

    /// The number of rows from which on the index of the sections is shown; 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// The color of the index's text; nil, for the table's tint, by default.
    open var sectionIndexColor: UIColor?
    /// The color behind the index; nil by default.
    open var sectionIndexBackgroundColor: UIColor?
    /// The color behind the index while it is touched; nil by default.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    /// How many sections the table has; asked for once, until a reload or an update. `A41`
    open var numberOfSections: Int { loadedLengths.count }

    /// How many rows a section has, asked for once; 0 for a section that there is not.
    open func numberOfRows(inSection section: Int) -> Int { hasSection(section) ? loadedLengths[section].rows.count : 0 }

    /// The rectangle of a section with its header and footer; zero for one that there is not.
    open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) }

    /// The rectangle of a section's header where that lies among the rows; zero for a section that there is not.
    open func rectForHeader(inSection section: Int) -> CGRect { rect(.header, section) }

    /// The rectangle of a section's footer where that lies among the rows; zero for a section that there is not.
    open func rectForFooter(inSection section: Int) -> CGRect { rect(.footer, section) }

    /// The rectangle of a row; zero for one that there is not. `A38`
    open func rectForRow(at indexPath: IndexPath) -> CGRect { hasRow(indexPath) ? rect(ofRow: indexPath) : .zero }

    /// The row at a point of the content; nil outside of all rows. `A38`
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

    /// The row of a cell that is in the table; nil for any other.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { row(of: cell) }

    /// The rows that a rectangle of the content touches; empty where it touches none. `A38`
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    /// The cell that the table holds for a row: one that is seen, or one that has the first responder in it. `A35`
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { heldCell(indexPath) }

    /// The cells that are seen, from top to bottom. `A36`
    open var visibleCells: [UITableViewCell] { visibleRows.compactMap { state.cells[$0] } }

    /// The rows that are seen, from top to bottom; nil where there are none. `A36`
    open var indexPathsForVisibleRows: [IndexPath]? {
        let rows = visibleRows
        return rows.isEmpty ? nil : rows
    }

    /// The header of a section that is in the table; nil where it is another sort of view, too.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfPending()
        return state.headers[section] as? UITableViewHeaderFooterView
    }

    /// The footer of a section that is in the table; nil where it is another sort of view, too.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        tileIfPending()
        return state.footers[section] as? UITableViewHeaderFooterView
    }

    /// Scrolls a row to a place, at once; a row of `NSNotFound` stands for its section.
    ///
    /// Traps for a row that there is not. `A81`
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls the selected row to a place that is nearest to what is seen.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearestSelection(at: scrollPosition, animated: animated)
    }

    /// Loads again: the counts and heights now, the cells as the table is laid out.
    ///
    /// No row is selected afterwards. `A31` `A93`
    open func reloadData() { reload() }

    /// Asks for the titles of the index again.
    open func reloadSectionIndexTitles() { reloadIndexTitles() }

    /// Makes changes in a batch, then calls a handler with true.
    ///
    /// Deletes are made before inserts, in whatever order they come. `A46`
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openBatch()
        updates?()
        closeBatch()
        completion?(true)
    }

    /// Opens a batch of changes, which may be inside another one.
    open func beginUpdates() { openBatch() }

    /// Closes a batch of changes; the outermost one is carried out now.
    ///
    /// Traps with UIKit's text where the changes contradict each other or the data source. `A77` `A78` `A80`
    open func endUpdates() { closeBatch() }

    /// Whether changes wait for their batch to be closed, or a row is being moved.
    open var hasUncommittedUpdates: Bool { state.batchDepth > 0 || state.isReordering }

    /// Inserts sections, by their indexes after the batch.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change(.insertSections(sections)) }

    /// Deletes sections, by their indexes before the batch.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change(.deleteSections(sections)) }

    /// Asks for all of sections again, by their indexes before the batch.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change(.reloadSections(sections)) }

    /// Moves a section, from its index before the batch to the one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) { change(.moveSection(from: section, to: newSection)) }

    /// Inserts rows, by their paths after the batch. `A46`
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(.insertItems(indexPaths)) }

    /// Deletes rows, by their paths before the batch. `A46`
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(.deleteItems(indexPaths)) }

    /// Asks for other cells for rows, by their paths before the batch. `A33`
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(.reloadItems(indexPaths)) }

    /// Moves a row, from its path before the batch to the one after it. `A47`
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.moveItem(from: indexPath, to: newIndexPath))
    }

    /// Has the data source configure the cells of rows anew, which it dequeues once more. `A24` `A34`
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Whether the table is edited; false by default.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing: the visible cells with it. `A99`
    open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

    /// The selected row; where several are, the first one of them; nil where none is. `A39`
    open var indexPathForSelectedRow: IndexPath? { state.selection.min() }

    /// The selected rows, in their order; nil where none is. `A39`
    open var indexPathsForSelectedRows: [IndexPath]? { state.selection.isEmpty ? nil : state.selection.sorted() }

    /// Selects a row, or none for nil; the delegate is not told. `A90`
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, at: scrollPosition)
    }

    /// Deselects a row; the delegate is not told. `A90`
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    /// Posted, with the table, when a tap has changed the selection.
    nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")

    override var findsContentSize: Bool { true }

    override var defaultLayoutMargins: UIEdgeInsets { super.defaultLayoutMargins.withTableSides }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
        layOutEdgeViews()
    }

    /// Rows that are measured have other heights with another text size.
    override func traitsDidSettle(from previous: UITraitCollection?) {
        super.traitsDidSettle(from: previous)
        guard let previous, previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        heightsDidChange()
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeTableView(decoder) } else { backgroundColor = .systemBackground }
    }

    override class var keyedProperties: KeyedProperties { tableViewKeys }
}
