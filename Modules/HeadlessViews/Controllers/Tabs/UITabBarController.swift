import InterfaceDocuments

/// Shows one of several controllers, and a bar of tabs to choose among them.
///
/// Nothing moves here: a change of the tab is over, and everyone has heard of it, when the call returns.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private var controllers: [UIViewController]?
    private var bar: UITabBar?
    /// The controller whose view is in place.
    private var shown: UIViewController?

    /// What is told of tabs that the user selects.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers that the user may move about among the tabs; all of them by default.
    open var customizableViewControllers: [UIViewController]?

    /// The controllers, one for each tab; nil by default.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The bar that shows the tabs.
    open var tabBar: UITabBar {
        if let bar { return bar }
        let made = UITabBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 49))
        made.tabBarController = self
        bar = made
        return made
    }

    /// The controller of the selected tab; the first one, until another is selected.
    ///
    /// Traps, as UIKit raises, for a controller that is not among the tabs'.
    //
    // UIKit declares the reference unsafe; `viewControllers` keeps the controller, and whoever changes them changes this.
    open unowned(unsafe) var selectedViewController: UIViewController? {
        willSet {
            guard newValue.map({ controllers?.contains($0) == true }) != false else {
                UIKitException.internalInconsistency.raise(
                    """
                    -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view \
                    controllers can be selected.
                    """)
            }
        }
        didSet {
            tabBar.selectedItem = selectedViewController?.tabBarItem
            showSelected()
        }
    }

    /// The place of the selected tab; `NSNotFound` where there is none.
    ///
    /// A place without a tab selects none.
    open var selectedIndex: Int {
        get { selectedViewController.flatMap { controllers?.firstIndex(of: $0) } ?? NSNotFound }
        set {
            guard let controllers, controllers.indices.contains(newValue) else { return }
            selectedViewController = controllers[newValue]
        }
    }

    /// Replaces the controllers.
    ///
    /// The selected one stays so if it is among them, else the first one is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let old = controllers ?? []
        let new = viewControllers ?? []
        let selected = selectedViewController
        let leaving = old.filter { !new.contains($0) }
        let coming = new.filter { !old.contains($0) }
        for controller in leaving { controller.beginLeavingParent() }
        for controller in coming { addChild(controller) }
        controllers = viewControllers
        customizableViewControllers = viewControllers
        tabBar.items = viewControllers?.map(\.tabBarItem)
        selectedViewController = selected.flatMap { new.contains($0) ? $0 : nil } ?? new.first
        for controller in leaving { controller.removeFromParent() }
        for controller in coming { controller.endArriving(in: self) }
    }

    /// Whether the bar is hidden; false by default.
    open var isTabBarHidden = false {
        didSet { layOutContents() }
    }

    /// Shows or hides the bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

    /// Told that the user has selected a tab; does nothing unless overridden.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Makes the view, with the bar in it.
    open override func loadView() {
        super.loadView()
        view.addSubview(tabBar)
        layOutContents()
    }

    override func showContents() {
        guard let selected = selectedViewController, let selectedView = selected.view, let view = viewIfLoaded else { return }
        shown = selected
        layOutContents()
        if selectedView.superview !== view { view.insertSubview(selectedView, at: 0) }
    }

    override func layOutContents() {
        guard let view = viewIfLoaded else { return }
        TabLayout(controller: self, view: view).apply()
    }

    /// Shows the selected controller in the place of the one that was shown.
    private func showSelected() {
        guard shown !== selectedViewController else { return }
        let leaving = shown
        shown = appearance.isShown ? selectedViewController : nil
        ChildTransition(
            container: self, leaving: leaving.map { [$0] } ?? [], coming: selectedViewController.map { [$0] } ?? [],
            isAnimated: false, order: .tabs
        ).run { showContents() }
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        if let bar: UITabBar = decoder.object(.tabBar) {
            bar.tabBarController = self
            self.bar = bar
        }
        let controllers: [UIViewController] = decoder.objects(in: .viewControllers)
        if !controllers.isEmpty { viewControllers = controllers }
    }

    override class var keyedProperties: KeyedProperties { tabBarControllerKeys }

    private static let tabBarControllerKeys = UIViewController.keyedProperties.adding([
        "delegate": KeyedProperty(\UITabBarController.delegate),
        "viewControllers": KeyedProperty(\UITabBarController.viewControllers),
        "selectedViewController": KeyedProperty(\UITabBarController.selectedViewController),
        "selectedIndex": KeyedProperty(\UITabBarController.selectedIndex),
        "tabBar": KeyedProperty(reading: \UITabBarController.tabBar),
    ])
}
