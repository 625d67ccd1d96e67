/// An item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Makes a cell; a collection view makes those of a registered class this way. `A15`
    public override init(frame: CGRect) {
        super.init(frame: frame)
        adoptContentView(makeContentView())
    }

    /// Makes the cell that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if ownContentView == nil { adoptContentView(makeContentView()) }
    }

    var ownContentView: UIView?
    var configurations = ViewConfigurations()

    /// The size that the cell has in the document that it is made of, where that gives it one of its own.
    ///
    /// A storyboard's prototype of that size is no larger at run time: what places the items decides.
    var drawnSize: CGSize?

    /// The segues that a tap on the cell sets off.
    var segues = CellSegues()

    /// Whether the list that the cell is in is being edited, and the cell with it.
    var isEditingInList = false {
        didSet { if oldValue != isEditingInList { setNeedsUpdateConfiguration() } }
    }

    /// The view that holds what the cell shows.
    open var contentView: UIView { ownContentView ?? adoptContentView(makeContentView()) }

    var backgrounds = CellBackgrounds() {
        didSet { showBackgrounds(known: oldValue.all + backgrounds.all) }
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

    /// The view behind the content of a selected or highlighted cell, above ``backgroundView``; nil by default. `A98`
    ///
    /// Setting one takes the background configuration away. `A97`
    open var selectedBackgroundView: UIView? {
        get { backgrounds.selected }
        set {
            backgrounds.selected = newValue
            if newValue != nil { showBackground(nil) }
        }
    }

    /// Whether the cell is selected; false by default. `A19`
    ///
    /// Setting it selects nothing in the collection view. `A92`
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }

    /// Whether the cell is highlighted, as under a finger; false by default. `A19`
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// What the cell shows in the place of its content view; nil by default.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { showContent(newValue) }
    }

    /// Whether the content follows the cell's state; true by default.
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

    /// The background that a cell has where nothing else is said: none.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Has the configurations brought up to date before the cell is laid out.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Brings the configurations that follow the cell's state up to date.
    ///
    /// It is called before the cell is first seen, and after each change of its state.
    open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

    /// Told that the cell is being dragged, or no longer; does nothing itself.
    open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

    /// The size that fits the content view, where that has anything to measure; else what `sizeThatFits(_:)` answers.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        if horizontalFittingPriority == .required, verticalFittingPriority == .required { return targetSize }
        if let view = configurations.contentView {
            return view.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return contentView.constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        contentView.frame = contentFrame
        layOutConfiguredBackground()
        for view in backgrounds.all where view.superview === self { view.frame = bounds }
    }

    /// Where the content is in the cell: everywhere, but for what a subclass puts at the sides.
    var contentFrame: CGRect { bounds }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeCell(decoder) }
    }

    override class var keyedProperties: KeyedProperties { collectionViewCellKeys }
}
