import InterfaceDocuments

/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    /// Makes a bar with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the bar that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var appearances = BarAppearances<UIToolbarAppearance>()
    private var backgroundImages = BarImages()
    private var shadowImages = BarImages()

    /// Says where the bar is.
    open weak var delegate: (any UIToolbarDelegate)?

    /// Where the bar is, as the delegate says; at the bottom by default.
    open var barPosition: UIBarPosition {
        let told = delegate?.position(for: self) ?? .any
        return told == .any ? .bottom : told
    }

    /// The colors of the bar; dark on light by default.
    open var barStyle = UIBarStyle.default
    /// Whether what lies below shows through; true by default.
    open var isTranslucent = true
    /// The color of the bar's background; nil for the style's.
    open var barTintColor: UIColor?
    /// The items, from the left; nil by default.
    open var items: [UIBarButtonItem]?

    /// How the bar looks.
    ///
    /// A copy is kept.
    open var standardAppearance: UIToolbarAppearance {
        get {
            if let appearance = appearances.standard { return appearance }
            let appearance = UIToolbarAppearance()
            appearances.standard = appearance
            return appearance
        }
        set { appearances.standard = newValue.copy() }
    }

    /// How the bar looks on a phone that lies on its side; nil for as usual.
    ///
    /// A copy is kept.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue?.copy() }
    }

    /// How the bar looks where content does not reach under it; nil for as usual.
    ///
    /// A copy is kept.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue?.copy() }
    }

    /// How the bar looks on a phone that lies on its side, where content does not reach under it; nil for as usual.
    ///
    /// A copy is kept.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue?.copy() }
    }

    /// Sets the items.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// Sets the image behind the bar for a place and a kind of room.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[topOrBottom, barMetrics] = backgroundImage
    }

    /// The image behind the bar for a place and a kind of room.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[topOrBottom, barMetrics]
    }

    /// Sets the image at the bar's edge for a place.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom, .default] = shadowImage
    }

    /// The image at the bar's edge for a place.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom, .default] }

    /// As high as a bar is, 44 points, and where there is little height 32; any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: BarHeights(traitCollection).toolbar(of: .current, isAboveLine: isAboveLine))
    }

    /// Whether a constraint has the bar end where the safe area does, above the line that stands for a button.
    private var isAboveLine: Bool {
        guard let superview, superview.safeAreaInsets.bottom > 0 else { return false }
        let safeArea = superview.safeAreaLayoutGuide
        return superview.constraints.contains { constraint in
            constraint.isActive && constraint.firstAttribute == .bottom && constraint.secondAttribute == .bottom
                && [self, safeArea].allSatisfy { $0 === constraint.firstItem || $0 === constraint.secondItem }
        }
    }

    /// The offered width, and a bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        decodeBar(decoder)
        decoder.appearances(into: &appearances) { UIToolbarAppearance() }
    }

    override class var keyedProperties: KeyedProperties { toolbarKeys }
}

/// Says where a toolbar is.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
