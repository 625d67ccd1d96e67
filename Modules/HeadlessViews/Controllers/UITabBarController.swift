import InterfaceDocuments

/// Shows one of several controllers, and a bar of tabs to choose among them.
///
/// It keeps the controllers and the tabs. Nothing moves here, so `animated` makes no difference.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    private var controllers: [UIViewController]?
    private var bar: UITabBar?

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
        didSet { tabBar.selectedItem = selectedViewController?.tabBarItem }
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
        for controller in old where !new.contains(controller) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        let coming = new.filter { !old.contains($0) }
        for controller in coming { addChild(controller) }
        controllers = viewControllers
        customizableViewControllers = viewControllers
        tabBar.items = viewControllers?.map(\.tabBarItem)
        selectedViewController = selected.flatMap { new.contains($0) ? $0 : nil } ?? new.first
        for controller in coming { controller.didMove(toParent: self) }
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        if let bar: UITabBar = decoder.object(.tabBar) { self.bar = bar }
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

/// Told of tabs that the user selects.
///
/// Its members are optional, and none is called here.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {}
