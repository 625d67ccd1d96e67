/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    /// Makes a cell of one of UIKit's styles, under the identifier that it is to be reused by; nil for a cell that is not reused.
    ///
    /// A table makes the cells of a registered class this way, with the style `default`. `A14` `A17`
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        adoptContentView(UITableViewCellContentView())
    }

    /// Makes the cell that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if ownContentView == nil { adoptContentView(UITableViewCellContentView()) }
    }

    /// Makes a cell of the style `default` that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// The style that decides which labels the cell has.
    var style = CellStyle.default

    /// The identifier that the cell is reused by; nil for one that is not.
    ///
    /// It never changes once the cell is made. `A18`
    open internal(set) var reuseIdentifier: String?

    /// Called before the cell is given out again, never on a new one. `A22`
    ///
    /// The cell is neither selected nor highlighted afterwards. An override calls `super`. `A25`
    open func prepareForReuse() {
        if isHighlighted { setHighlighted(false, animated: false) }
        if isSelected { setSelected(false, animated: false) }
        isSwiped = false
        setNeedsUpdateConfiguration()
    }

    /// The height that the cell has in the document that it is made of; nil for a cell made in code.
    var drawnHeight: CGFloat?

    /// Whether the cell is a static table's own row, which waits for no reuse. `C29`
    var isStatic = false

    /// The segues that a tap on the cell sets off.
    var segues = CellSegues()

    /// Whether the accessory view goes away while the cell is edited, as documents can say of a cell.
    ///
    /// A property that UIKit gave up.
    var hidesAccessoryWhenEditing = true

    var configurations = ViewConfigurations()

    var ownContentView: UIView?
    var ownTextLabel: UILabel?
    var ownDetailTextLabel: UILabel?
    var ownImageView: UIImageView?

    /// The view that holds what the cell shows.
    open var contentView: UIView { ownContentView ?? adoptContentView(UITableViewCellContentView()) }

    /// The label of the cell's style; made when it is first asked for.
    open var textLabel: UILabel? { styledTextLabel }

    /// The second label of the cell's style; nil for the style `default`. `A96`
    open var detailTextLabel: UILabel? { styledDetailTextLabel }

    /// The image view of the cell's style; nil for the style `value2`, which has none.
    open var imageView: UIImageView? { styledImageView }

    var backgrounds = CellBackgrounds() {
        didSet { backgroundsDidChange(from: oldValue) }
    }

    /// The view behind all else in the cell; nil by default.
    ///
    /// Setting one takes the background configuration away. `A97`
    open var backgroundView: UIView? {
        get { backgrounds.plain }
        set {
            backgrounds.plain = newValue
            if newValue != nil { showBackground(nil) }
        }
    }

    /// The view behind the content of a selected cell, above ``backgroundView``; nil by default.
    ///
    /// It is in the cell only while that is selected or highlighted. `A97`
    open var selectedBackgroundView: UIView? {
        get { backgrounds.selected }
        set {
            backgrounds.selected = newValue
            if newValue != nil { showBackground(nil) }
        }
    }

    /// The view that takes the place of ``selectedBackgroundView`` in a table that lets several rows be selected; nil by default.
    open var multipleSelectionBackgroundView: UIView? {
        get { backgrounds.multiplySelected }
        set { backgrounds.multiplySelected = newValue }
    }

    /// How a selected cell looks; `default` by default.
    open var selectionStyle = SelectionStyle.default

    var state = CellState() {
        didSet { if oldValue != state { stateDidChange() } }
    }

    /// Whether the cell is selected; false by default.
    open var isSelected: Bool {
        get { state.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted, as under a finger; false by default.
    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Whether the cell is being edited; false by default.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Selects or deselects the cell, at once.
    open func setSelected(_ selected: Bool, animated: Bool) { state.isSelected = selected }

    /// Highlights the cell or not, at once.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { state.isHighlighted = highlighted }

    /// Begins or ends the editing of the cell, at once.
    ///
    /// The table calls it for each cell in sight. `A99`
    open func setEditing(_ editing: Bool, animated: Bool) { changeControls { $0.isEditing = editing } }

    /// Told that the cell is about to show other controls.
    open func willTransition(to state: StateMask) {}

    /// Told that the cell shows other controls.
    open func didTransition(to state: StateMask) {}

    /// Whether the cell shows the button that confirms a deletion, or other swipe actions.
    open var showingDeleteConfirmation: Bool { state.isSwiped }

    /// How the cell can be edited; `none` by default.
    open internal(set) var editingStyle = EditingStyle.none

    /// What is at the cell's end; `none` by default.
    ///
    /// An ``accessoryView`` comes before it. `A95`
    open var accessoryType = AccessoryType.none {
        didSet { if oldValue != accessoryType { setNeedsLayout() } }
    }

    /// The view at the cell's end; nil by default.
    open var accessoryView: UIView? {
        didSet { accessoryDidChange(from: oldValue) }
    }

    /// What is at the cell's end while it is edited; `none` by default.
    ///
    /// An ``editingAccessoryView`` comes before it.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if oldValue != editingAccessoryType { setNeedsLayout() } }
    }

    /// The view at the cell's end while it is edited; nil by default.
    open var editingAccessoryView: UIView? {
        didSet { accessoryDidChange(from: oldValue) }
    }

    /// How many times the content is indented; 0 by default.
    open var indentationLevel = 0 {
        didSet { if oldValue != indentationLevel { setNeedsLayout() } }
    }

    /// The width of an indentation, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if oldValue != indentationWidth { setNeedsLayout() } }
    }

    /// Whether the background is indented while the cell is edited; true by default.
    open var shouldIndentWhileEditing = true

    /// Whether a cell that can be moved shows a control for that; false by default.
    open var showsReorderControl = false

    /// The space at the ends of the separator below the cell, in points; 16 at the left by default.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    /// How the cell shows that it has the focus; `default` by default.
    open var focusStyle = FocusStyle.default

    /// What the cell shows in the place of its content view; nil by default.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { showContent(newValue) }
    }

    /// Whether the content follows the cell's state; true by default. `A95`
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// What is behind the content; nil by default.
    ///
    /// Setting one takes the background views away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
            showBackground(newValue)
        }
    }

    /// Whether the background follows the cell's state; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// Called after ``updateConfiguration(using:)``; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

    /// What the cell is at the moment.
    open var configurationState: UICellConfigurationState { plainConfigurationState }

    /// The content for the cell's style, without a text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styleContentConfiguration }

    /// The background for the style of the table that the cell is in.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styleBackgroundConfiguration }

    /// Has the configurations brought up to date before the cell is laid out.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Brings the configurations that follow the cell's state up to date.
    ///
    /// It is called before the cell is first seen, and after each change of its state.
    open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

    /// The height of the labels of the cell's style, in the width that is asked for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let height = verticalFittingPriority == .required ? targetSize.height : fittingHeight(in: targetSize)
        return CGSize(width: targetSize.width, height: height)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        tellSizeChanged()
    }

    /// A table places its cells; a cell that is put elsewhere is a view like others.
    override var isPlacedByCode: Bool { superview == nil || superview is UITableView }

    override var defaultLayoutMargins: UIEdgeInsets { super.defaultLayoutMargins.withTableSides }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        layOutParts()
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeCell(decoder) }
    }

    override class var keyedProperties: KeyedProperties { tableViewCellKeys }
}
