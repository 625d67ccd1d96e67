/// The header or footer of a table's section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView, ConfiguredView {
    /// Makes a view under the identifier that it is to be reused by; nil for one that is not reused.
    ///
    /// A table makes the views of a registered class this way. `A16`
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Makes the view that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a view that is not reused.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// The identifier that the view is reused by; nil for one that is not.
    ///
    /// It never changes once the view is made.
    open internal(set) var reuseIdentifier: String?

    /// Called before the view is given out again, never on a new one; does nothing itself. `A22` `A23`
    open func prepareForReuse() {}

    /// Whether the table made the view for a title, and uses it for others again.
    var isTitleView = false

    /// Whether the view stays at the table's edge while its section moves on.
    var isPinned = false {
        didSet { if oldValue != isPinned { setNeedsUpdateConfiguration() } }
    }

    var configurations = ViewConfigurations()
    var ownContentView: UIView?
    private var ownTextLabel: UILabel?
    private var ownDetailTextLabel: UILabel?

    /// The view that holds what the header or footer shows; made when it is first asked for.
    ///
    /// What a nib puts in the view is beside it, not in it.
    open var contentView: UIView { ownContentView ?? makeContentView() }

    /// The label for the section's title, in the content view; made when it is first asked for.
    open var textLabel: UILabel? {
        let label = ownTextLabel ?? makeLabel()
        ownTextLabel = label
        return label
    }

    /// The label for more about the section, in the content view; made when it is first asked for.
    open var detailTextLabel: UILabel? {
        let label = ownDetailTextLabel ?? makeLabel()
        ownDetailTextLabel = label
        return label
    }

    /// The view behind all else; nil by default.
    ///
    /// Setting one takes the background configuration away.
    open var backgroundView: UIView? {
        didSet {
            showBackgrounds([backgroundView].compactMap(\.self), of: [oldValue, backgroundView].compactMap(\.self))
            if backgroundView != nil { backgroundConfiguration = nil }
        }
    }

    /// What the view shows in the place of its content view; nil by default.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { showContent(newValue) }
    }

    /// Whether the content follows the view's state; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// What is behind the content; nil by default.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            if newValue != nil { backgroundView = nil }
            showBackground(newValue)
        }
    }

    /// Whether the background follows the view's state; true by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// What a view does to bring its configurations up to date with a state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// Called after ``updateConfiguration(using:)``; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
    }

    /// What the view is at the moment.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        return state
    }

    /// The content for the style of the table that the view is in, without a text.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        tableStyle == .plain ? .plainHeader() : .groupedHeader()
    }

    /// The background for the style of the table that the view is in.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Has the configurations brought up to date before the view is laid out.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Brings the configurations that follow the view's state up to date.
    open func updateConfiguration(using state: UIViewConfigurationState) { followState(state) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight(in: size)) }

    /// A table places its headers and footers.
    override var isPlacedByCode: Bool { superview == nil || superview is UITableView }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        ownContentView?.frame = bounds
        backgroundView?.frame = bounds
        layOutConfiguredBackground()
        layOutLabels()
    }

    override class var keyedProperties: KeyedProperties { headerFooterKeys }

    private var tableStyle: UITableView.Style { (superview as? UITableView)?.style ?? .plain }

    private func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        ownContentView = view
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        return view
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        contentView.addSubview(label)
        return label
    }

    /// What a configured content, or content that is pinned to the edges, needs; else the height of a title. `A55`
    private func naturalHeight(in size: CGSize) -> CGFloat {
        if let view = configurations.contentView {
            return view.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        return ownContentView?.constrainedSize(size, .required, .fittingSizeLevel)?.height ?? SectionMetrics.titleHeight
    }

    private func layOutLabels() {
        guard let content = ownContentView, content !== configurations.contentView else { return }
        let room = content.bounds.insetBy(dx: CellMetrics.horizontalMargin, dy: 0)
        let (text, detail) = room.divided(atDistance: room.height / 2, from: .minYEdge)
        ownTextLabel?.frame = ownDetailTextLabel == nil ? room : text
        ownDetailTextLabel?.frame = ownTextLabel == nil ? room : detail
    }
}

extension UITableViewHeaderFooterView {
    func adoptConfiguredContent(_ view: UIView?) {
        ownContentView?.removeFromSuperview()
        ownContentView = view
        if let view { insertSubview(view, at: configurations.backgroundView == nil ? 0 : 1) }
        setNeedsLayout()
    }

    func configuredContentDidChange() { setNeedsLayout() }

    func callConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    static let headerFooterKeys = UIView.keyedProperties.adding([
        "contentView": KeyedProperty(\UITableViewHeaderFooterView.ownContentView),
        "textLabel": KeyedProperty(reading: \UITableViewHeaderFooterView.textLabel),
        "detailTextLabel": KeyedProperty(reading: \UITableViewHeaderFooterView.detailTextLabel),
        "backgroundView": KeyedProperty(\UITableViewHeaderFooterView.backgroundView),
        "reuseIdentifier": KeyedProperty(reading: \UITableViewHeaderFooterView.reuseIdentifier),
    ])
}
