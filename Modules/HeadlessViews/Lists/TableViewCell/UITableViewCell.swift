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
    }

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
    open var backgroundView: UIView? {
        get { backgrounds.plain }
        set { backgrounds.plain = newValue }
    }

    /// The view behind the content of a selected cell, above ``backgroundView``; nil by default.
    ///
    /// It is in the cell only while that is selected or highlighted. `A97`
    open var selectedBackgroundView: UIView? {
        get { backgrounds.selected }
        set { backgrounds.selected = newValue }
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
    open func setEditing(_ editing: Bool, animated: Bool) { state.isEditing = editing }

    /// How the cell can be edited; `none` by default.
    open internal(set) var editingStyle = EditingStyle.none

    /// What is at the cell's end; `none` by default.
    ///
    /// An ``accessoryView`` comes before it. `A95`
    open var accessoryType = AccessoryType.none

    /// The view at the cell's end; nil by default.
    open var accessoryView: UIView? {
        didSet { accessoryDidChange(from: oldValue) }
    }

    /// What is at the cell's end while it is edited; `none` by default.
    ///
    /// An ``editingAccessoryView`` comes before it.
    open var editingAccessoryType = AccessoryType.none

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

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeCell(decoder) }
    }

    override class var keyedProperties: KeyedProperties { tableViewCellKeys }
}
