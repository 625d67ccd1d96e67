import InterfaceDocuments

/// A bar that shows where in a stack of contents the user is.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    /// Makes a bar with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the bar that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var stack: [UINavigationItem] = []
    private var appearances = BarAppearances<UINavigationBarAppearance>()
    private var backgroundImages = BarImages()

    /// The controller whose stack the bar shows.
    weak var navigationController: UINavigationController?

    /// Asked before items come and go, and told when they have.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// Where the bar is, as the delegate says; at the top by default.
    open var barPosition: UIBarPosition {
        let told = delegate?.position(for: self) ?? .any
        return told == .any ? .top : told
    }

    /// The colors of the bar; dark on light by default.
    open var barStyle = UIBarStyle.default
    /// Whether what lies below shows through; true by default.
    open var isTranslucent = true
    /// The color of the bar's background; nil for the style's.
    open var barTintColor: UIColor?
    /// Whether titles are large, where their items allow it; false by default.
    open var prefersLargeTitles = false
    /// The attributes of the title; nil for the usual ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of a large title; nil for the usual ones.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image at the bar's lower edge; nil for the usual line.
    open var shadowImage: UIImage?
    /// The image beside the title of the back button; nil for the usual arrow.
    open var backIndicatorImage: UIImage?
    /// The image that masks content as it passes the back button's image; nil for the usual one.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// How the bar looks.
    ///
    /// A copy is kept.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            if let appearance = appearances.standard { return appearance }
            let appearance = UINavigationBarAppearance()
            appearances.standard = appearance
            return appearance
        }
        set { appearances.standard = newValue.copy() }
    }

    /// How the bar looks on a phone that lies on its side; nil for as usual.
    ///
    /// A copy is kept.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue?.copy() }
    }

    /// How the bar looks where content does not reach under it; nil for as usual.
    ///
    /// A copy is kept.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue?.copy() }
    }

    /// How the bar looks on a phone that lies on its side, where content does not reach under it; nil for as usual.
    ///
    /// A copy is kept.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = newValue?.copy() }
    }

    /// The items, the first at the bottom of the stack; nil where there are none.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { stack = newValue ?? [] }
    }

    /// The item that the bar shows.
    open var topItem: UINavigationItem? { stack.last }

    /// The item to which the back button leads.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Sets the items.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// Puts an item on top, if the delegate allows it.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        stack.append(item)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the item from the top, if the delegate allows it, and answers it; the last one stays.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let item = topItem, delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
        stack.removeLast()
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Does what a tap on the back button does: takes the item from the top, with its controller where the bar shows a stack of these.
    ///
    /// The delegate may refuse it, or the controller itself where it is a bar's delegate; answers whether an item was taken.
    /// Headless only.
    @_spi(Headless) @discardableResult
    public func tapBackButton() -> Bool {
        guard let navigationController else { return popItem(animated: true) != nil }
        guard stack.count > 1, let item = topItem, !item.hidesBackButton else { return false }
        let gatekeeper = navigationController as? any UINavigationBarDelegate
        guard gatekeeper?.navigationBar(self, shouldPop: item) != false else { return false }
        return navigationController.popViewController(animated: true) != nil
    }

    /// Sets the image behind the bar for a kind of room, wherever the bar is.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[.any, barMetrics] = backgroundImage
    }

    /// Sets the image behind the bar for a place and a kind of room.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[barPosition, barMetrics] = backgroundImage
    }

    /// The image behind the bar for a kind of room.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[.any, barMetrics] }

    /// The image behind the bar for a place and a kind of room.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barPosition, barMetrics]
    }

    /// As high as a bar is, 44 points, with a large title 96 and where there is little height 32; any width. `E30`
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: BarHeights(traitCollection).navigationBar(showingLargeTitle: showsLargeTitle))
    }

    /// The offered width, and a bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        decodeBar(decoder)
        decoder.appearances(into: &appearances) { UINavigationBarAppearance() }
    }

    override class var keyedProperties: KeyedProperties { navigationBarKeys }
}
