/// A control that runs an action when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// Makes a button without a look of its own, with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the button that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a button of a type, without a size. `D48`
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        take(buttonType)
    }

    /// Makes a button of a type that shows an action's title and image, and runs it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        take(buttonType)
    }

    /// Makes a button that looks as a configuration says; it shows an action's title and image where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero, primaryAction: primaryAction)
        take(.system)
        // What an initializer sets itself is not observed.
        show(configuration)
    }

    /// Makes a button that shows an action's title and image, and runs it.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { take(primaryAction) }
    }

    /// What type of button it is; `custom` for one that was made without a type.
    open internal(set) var buttonType = ButtonType.custom

    /// What the button shows in each state.
    var content = ButtonContent()

    /// The label with the title, a subview; made when it is first needed.
    open var titleLabel: UILabel? { madeTitleLabel }

    /// The view with the image, a subview; made when it is first needed.
    open var imageView: UIImageView? { madeImageView }

    /// The label under the title, a subview; nil without a configuration that has a subtitle.
    open var subtitleLabel: UILabel? { storedSubtitleLabel }

    var storedTitleLabel: UILabel?
    var storedImageView: UIImageView?
    var storedSubtitleLabel: UILabel?

    /// How the button looks, which comes before its titles and images for states; nil by default.
    open var configuration: Configuration? {
        didSet {
            showContent()
            invalidateIntrinsicContentSize()
            setNeedsUpdateConfiguration()
        }
    }

    /// What changes the configuration to suit the button's state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Whether the configuration is brought up to date when the state changes; true by default.
    open var automaticallyUpdatesConfiguration = true

    var needsUpdateConfiguration = false

    /// Has the configuration brought up to date when the button is next laid out.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Changes the configuration to suit the state: calls the handler, unless overridden.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Room between the edges and the title and image together; none by default. `D48`
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// By how much the title moves; not at all by default.
    ///
    /// It does not count in the size. `D48`
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// By how much the image moves; not at all by default.
    ///
    /// It does not count in the size. `D48`
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    /// Whether the title's shadow turns over while the button is highlighted; false by default.
    open var reversesTitleShadowWhenHighlighted = false

    /// Whether the image is darker while the button is highlighted; true by default.
    open var adjustsImageWhenHighlighted = true

    /// Whether the image is lighter while the button cannot be used; true by default.
    open var adjustsImageWhenDisabled = true

    /// Whether the button glows under a finger; false by default.
    open var showsTouchWhenHighlighted = false

    /// Whether the button reacts to a pointer above it; false by default.
    open var isPointerInteractionEnabled = false

    /// Whether a tap turns the selection on or off, before the action runs; false by default.
    open var changesSelectionAsPrimaryAction = false

    /// What the button is for; nothing special by default.
    open var role = Role.normal

    /// Which system's buttons it is like; chosen by the system by default.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    /// Whether the image grows with the larger of the text sizes that a person may choose; false by default.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false

    /// Sets the title of a state; the normal state's stands in for states that have none. `D48`
    open func setTitle(_ title: String?, for state: UIControl.State) { change { $0.titles[state] = title } }

    /// Sets the title with attributes of a state, which comes before the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change { $0.attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) } }
    }

    /// Sets the title's color in a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change { $0.titleColors[state] = color } }

    /// Sets the color of the title's shadow in a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        change { $0.titleShadowColors[state] = color }
    }

    /// Sets the image of a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change { $0.images[state] = image } }

    /// Sets the image behind the title and the image in a state.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        change { $0.backgroundImages[state] = image }
    }

    /// Sets the size, weight and scale that a symbol has in a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        change { $0.symbolConfigurations[state] = configuration }
    }

    /// The title of a state, else the normal state's. `D48`
    open func title(for state: UIControl.State) -> String? { content.titles.value(for: state) }

    /// The title with attributes of a state, else the normal state's.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        content.attributedTitles.value(for: state)
    }

    /// The title's color in a state, else the normal state's, else the one that the type has: the tint, or white for a custom button.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        content.titleColors.value(for: state) ?? (buttonType == .custom ? .white : tintColor)
    }

    /// The color of the title's shadow in a state, else the normal state's.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.titleShadowColors.value(for: state) }

    /// The image of a state, else the normal state's.
    open func image(for state: UIControl.State) -> UIImage? { content.images.value(for: state) }

    /// The image behind the title and the image in a state, else the normal state's.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { content.backgroundImages.value(for: state) }

    /// The size, weight and scale of a symbol in a state, else the normal state's.
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        content.symbolConfigurations.value(for: state)
    }

    /// The title that is shown: the configuration's where it has one, else that of the present state.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// The title with attributes of the present state.
    open var currentAttributedTitle: NSAttributedString? { configuration?.styledTitle ?? attributedTitle(for: state) }

    /// The title's color that is shown.
    open var currentTitleColor: UIColor { configuration?.baseForegroundColor ?? titleColor(for: state) ?? .white }

    /// The color of the title's shadow that is shown.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image that is shown: the configuration's where it has one, else that of the present state.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// The image behind the others that is shown.
    open var currentBackgroundImage: UIImage? { configuration?.background.image ?? backgroundImage(for: state) }

    /// The size, weight and scale of the symbol that is shown.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
    }

    /// The size of the title and the image with the room round them. `E27` `D48`
    open override var intrinsicContentSize: CGSize { contentSize }

    /// The button's own size, whatever size is offered. `E27`
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    /// A configuration's title goes on in the next line where there is too little room.
    override var heightFollowsWidth: Bool { configuration != nil && titleCanWrap }

    override var firstBaselineOffsetFromTop: CGFloat {
        titleBaseline(inHeight: heightForBaseline) ?? super.firstBaselineOffsetFromTop
    }

    override var lastBaselineOffsetFromBottom: CGFloat {
        guard let first = titleBaseline(inHeight: heightForBaseline) else { return super.lastBaselineOffsetFromBottom }
        return heightForBaseline - first - titleBaselineDistance
    }

    /// Brings the configuration up to date where that is pending, and gives the image and the titles their frames.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsUpdateConfiguration {
            needsUpdateConfiguration = false
            updateConfiguration()
        }
        layOutContent()
    }

    /// Where the background is in bounds: all of them.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the image and the title are in bounds: within the content's insets.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetByEdges(contentEdgeInsets) }

    /// Where the title is in a rectangle for the content: after the image, aligned together with it, and cut where it is too long.
    ///
    /// A button with a configuration does not ask.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        plainLayout.titleFrame(in: contentRect, insets: titleEdgeInsets)
    }

    /// Where the image is in a rectangle for the content: before the title, aligned together with it.
    ///
    /// A button with a configuration does not ask.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        plainLayout.imageFrame(in: contentRect, insets: imageEdgeInsets)
    }

    override func takeVariation(_ change: InterfaceChange) {
        super.takeVariation(change)
        takeButtonVariation(change)
    }

    /// What a configuration shows follows the text size by itself.
    override func traitsDidSettle(from previous: UITraitCollection?) {
        super.traitsDidSettle(from: previous)
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        guard previous != nil || configuration != nil else { return }
        traitCollection.performAsCurrent { showContent() }
        invalidateIntrinsicContentSize()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContent()
    }

    /// Turns the selection over where a tap does, and runs the primary action of a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        send(for: .primaryActionTriggered, with: event)
    }

    override func stateDidChange() {
        super.stateDidChange()
        showContent()
        if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeButton(decoder) }
    }

    override class var keyedProperties: KeyedProperties { buttonKeys }
}

extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
