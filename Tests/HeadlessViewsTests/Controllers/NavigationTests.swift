import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Navigation controllers on the screen") @MainActor
struct NavigationTests {
    private let diary = Diary()

    @Test("C31 A push loads the new controller, and each hears of going and coming in turn; a pop mirrors it")
    func pushAndPop() {
        let (a, b) = (diary.controller("A"), diary.controller("B"))
        let navigation = UINavigationController(rootViewController: a)
        let window = shownWindow(navigation)
        #expect(diary.page() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
        navigation.pushViewController(b, animated: true)
        #expect(
            diary.page() == [
                "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear",
            ])
        #expect(a.view.window == nil)
        #expect(b.view.window === window)
        navigation.popViewController(animated: true)
        #expect(
            diary.page() == ["B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear"])
    }

    @Test("A navigation controller that is not shown loads nothing, and tells nothing, of its stack")
    func offScreen() {
        let (a, b) = (diary.controller("A"), diary.controller("B"))
        let navigation = UINavigationController(rootViewController: a)
        navigation.loadViewIfNeeded()
        navigation.pushViewController(b, animated: false)
        #expect(diary.page().isEmpty)
        #expect(!a.isViewLoaded && !b.isViewLoaded)
        let window = shownWindow(navigation)
        #expect(diary.page().first == "B didLoad")
        #expect(!a.isViewLoaded)
        #expect(window.subviews == [navigation.view])
    }

    @Test("Only the top of a new stack is shown, and those between hear nothing")
    func replacedStack() {
        let (a, b, c) = (diary.controller("A"), diary.controller("B"), diary.controller("C"))
        let navigation = UINavigationController(rootViewController: a)
        let window = shownWindow(navigation)
        _ = diary.page()
        navigation.setViewControllers([b, c], animated: false)
        #expect(
            diary.page() == [
                "C didLoad", "A willDisappear", "C willAppear", "C isAppearing", "A didDisappear", "C didAppear",
            ])
        navigation.setViewControllers([c], animated: false)
        #expect(diary.page().isEmpty)
        #expect(c.view.window === window)
    }

    @Test("A push on the way onto the screen leaves the new controller to arrive with its container")
    func pushWhileAppearing() {
        final class Pusher: NamedController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.pushViewController(NamedController("B", diary), animated: false)
            }
        }
        let navigation = UINavigationController(rootViewController: Pusher("A", diary))
        let window = shownWindow(navigation)
        #expect(diary.entries.last == "B didAppear")
        #expect(!diary.entries.contains("A didAppear"))
        #expect(navigation.topViewController?.view.window === window)
    }

    @Test("The delegate hears of each controller that comes on top, before and after")
    func delegate() {
        final class Witness: UINavigationControllerDelegate {
            var told: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
            ) { told.append("will \(viewController.title ?? "") \(animated)") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { told.append("did \(viewController.title ?? "") \(animated)") }
        }
        let witness = Witness()
        let navigation = UINavigationController(rootViewController: diary.controller("A"))
        navigation.delegate = witness
        let window = shownWindow(navigation)
        #expect(witness.told == ["will A false", "did A false"])
        navigation.pushViewController(diary.controller("B"), animated: true)
        navigation.popToRootViewController(animated: true)
        #expect(witness.told.dropFirst(2) == ["will B true", "did B true", "will A true", "did A true"])
        #expect(window.isKeyWindow)
    }

    @Test("A controller knows that it is pushed or popped until that is over")
    func moving() {
        final class Witness: UIViewController {
            var told: [String] = []
            override func viewWillAppear(_ animated: Bool) { told.append("coming \(isMovingToParent)") }
            override func viewDidDisappear(_ animated: Bool) { told.append("going \(isMovingFromParent)") }
        }
        let witness = Witness()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = shownWindow(navigation)
        navigation.pushViewController(witness, animated: false)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.popViewController(animated: false)
        navigation.popViewController(animated: false)
        #expect(witness.told == ["coming true", "going false", "coming false", "going true"])
        #expect(!witness.isMovingFromParent)
        #expect(window.subviews.count == 1)
    }

    @Test("The bar is below the status bar, and both bars are in the safe area of the view under them")
    func safeArea() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(controller.view.frame == window.bounds)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        navigation.isToolbarHidden = false
        #expect(controller.view.safeAreaInsets.bottom == 78)
        navigation.isNavigationBarHidden = true
        #expect(navigation.navigationBar.isHidden)
        #expect(controller.view.safeAreaInsets.top == 47)
    }

    @Test("A view that does not reach under bars begins below them, and one under opaque bars too, unless it includes those")
    func extendedLayout() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        controller.edgesForExtendedLayout = []
        let window = shownWindow(navigation)
        #expect(controller.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(controller.view.safeAreaInsets == .zero)
        controller.edgesForExtendedLayout = .all
        navigation.navigationBar.isTranslucent = false
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(controller.view.frame.minY == 44)
        controller.extendedLayoutIncludesOpaqueBars = true
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(controller.view.frame == window.bounds)
    }

    @Test("The back button pops, unless the controller, as the bar's delegate, refuses it")
    func backButton() {
        final class Gate: UINavigationController, UINavigationBarDelegate {
            var isOpen = false
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { isOpen }
        }
        let gate = Gate(rootViewController: UIViewController())
        let window = shownWindow(gate)
        #expect(!gate.navigationBar.tapBackButton())
        let top = UIViewController()
        gate.pushViewController(top, animated: false)
        #expect(!gate.navigationBar.tapBackButton())
        #expect(gate.topViewController === top)
        gate.isOpen = true
        top.navigationItem.hidesBackButton = true
        #expect(!gate.navigationBar.tapBackButton())
        top.navigationItem.hidesBackButton = false
        #expect(gate.navigationBar.tapBackButton())
        #expect(gate.viewControllers.count == 1)
        #expect(window.subviews.count == 1)
    }

    @Test("A swipe back pops; one that is given up shows what is below for a moment")
    func swipe() {
        let navigation = UINavigationController(rootViewController: diary.controller("A"))
        let window = shownWindow(navigation)
        #expect(!navigation.swipeBack())
        navigation.pushViewController(diary.controller("B"), animated: false)
        _ = diary.page()
        #expect(navigation.swipeBack(isCompleted: false))
        #expect(
            diary.page() == [
                "B willDisappear", "A willAppear", "A willDisappear", "A didDisappear", "B willAppear", "B isAppearing",
                "B didAppear",
            ])
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        #expect(!navigation.swipeBack())
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        #expect(navigation.swipeBack())
        #expect(navigation.viewControllers.count == 1)
        #expect(window.subviews.count == 1)
    }

    @Test("Showing a controller pushes it on the nearest navigation controller")
    func show() {
        let (root, other) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        root.show(other, sender: nil)
        #expect(navigation.topViewController === other)
        #expect(root.targetViewController(forAction: "showViewController:sender:", sender: nil) === navigation)
    }

    @Test("What is presented over a stack is what can be seen of it")
    func visible() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = shownWindow(navigation)
        #expect(navigation.visibleViewController === root)
        let presented = UIViewController()
        root.present(presented, animated: false)
        #expect(presented.presentingViewController === navigation)
        #expect(navigation.visibleViewController === presented)
        #expect(window.subviews.count == 2)
    }

    @Test("Nothing of a stack stays alive when its window is gone")
    func lifetime() {
        weak var navigation: UINavigationController?
        weak var top: UIViewController?
        do {
            let controller = UIViewController()
            let container = UINavigationController(rootViewController: UIViewController())
            container.pushViewController(controller, animated: false)
            _ = container.interactivePopGestureRecognizer
            let window = shownWindow(container)
            window.rootViewController = nil
            (navigation, top) = (container, controller)
        }
        #expect(navigation == nil)
        #expect(top == nil)
    }
}
