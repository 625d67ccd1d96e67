import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

/// Can be come back to.
class HomeController: SceneDiaryController, ActionTarget {
    static let actionTable = ActionTable(
        for: HomeController.self,
        unwinding: ["goHome:": { $0.note("back from \($1.source.title ?? "-") by \($1.identifier ?? "-")") }])
}

/// Can be come back to, and does not want to be.
final class ClosedController: HomeController {
    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        note("refuses \(action)")
        return false
    }
}

@MainActor @Suite("Unwinding", .serialized)
struct UnwindingTests {
    private func controllers(_ types: [SceneDiaryController.Type]) throws -> [SceneDiaryController] {
        try types.enumerated().map { place, type in
            let text = scene(
                """
                <viewController id="1" title="\(place)" \(custom(type))><connections>
                <segue destination="2" kind="unwind" identifier="back" unwindAction="goHome:" id="3"/></connections></viewController>
                <exit id="2" sceneMemberID="exit"/>
                """)
            return try #require(try storyboard(text, initial: "1").instantiateInitialViewController() as? SceneDiaryController)
        }
    }

    private func stack(_ types: [SceneDiaryController.Type]) throws -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = try controllers(types)
        SceneDiary.entries = []
        return navigation
    }

    @Test("C23 C25 The nearest controller that has the action is told, and shown")
    func nearest() throws {
        let navigation = try stack([HomeController.self, HomeController.self, SceneDiaryController.self, SceneDiaryController.self])
        navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        #expect(SceneDiary.page() == ["3 prepare back for 1, not loaded", "1 back from 3 by back"])
        #expect(navigation.viewControllers.map(\.title) == ["0", "1"])
    }

    @Test("C23 The source prepares, the action is called, and then the way back is gone")
    func order() throws {
        let navigation = try stack([HomeController.self, SceneDiaryController.self])
        navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        #expect(SceneDiary.page() == ["1 prepare back for 0, not loaded", "0 back from 1 by back"])
    }

    @Test("C23 The source itself is not gone back to, and without another nothing happens")
    func source() throws {
        let navigation = try stack([SceneDiaryController.self, HomeController.self])
        navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        #expect(SceneDiary.page().isEmpty)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("C23 A controller may refuse")
    func refusal() throws {
        let navigation = try stack([HomeController.self, ClosedController.self, SceneDiaryController.self])
        navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        #expect(SceneDiary.page() == ["1 refuses goHome:", "2 prepare back for 0, not loaded", "0 back from 2 by back"])
        #expect(navigation.viewControllers.map(\.title) == ["0"])
    }

    @Test("C24 Children are searched without the one that the segue comes from, the last first in a navigation controller")
    func allowedChildren() throws {
        let navigation = try stack([SceneDiaryController.self, SceneDiaryController.self, SceneDiaryController.self])
        let source = UIStoryboardUnwindSegueSource(
            source: try #require(navigation.topViewController), unwindAction: "goHome:", sender: "tap")
        #expect(navigation.childContaining(source) === navigation.topViewController)
        #expect(navigation.allowedChildrenForUnwinding(from: source).map(\.title) == ["1", "0"])
        let parent = UIViewController()
        for child in try controllers([SceneDiaryController.self, SceneDiaryController.self]) { parent.addChild(child) }
        #expect(parent.childContaining(source) == nil)
        #expect(parent.allowedChildrenForUnwinding(from: source).map(\.title) == ["0", "1"])
        #expect(source.sender as? String == "tap")
    }

    @Test("C23 A tab bar controller shows the tab that is gone back to")
    func tabs() throws {
        let all = try controllers([HomeController.self, SceneDiaryController.self])
        let tabs = UITabBarController()
        tabs.viewControllers = all
        tabs.selectedIndex = 1
        all[1].performSegue(withIdentifier: "back", sender: nil)
        #expect(tabs.selectedIndex == 0)
    }
}

@MainActor @Suite("Unwinding out of a presentation", .serialized)
struct PresentedUnwindingTests {
    @Test("C23 What was presented is dismissed on the way back to its presenter")
    func dismissal() throws {
        let text =
            scene("<viewController id=\"1\" title=\"home\" \(custom(HomeController.self))/>")
            + scene(
                """
                <viewController id="2" title="form" storyboardIdentifier="form" \(custom(SceneDiaryController.self))><connections>
                <segue destination="4" kind="unwind" identifier="back" unwindAction="goHome:" id="3"/></connections></viewController>
                <exit id="4"/>
                """)
        let storyboard = try storyboard(text, initial: "1")
        let home = try #require(storyboard.instantiateInitialViewController())
        let form = storyboard.instantiateViewController(withIdentifier: "form")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = home
        window.makeKeyAndVisible()
        home.present(form, animated: false)
        #expect(home.presentedViewController === form)
        SceneDiary.entries = []
        form.performSegue(withIdentifier: "back", sender: nil)
        #expect(SceneDiary.page() == ["form prepare back for home, loaded", "home back from form by back"])
        #expect(home.presentedViewController == nil)
        withExtendedLifetime(window) {}
    }
}
