import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("What controllers are told as they come and go") @MainActor
struct AppearanceTests {
    private let diary = Diary()
    private static let coming = ["willAppear", "isAppearing", "didAppear"]

    @Test("C9 C32 The root of a window loads and appears as the window is shown, and no earlier")
    func root() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = diary.controller("A")
        #expect(diary.page().isEmpty)
        window.makeKeyAndVisible()
        #expect(diary.page() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
        window.makeKeyAndVisible()
        #expect(diary.page().isEmpty)
    }

    @Test("A window's old root has disappeared before the new one appears")
    func changeOfRoot() {
        let window = shownWindow(diary.controller("A"))
        _ = diary.page()
        window.rootViewController = diary.controller("B")
        #expect(
            diary.page() == [
                "A willDisappear", "A didDisappear", "B didLoad", "B willAppear", "B isAppearing", "B didAppear",
            ])
        window.rootViewController = nil
        #expect(diary.page() == ["B willDisappear", "B didDisappear"])
        #expect(window.subviews.isEmpty)
    }

    @Test("C32 viewIsAppearing finds the view in the window with its size, before its layout")
    func isAppearing() {
        final class Witness: NamedController {
            override func viewWillAppear(_ animated: Bool) { note("willAppear \(view.window != nil)") }
            override func viewIsAppearing(_ animated: Bool) {
                note("isAppearing \(view.window != nil) \(view.bounds.width) \(traitCollection.userInterfaceStyle == .dark)")
            }
            override func viewDidLayoutSubviews() { note("layout") }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        window.overrideUserInterfaceStyle = .dark
        window.rootViewController = Witness("A", diary)
        window.makeKeyAndVisible()
        #expect(
            diary.page() == ["A didLoad", "A willAppear false", "A isAppearing true 200.0 true", "A layout", "A didAppear"])
        window.rootViewController?.view.setNeedsLayout()
        window.rootViewController?.view.layoutIfNeeded()
        #expect(diary.page() == ["A layout"])
    }

    @Test("A child whose view is there already appears and disappears with its parent, after it")
    func forwarding() {
        let parent = diary.controller("P")
        let child = diary.controller("C")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let away = diary.controller("away")
        parent.addChild(away)
        _ = diary.page()
        let window = shownWindow(parent)
        #expect(
            diary.page() == [
                "P willAppear", "C willAppear", "P isAppearing", "C isAppearing", "P didAppear", "C didAppear",
            ])
        window.rootViewController = nil
        #expect(diary.page() == ["P willDisappear", "C willDisappear", "P didDisappear", "C didDisappear"])
    }

    @Test("A child's view that is added to a shown parent appears at once, and disappears as it is removed")
    func byHand() {
        let parent = diary.controller("P")
        let window = shownWindow(parent)
        let child = diary.controller("C")
        _ = diary.page()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(diary.page() == ["C didLoad", "C willAppear", "C isAppearing", "C didAppear"])
        child.view.removeFromSuperview()
        #expect(diary.page() == ["C willDisappear", "C didDisappear"])
        #expect(window.rootViewController === parent)
    }

    @Test("A view that is added as its controller's parent appears waits for the parent to have appeared")
    func addedWhileAppearing() {
        final class Parent: NamedController {
            var child: UIViewController?
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                guard let child else { return }
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        let parent = Parent("P", diary)
        parent.child = diary.controller("C")
        _ = shownWindow(parent)
        #expect(
            diary.page() == [
                "P didLoad", "P willAppear", "P isAppearing", "C didLoad", "C willAppear", "C isAppearing", "P didAppear",
                "C didAppear",
            ])
    }

    @Test("A container that forwards nothing tells its children itself")
    func ownForwarding() {
        final class Container: NamedController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let container = Container("P", diary)
        let child = diary.controller("C")
        container.addChild(child)
        container.view.addSubview(child.view)
        let window = shownWindow(container)
        #expect(!diary.page().contains { $0.hasPrefix("C will") })
        child.beginAppearanceTransition(true, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        #expect(diary.page() == ["C willAppear"])
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(diary.page() == ["C isAppearing", "C didAppear"])
        window.rootViewController = nil
        #expect(diary.page() == ["P willDisappear", "P didDisappear"])
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(diary.page() == ["C willDisappear", "C didDisappear"])
    }

    @Test("A transition that turns round tells of the way back, and only of that end")
    func turningRound() {
        let controller = diary.controller("A")
        controller.beginAppearanceTransition(true, animated: true)
        controller.beginAppearanceTransition(false, animated: true)
        controller.endAppearanceTransition()
        #expect(diary.page() == ["A didLoad", "A willAppear", "A willDisappear", "A didDisappear"])
    }

    @Test("The calls say whether the transition is animated")
    func animation() {
        final class Witness: UIViewController {
            var told: [Bool] = []
            override func viewWillAppear(_ animated: Bool) { told.append(animated) }
            override func viewDidAppear(_ animated: Bool) { told.append(animated) }
        }
        let controller = Witness()
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        #expect(controller.told == [true, true])
    }

    @Test("A child knows that it moves to a parent or from it until it has moved")
    func movingFlags() {
        let parent = UIViewController()
        let child = UIViewController()
        #expect(!child.isMovingToParent)
        parent.addChild(child)
        #expect(child.isMovingToParent)
        child.didMove(toParent: parent)
        #expect(!child.isMovingToParent)
        child.willMove(toParent: nil)
        #expect(child.isMovingFromParent)
        child.removeFromParent()
        #expect(!child.isMovingFromParent)
    }

    @Test("A transition between children shows one in the place of the other")
    func transition() {
        let parent = UIViewController()
        let (a, b) = (diary.controller("A"), diary.controller("B"))
        parent.addChild(a)
        parent.view.addSubview(a.view)
        let window = shownWindow(parent)
        parent.addChild(b)
        _ = diary.page()
        parent.transition(from: a, to: b, duration: 1, animations: nil) { _ in diary.entries.append("done") }
        #expect(
            diary.page() == [
                "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear", "B didAppear", "done",
            ])
        #expect(parent.view.subviews == [b.view])
        #expect(window.subviews.count == 1)
    }

    @Test("D32 The view of a controller has at least the system's margins, unless it need not")
    func minimumMargins() {
        let controller = UIViewController()
        #expect(controller.viewRespectsSystemMinimumLayoutMargins)
        #expect(controller.systemMinimumLayoutMargins.leading == 16)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.view.layoutMargins.left = 30
        #expect(controller.view.layoutMargins.left == 30)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        controller.view.layoutMargins.left = 2
        #expect(controller.view.layoutMargins.left == 2)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        window.rootViewController = controller
        window.isHidden = false
        #expect(controller.systemMinimumLayoutMargins.trailing == 20)
    }
}
