import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Navigation, tab, split and page controllers") @MainActor
struct ContainerTests {
    private final class TallBar: UINavigationBar {}
    private final class WideToolbar: UIToolbar {}

    @Test("A stack keeps its controllers as children, and its bar shows their items")
    func stack() {
        let root = DiaryController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.topViewController === root)
        #expect(root.entries == ["willMove(parent)", "didMove(parent)"])
        let detail = UIViewController()
        detail.title = "Detail"
        navigation.pushViewController(detail, animated: true)
        #expect(navigation.viewControllers == [root, detail])
        #expect(navigation.children == [root, detail])
        #expect(navigation.visibleViewController === detail)
        #expect(navigation.navigationBar.topItem?.title == "Detail")
        #expect(navigation.navigationBar.backItem?.title == "Root")
    }

    @Test("Popping takes controllers off, but never the one at the bottom")
    func pop() {
        let root = UIViewController()
        let middle = UIViewController()
        let top = DiaryController()
        let navigation = UINavigationController()
        #expect(navigation.popViewController(animated: false) == nil)
        navigation.viewControllers = [root, middle, top]
        top.entries = []
        #expect(navigation.popViewController(animated: false) === top)
        #expect(top.entries == ["willMove(nil)", "didMove(nil)"])
        #expect(navigation.navigationBar.items?.count == 2)
        navigation.pushViewController(top, animated: false)
        #expect(navigation.popToRootViewController(animated: false) == [middle, top])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.viewControllers == [root])
        #expect(navigation.popToViewController(root, animated: false) == [])
    }

    @Test("The toolbar shows the items of the controller on top, also those that it gets later")
    func toolbarItems() {
        let root = UIViewController()
        let item = UIBarButtonItem()
        root.toolbarItems = [item]
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.toolbar.items == [item])
        let top = UIViewController()
        navigation.pushViewController(top, animated: false)
        #expect(navigation.toolbar.items == nil)
        top.setToolbarItems([item, item], animated: false)
        #expect(navigation.toolbar.items?.count == 2)
        root.toolbarItems = nil
        #expect(navigation.toolbar.items?.count == 2)
    }

    @Test("A navigation controller starts with a bar that shows and a toolbar that does not")
    func navigationDefaults() {
        let navigation = UINavigationController()
        #expect(navigation.viewControllers.isEmpty)
        #expect(navigation.topViewController == nil)
        #expect(!navigation.isNavigationBarHidden)
        #expect(navigation.isToolbarHidden)
        #expect(!navigation.hidesBarsOnSwipe)
        #expect(navigation.navigationBar === navigation.navigationBar)
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.setToolbarHidden(false, animated: false)
        #expect(navigation.isNavigationBarHidden)
        #expect(!navigation.isToolbarHidden)
    }

    @Test("A navigation controller makes bars of the classes that it is given")
    func barClasses() {
        let navigation = UINavigationController(navigationBarClass: TallBar.self, toolbarClass: WideToolbar.self)
        #expect(navigation.navigationBar is TallBar)
        #expect(navigation.toolbar is WideToolbar)
        let usual = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: usual.navigationBar) == UINavigationBar.self)
    }

    @Test("The first tab is selected, and stays so while it is among the tabs")
    func tabs() {
        let first = DiaryController()
        let second = UIViewController()
        second.title = "Second"
        let tabs = UITabBarController()
        #expect(tabs.viewControllers == nil)
        #expect(tabs.selectedIndex == NSNotFound)
        tabs.viewControllers = [first, second]
        #expect(tabs.selectedIndex == 0)
        #expect(first.entries == ["willMove(parent)", "didMove(parent)"])
        #expect(tabs.tabBar.items?.map(\.title) == [nil, "Second"])
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === second)
        #expect(tabs.tabBar.selectedItem === second.tabBarItem)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
        tabs.setViewControllers([second], animated: false)
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === second)
        #expect(first.parent == nil)
    }

    @Test("A split view controller of the old kind has a first and a second controller")
    func classicSplit() {
        let master = UIViewController()
        let detail = DiaryController()
        let split = UISplitViewController()
        #expect(split.style == .unspecified)
        split.viewControllers = [master, detail]
        #expect(split.viewController(for: .primary) === master)
        #expect(split.viewController(for: .secondary) === detail)
        #expect(split.children == [master, detail])
        split.viewControllers = [master]
        #expect(split.viewControllers == [master])
        #expect(detail.entries.last == "didMove(nil)")
    }

    @Test("A split view controller has the columns of its style")
    func columns() {
        let split = UISplitViewController(style: .tripleColumn)
        let controllers = (0..<4).map { _ in UIViewController() }
        split.setViewController(controllers[0], for: .primary)
        split.setViewController(controllers[1], for: .supplementary)
        split.setViewController(controllers[2], for: .secondary)
        split.setViewController(controllers[3], for: .compact)
        #expect(split.viewControllers == Array(controllers.prefix(3)))
        #expect(split.viewController(for: .compact) === controllers[3])
        #expect(split.presentsWithGesture)
        #expect(split.preferredDisplayMode == .automatic)
        #expect(split.minimumPrimaryColumnWidth == UISplitViewController.automaticDimension)
    }

    @Test("A page view controller has the pages that were opened last")
    func pages() {
        let first = DiaryController()
        let second = UIViewController()
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        #expect(book.spineLocation == .none)
        #expect(book.viewControllers == nil)
        var isDone = false
        book.setViewControllers([first], direction: .forward, animated: false)
        book.setViewControllers([second], direction: .forward, animated: true) { isDone = $0 }
        #expect(isDone)
        #expect(book.viewControllers == [second])
        #expect(book.children == [second])
        #expect(first.entries == ["willMove(parent)", "didMove(parent)", "willMove(nil)", "didMove(nil)"])
    }

    @Test("A page view controller has the spine that was asked for, or the first edge where pages curl")
    func spines() {
        let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(curling.spineLocation == .min)
        let open = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid])
        #expect(open.spineLocation == .mid)
    }

    @Test("A table controller's view is a table of its style, whose data source and delegate it is")
    func table() throws {
        let controller = UITableViewController(style: .grouped)
        #expect(!controller.isViewLoaded)
        let table = try #require(controller.tableView)
        #expect(controller.view === table)
        #expect(table.dataSource === controller)
        #expect(table.delegate === controller)
        #expect(controller.tableView(table, numberOfRowsInSection: 0) == 0)
        #expect(controller.clearsSelectionOnViewWillAppear)
    }

    @Test("A collection controller's view is a collection view of its layout, whose data source and delegate it is")
    func collection() throws {
        let layout = UICollectionViewLayout()
        let controller = UICollectionViewController(collectionViewLayout: layout)
        #expect(controller.collectionViewLayout === layout)
        #expect(!controller.isViewLoaded)
        let view = try #require(controller.collectionView)
        #expect(controller.view === view)
        #expect(view.collectionViewLayout === layout)
        #expect(view.dataSource === controller)
        #expect(view.delegate === controller)
    }
}
