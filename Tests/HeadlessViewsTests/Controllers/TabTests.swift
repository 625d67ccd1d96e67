import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Tab bar controllers on the screen") @MainActor
struct TabTests {
    private let diary = Diary()

    private final class Witness: UITabBarControllerDelegate {
        var told: [String] = []
        var allows = true
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            told.append("should \(viewController.title ?? "")")
            return allows
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            told.append("did \(viewController.title ?? "")")
        }
    }

    @Test("Only the selected tab's controller loads and appears; another one's takes its place")
    func selection() {
        let (a, b) = (diary.controller("A"), diary.controller("B"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let window = shownWindow(tabs)
        #expect(diary.page() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
        tabs.selectedIndex = 1
        #expect(
            diary.page() == [
                "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear", "B didAppear",
            ])
        #expect(a.view.window == nil)
        #expect(b.view.window === window)
        tabs.viewControllers = [a]
        #expect(b.parent == nil)
        #expect(a.view.window === window)
        #expect(diary.page().suffix(2) == ["B didDisappear", "A didAppear"])
    }

    @Test(
        "A tap selects a tab where the delegate allows it, and the delegate hears of it; the app's own selection it does not hear of"
    )
    func taps() throws {
        let witness = Witness()
        let (a, b) = (diary.controller("A"), diary.controller("B"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        tabs.delegate = witness
        let window = shownWindow(tabs)
        #expect(tabs.tabBar.tap(b.tabBarItem))
        #expect(witness.told == ["should B", "did B"])
        #expect(tabs.selectedViewController === b)
        tabs.selectedIndex = 0
        #expect(witness.told.count == 2)
        witness.allows = false
        #expect(!tabs.tabBar.tap(b.tabBarItem))
        #expect(tabs.selectedIndex == 0)
        #expect(witness.told.last == "should B")
        #expect(!tabs.tabBar.tap(UITabBarItem()))
        b.tabBarItem.isEnabled = false
        witness.allows = true
        #expect(!tabs.tabBar.tap(b.tabBarItem))
        #expect(window.subviews.count == 1)
    }

    @Test("A tap on the selected tab leads its stack back to the bottom")
    func secondTap() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(tabs.tabBar.tap(navigation.tabBarItem))
        #expect(navigation.viewControllers == [root])
    }

    @Test("A bar without a controller selects the tab that is tapped and tells its delegate")
    func bareBar() {
        final class Listener: UITabBarDelegate {
            var tapped: [UITabBarItem] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tapped.append(item) }
        }
        let (bar, listener, item) = (UITabBar(), Listener(), UITabBarItem())
        bar.items = [item]
        bar.delegate = listener
        #expect(bar.tap(item))
        #expect(bar.selectedItem === item)
        #expect(listener.tapped == [item])
    }

    @Test("The bar reaches to the screen's edge, and is in the safe area of the view above it and of those inside")
    func safeArea() {
        let inner = UIViewController()
        let navigation = UINavigationController(rootViewController: inner)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(navigation.view.frame == window.bounds)
        #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
        tabs.isTabBarHidden = true
        #expect(inner.view.safeAreaInsets.bottom == 34)
    }

    @Test("A controller that hides the bar does so for as long as it is on the stack")
    func hidesBottomBar() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = shownWindow(tabs)
        let detail = UIViewController()
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: false)
        #expect(tabs.tabBar.isHidden)
        #expect(detail.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: false)
        #expect(!tabs.tabBar.isHidden)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
        #expect(window.subviews.count == 1)
    }
}
