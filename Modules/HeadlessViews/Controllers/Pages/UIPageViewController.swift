import InterfaceDocuments

/// Shows controllers as the pages of a book.
///
/// Nothing moves here: a page is turned, and everyone has heard of it, when the call returns.
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

    /// Opens pages, without a word to the delegate.
    ///
    /// They are open, and `completion` has run, when this returns.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        open(viewControllers, animated: animated)
        completion?(true)
    }

    /// Opens pages, and closes those that were open. `C31`
    func open(_ pages: [UIViewController]?, animated: Bool) {
        let old = viewControllers ?? []
        let new = pages ?? []
        let leaving = old.filter { !new.contains($0) }
        let coming = new.filter { !old.contains($0) }
        for controller in leaving { controller.beginLeavingParent() }
        for controller in coming { addChild(controller) }
        viewControllers = pages
        ChildTransition(
            container: self, leaving: leaving, coming: coming, isAnimated: animated,
            order: transitionStyle == .scroll ? .scrollingPages : .curlingPages
        ).run { showContents() }
        for controller in leaving { controller.removeFromParent() }
        for controller in coming { controller.endArriving(in: self) }
    }

    override func showContents() {
        guard let view = viewIfLoaded else { return }
        for page in viewControllers ?? [] {
            page.loadViewIfNeeded()
            layOutContents()
            if let pageView = page.viewIfLoaded, pageView.superview !== view { view.addSubview(pageView) }
        }
    }

    override func layOutContents() {
        guard let view = viewIfLoaded, let pages = viewControllers else { return }
        for (place, page) in pages.enumerated() { page.viewIfLoaded?.frame = frame(ofPage: place, among: pages.count, in: view) }
    }

    /// All of the view, or the half of it where two pages lie open.
    private func frame(ofPage place: Int, among count: Int, in view: UIView) -> CGRect {
        guard count > 1 else { return view.bounds }
        let place = CGFloat(place)
        let size = view.bounds.size
        return navigationOrientation == .horizontal
            ? CGRect(x: view.bounds.minX + place * size.width / 2, y: view.bounds.minY, width: size.width / 2, height: size.height)
            : CGRect(x: view.bounds.minX, y: view.bounds.minY + place * size.height / 2, width: size.width, height: size.height / 2)
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
