import InterfaceDocuments

/// A bar of tabs, of which one is selected.
@preconcurrency @MainActor open class UITabBar: UIView {
    /// Makes a bar with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the bar that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var appearances = BarAppearances<UITabBarAppearance>()

    /// The controller whose tabs the bar shows.
    weak var tabBarController: UITabBarController?

    /// Whether the controller hides the bar; what the app itself hides stays hidden.
    var isHiddenByController = false {
        didSet { if oldValue != isHiddenByController { isHidden = isHiddenByController } }
    }

    /// What is told of tabs that the user selects.
    open weak var delegate: (any UITabBarDelegate)?
    /// The tabs, from the left; nil by default.
    open var items: [UITabBarItem]?
    /// The selected tab.
    open weak var selectedItem: UITabBarItem?

    /// The colors of the bar; dark on light by default.
    open var barStyle = UIBarStyle.default
    /// Whether what lies below shows through; true by default.
    open var isTranslucent = true
    /// The color of the bar's background; nil for the style's.
    open var barTintColor: UIColor?
    /// The tint of the selected tab's image; nil for the bar's tint.
    open var selectedImageTintColor: UIColor?
    /// The tint of the other tabs; nil for the usual one.
    open var unselectedItemTintColor: UIColor?
    /// The image behind the bar; nil for none.
    open var backgroundImage: UIImage?
    /// The image at the bar's upper edge; nil for the usual line.
    open var shadowImage: UIImage?
    /// The image that marks the selected tab; nil for none.
    open var selectionIndicatorImage: UIImage?
    /// How the tabs are spread; `automatic` by default.
    open var itemPositioning = ItemPositioning.automatic
    /// How wide tabs are where they are centred; 0, which is as the system finds best, by default.
    open var itemWidth: CGFloat = 0
    /// The room between tabs where they are centred; 0, which is as the system finds best, by default.
    open var itemSpacing: CGFloat = 0

    /// How the bar looks.
    ///
    /// A copy is kept.
    open var standardAppearance: UITabBarAppearance {
        get {
            if let appearance = appearances.standard { return appearance }
            let appearance = UITabBarAppearance()
            appearances.standard = appearance
            return appearance
        }
        set { appearances.standard = newValue.copy() }
    }

    /// How the bar looks where content does not reach under it; nil for as usual.
    ///
    /// A copy is kept.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = newValue?.copy() }
    }

    /// Sets the tabs.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// As high as a bar is, 49 points, and where there is little height 32; any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarHeights(traitCollection).tabBar)
    }

    /// The offered width, and a bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height) }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        decodeBar(decoder)
        decoder.appearances(into: &appearances) { UITabBarAppearance() }
    }

    override class var keyedProperties: KeyedProperties { tabBarKeys }
}

extension UITabBar {
    /// How tabs are spread over a bar.
    public enum ItemPositioning: Int, Sendable {
        /// As the device asks for.
        case automatic = 0
        /// Over the whole bar.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case fill = 1
        /// In the middle of the bar.
        ///
        /// UIKit has it too, undocumented: not Headless only.
        case centered = 2
    }
}

/// Told of tabs that the user selects.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// Told that the user has selected a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
    /// Does what a tap on a tab does: selects it, and tells the delegate; with a controller's bar, as the controller's delegate allows.
    ///
    /// Answers whether the tab could be tapped: it must be one of the bar's, and enabled. Headless only.
    @_spi(Headless) @discardableResult
    public func tap(_ item: UITabBarItem) -> Bool {
        guard items?.contains(where: { $0 === item }) == true, item.isEnabled, isUserInteractionEnabled else { return false }
        if let tabBarController { return tabBarController.select(byTapOn: item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
        return true
    }
}
