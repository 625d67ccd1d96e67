import InterfaceDocuments

/// Shows the topmost of a stack of controllers, below a bar that leads back.
///
/// Nothing moves here: a change of the stack is over, and everyone has heard of it, when the call returns.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// Makes a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with one other on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes a controller with an empty stack and bars of classes of one's own; nil stands for the usual class.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        bars.navigationBar = navigationBarClass.map { NavigationBars.make($0, as: UINavigationBar.self) }
        bars.toolbar = toolbarClass.map { NavigationBars.make($0, as: UIToolbar.self) }
    }

    /// Makes the controller that an Interface Builder document describes, with the stack in it.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    var stack: [UIViewController] = []
    private var bars = NavigationBars()
    private var popRecognizer: UIScreenEdgePanGestureRecognizer?

    /// What is told of controllers that are shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The stack, from the bottom.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that can be seen: the one that is presented over the stack, else the one on top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// The bar that shows the stack's items.
    open var navigationBar: UINavigationBar { bars.navigationBarInUse }

    /// The bar that shows the topmost controller's `toolbarItems`.
    open var toolbar: UIToolbar! { bars.toolbarInUse }

    /// Whether the navigation bar is hidden; false by default.
    open var isNavigationBarHidden: Bool {
        get { bars.isNavigationBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Whether the toolbar is hidden; true by default.
    open var isToolbarHidden: Bool {
        get { bars.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// What recognizes the swipe from the edge that leads back; nil before the view is loaded.
    ///
    /// It recognizes no touches here: ``swipeBack(isCompleted:)`` does what the swipe does, where the recognizer would let it.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        guard popRecognizer == nil, let view = viewIfLoaded else { return popRecognizer }
        let recognizer = UIScreenEdgePanGestureRecognizer()
        recognizer.edges = .left
        view.addGestureRecognizer(recognizer)
        popRecognizer = recognizer
        return recognizer
    }

    /// Whether a swipe hides the bars; false by default.
    open var hidesBarsOnSwipe = false
    /// Whether a tap hides the bars; false by default.
    open var hidesBarsOnTap = false
    /// Whether the bars are hidden where there is little height; false by default.
    open var hidesBarsWhenVerticallyCompact = false
    /// Whether the bars are hidden while there is a keyboard; false by default.
    open var hidesBarsWhenKeyboardAppears = false

    /// Shows or hides the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        bars.isNavigationBarHidden = hidden
        layOutContents()
    }

    /// Shows or hides the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        bars.isToolbarHidden = hidden
        layOutContents()
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        changeStack(to: viewControllers, animated: animated)
    }

    /// Puts a controller on top of the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            UIKitException.invalidArgument.raise(
                """
                Pushing the same view controller instance more than once is not supported (\(viewController.identityDescription))
                """)
        }
        guard !(viewController is UINavigationController) else {
            UIKitException.invalidArgument.raise("Pushing a navigation controller is not supported")
        }
        changeStack(to: stack + [viewController], animated: animated)
    }

    /// Takes the controller from the top of the stack, and answers it; the last one stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        changeStack(to: stack.dropLast(), animated: animated)
        return top
    }

    /// Takes from the stack what lies above a controller of it, and answers that, from the bottom.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(of: viewController) else {
            UIKitException.internalInconsistency.raise("Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(place + 1)...])
        changeStack(to: Array(stack[...place]), animated: animated)
        return popped
    }

    /// Takes from the stack all but the controller at the bottom, and answers them, from the bottom.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// A navigation controller has a place to show a controller in.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .showViewController || super.canPerformAction(action, withSender: sender)
    }

    /// Makes the view, with the bars in it.
    open override func loadView() {
        super.loadView()
        putBarsInView()
    }

    override func showContents() { showTop() }
    override func contentsWillAppear() { tellDelegateWillShow(animated: appearance.isAnimated) }
    override func contentsDidAppear() { tellDelegateDidShow(animated: appearance.isAnimated) }
    override func layOutContents() { layOutBarsAndTop() }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        if let bar: UINavigationBar = decoder.object(.navigationBar) { bars.navigationBar = bar }
        if let bar: UIToolbar = decoder.object(.toolbar) { bars.toolbar = bar }
        decodeNavigation(decoder)
    }

    override class var keyedProperties: KeyedProperties { navigationControllerKeys }
}
