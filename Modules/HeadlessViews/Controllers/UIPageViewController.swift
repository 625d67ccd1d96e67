import InterfaceDocuments

/// Shows controllers as the pages of a book.
///
/// It keeps the pages that are open; no page is turned here.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// Makes a controller whose pages turn in a certain way.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spineLocation = Self.spine(of: style, options?[.spineLocation])
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes the controller that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What offers the pages before and after a page.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// What is told of pages that are turned.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// How a page goes over into the next.
    open private(set) var transitionStyle = TransitionStyle.pageCurl
    /// The direction in which pages follow each other.
    open private(set) var navigationOrientation = NavigationOrientation.horizontal
    /// Where the pages are bound together.
    open private(set) var spineLocation = SpineLocation.min
    /// Whether pages have something on their back; false by default.
    open var isDoubleSided = false
    /// The pages that are open; nil before there are any.
    open private(set) var viewControllers: [UIViewController]?

    /// Opens pages.
    ///
    /// Nothing moves here: they are open at once, and `completion` hears so.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = self.viewControllers ?? []
        let new = viewControllers ?? []
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        let coming = new.filter { !old.contains($0) }
        for controller in coming { addChild(controller) }
        self.viewControllers = viewControllers
        for controller in coming { controller.didMove(toParent: self) }
        completion?(true)
    }

    /// The spine that was asked for; without one, none for pages that scroll, and the first edge for those that curl.
    private static func spine(of style: TransitionStyle, _ option: Any?) -> SpineLocation {
        if let location = option as? SpineLocation { return location }
        if let number = option as? Int, let location = SpineLocation(rawValue: number) { return location }
        return style == .pageCurl ? .min : .none
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        if let value = decoder.choice(.transitionStyle, TransitionStyle.self) { transitionStyle = value }
        if let value = decoder.choice(.navigationOrientation, NavigationOrientation.self) { navigationOrientation = value }
        spineLocation = decoder.choice(.spineLocation, SpineLocation.self) ?? Self.spine(of: transitionStyle, nil)
        if let value = decoder.boolean(.doubleSided) { isDoubleSided = value }
    }

    override class var keyedProperties: KeyedProperties { pageControllerKeys }

    private static let pageControllerKeys = UIViewController.keyedProperties.adding([
        "dataSource": KeyedProperty(\UIPageViewController.dataSource), "delegate": KeyedProperty(\UIPageViewController.delegate),
        "doubleSided": KeyedProperty(\UIPageViewController.isDoubleSided),
        "isDoubleSided": KeyedProperty(\UIPageViewController.isDoubleSided),
    ])
}

/// Offers pages.
///
/// None is turned here, so nothing asks for any yet.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {}

/// Told of pages that are turned.
///
/// Its members are optional, and none is called here.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {}
