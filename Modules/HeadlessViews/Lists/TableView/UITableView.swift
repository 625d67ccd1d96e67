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
    /// The rows and prototypes that are drawn in it are not made: a nib has none at run time.
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
    open weak var dataSource: (any UITableViewDataSource)?

    // Objective-C lets a property's protocol become narrower in a subclass. Swift does not, so this is a property of its own over the
    // scroll view's.
    /// What hears of the table's rows and its scrolling; it is not kept alive. `A101`
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set { super.delegate = newValue }
    }

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
    open var rowHeight = UITableView.automaticDimension
    /// The height of section headers, in points; ``automaticDimension`` by default.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of section footers, in points; ``automaticDimension`` by default.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// The height that rows are taken to have before they are measured; ``automaticDimension`` by default, 0 for no such guess.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height that headers are taken to have before they are measured; ``automaticDimension`` by default, 0 for no such guess.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// The height that footers are taken to have before they are measured; ``automaticDimension`` by default, 0 for no such guess.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The space above section headers, in points; ``automaticDimension`` by default.
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    /// The height of the empty rows below the last one, in points; 0, which is none, by default.
    open var fillerRowHeight: CGFloat = 0

    /// What separates the rows; `singleLine` by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of the separators; the system's by default.
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
    /// The colour of the index's text; nil, for the table's tint, by default.
    open var sectionIndexColor: UIColor?
    /// The colour behind the index; nil by default.
    open var sectionIndexBackgroundColor: UIColor?
    /// The colour behind the index while it is touched; nil by default.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutEdgeViews()
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeTableView(decoder) } else { backgroundColor = .systemBackground }
    }

    override class var keyedProperties: KeyedProperties { tableViewKeys }
}
