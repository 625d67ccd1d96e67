import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Properties of controllers, bars and recognizers by name") @MainActor
struct ControllerKeyTests {
    /// One object of each class that has a table of its own.
    nonisolated static let makers: [@MainActor @Sendable () -> HeadlessObject] = [
        { UIViewController() }, { UINavigationController() }, { UITabBarController() }, { UISplitViewController() },
        { UITableViewController(style: .plain) },
        { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
        { UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal) },
        { UISearchDisplayController(searchBar: UISearchBar(), contentsController: UIViewController()) },
        { UIBarItem() }, { UIBarButtonItem() }, { UITabBarItem() }, { UINavigationItem() },
        { UINavigationBar() }, { UIToolbar() }, { UITabBar() },
        { UIGestureRecognizer() }, { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() }, { UIPanGestureRecognizer() },
        { UISwipeGestureRecognizer() }, { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() },
    ]

    /// Those that UIKit lets nobody set.
    static let constants: Set<String> = [
        "layer", "superview", "subviews", "navigationItem", "nibName", "navigationBar", "toolbar", "tabBar", "topItem",
    ]

    @Test("Every property that a class names takes the value that it answers, unless it is a constant", arguments: makers.indices)
    func roundTrip(place: Int) {
        let object = Self.makers[place]()
        let keys = type(of: object).keyedProperties.byName.keys.sorted()
        for key in keys {
            let value = object.value(forKey: key)
            let failure = KeyValueCoding.collectingFailures { object.setValue(value, forKey: key) }
            let isConstant = Self.constants.contains(key) || (key == "view" && object is UIGestureRecognizer)
            #expect((failure == nil) != isConstant, "\(object) \(key): \(failure?.description ?? "set")")
        }
    }

    @Test("C9 An outlet for the view sets it without loading the view that it takes the place of")
    func viewOutlets() {
        let diary = DiaryController()
        let table = UITableViewController(style: .plain)
        let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        diary.setValue(UIView(), forKey: "view")
        table.setValue(UITableView(frame: .zero), forKey: "tableView")
        grid.setValue(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), forKey: "collectionView")
        #expect(diary.entries == [])
        #expect(diary.isViewLoaded && table.isViewLoaded && grid.isViewLoaded)
    }

    @Test("A reference that UIKit declares unsafe becomes nil when its object ends")
    func unsafeReferences() {
        final class Judge: UIResponder, UISearchDisplayDelegate {}
        let display = UISearchDisplayController(searchBar: UISearchBar(), contentsController: UIViewController())
        var judge: Judge? = Judge()
        display.delegate = judge
        #expect(display.delegate === judge)
        judge = nil
        #expect(display.delegate == nil)
        let other = Judge()
        do {
            let former = Judge()
            display.delegate = former
            display.delegate = other
        }
        #expect(display.delegate === other, "The end of an earlier delegate clears nothing")
    }

    @Test("The selected tab is let go with its controller")
    func selectedTab() {
        let tabs = UITabBarController()
        do { tabs.viewControllers = [UIViewController(), UIViewController()] }
        tabs.selectedIndex = 1
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.selectedViewController === tabs.viewControllers?.first)
        tabs.viewControllers = nil
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.selectedIndex == NSNotFound)
    }

    @Test("An outlet sets what it names")
    func outlets() {
        final class Judge: UINavigationBarDelegate, UIPageViewControllerDataSource, UIToolbarDelegate {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { nil }
        }
        let judge = Judge()
        let bar = UINavigationBar()
        bar.setValue(judge, forKey: "delegate")
        #expect(bar.delegate === judge)
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        book.setValue(judge, forKey: "dataSource")
        #expect(book.dataSource === judge)
        let controller = UIViewController()
        let view = UIView()
        controller.setValue(view, forKey: "view")
        #expect(controller.viewIfLoaded === view)
        let tab = UITabBarItem()
        controller.setValue(tab, forKey: "tabBarItem")
        #expect(controller.tabBarItem === tab)
        let table = UITableViewController(style: .plain)
        let list = UITableView()
        table.setValue(list, forKey: "tableView")
        #expect(table.viewIfLoaded === list)
    }

    @Test("A value of another type is refused")
    func wrongType() {
        let controller = UIViewController()
        let failure = KeyValueCoding.collectingFailures { controller.setValue(UIBarItem(), forKey: "view") }
        #expect(failure?.key == "view")
        #expect(!controller.isViewLoaded)
    }

    @Test("Both names of a property that Objective-C calls otherwise are known")
    func bothNames() {
        let item = UIBarButtonItem()
        item.setValue(false, forKey: "enabled")
        #expect(!item.isEnabled)
        item.setValue(true, forKey: "isEnabled")
        #expect(item.isEnabled)
        let recognizer = UITapGestureRecognizer()
        recognizer.setValue(2, forKey: "numberOfTapsRequired")
        #expect(recognizer.numberOfTapsRequired == 2)
    }
}
