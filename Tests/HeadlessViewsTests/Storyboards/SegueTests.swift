import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

/// Makes the destination of a segue itself.
final class SegueActionController: SceneDiaryController, ActionTarget {
    static let actionTable = ActionTable(
        for: SegueActionController.self, unwinding: [:],
        creating: [
            "makeCart:sender:": { controller, coder, sender, identifier in
                controller.note("creates \(identifier ?? "-")")
                return CartController(coder: coder, cart: [sender as? String ?? "?"])
            },
            "makeNothing:": { _, _, _, _ in nil },
        ])
}

@MainActor @Suite("Segues", .serialized)
struct SegueTests {
    private func made(
        _ source: String, type: Any.Type = SceneDiaryController.self, destinations: String = ""
    ) throws -> SceneDiaryController {
        let scenes =
            scene(#"<viewController id="1" title="A" \#(custom(type))>\#(source)</viewController>"#)
            + scene(#"<viewController id="9" title="B"><view key="view" id="99"/></viewController>"#) + destinations
        SceneDiary.entries = []
        let made = try #require(try storyboard(scenes, initial: "1").instantiateInitialViewController() as? SceneDiaryController)
        SceneDiary.entries = []
        return made
    }

    /// A segue of a class that only notes what happens.
    private func segue(_ identifier: String, id: String, more: String = "") -> String {
        "<segue destination=\"9\" kind=\"custom\" identifier=\"\(identifier)\" \(custom(DiarySegue.self)) \(more) id=\"\(id)\"/>"
    }

    @Test("C13 C14 The destination is made, then the segue, the source prepares, and the segue is performed")
    func order() throws {
        let controller = try made("<connections>\(segue("go", id: "2"))</connections>")
        controller.performSegue(withIdentifier: "go", sender: nil)
        #expect(SceneDiary.page() == ["segue go from A to B", "A prepare go for B, not loaded", "perform go"])
    }

    @Test("C15 C16 Code that performs a segue is not asked whether it should, and says what the sender is")
    func byCode() throws {
        let controller = try made("<connections>\(segue("go", id: "2"))</connections>")
        controller.allowsSegues = false
        controller.performSegue(withIdentifier: "go", sender: "tea")
        #expect(controller.sender as? String == "tea")
        #expect(SceneDiary.page().last == "perform go")
    }

    @Test("C15 C16 A control's segue is asked for first, and has the control for its sender")
    func byControl() throws {
        let controller = try made(
            """
            <view key="view" id="2"><subviews><button id="3"><connections>\(segue("go", id: "4"))</connections></button></subviews></view>
            """)
        let button = try #require(controller.view.subviews.first as? UIButton)
        SceneDiary.entries = []
        button.sendActions(for: .touchUpInside)
        #expect(SceneDiary.page() == ["A should go", "segue go from A to B", "A prepare go for B, not loaded", "perform go"])
        #expect(controller.sender as? UIButton === button)
        controller.allowsSegues = false
        button.sendActions(for: .touchUpInside)
        #expect(SceneDiary.page() == ["A should go"])
    }

    @Test("A switch's segue goes with its value, a text field's with its return key")
    func controlEvents() throws {
        let controller = try made(
            """
            <view key="view" id="2"><subviews>
            <switch id="3"><connections>\(segue("on", id: "4"))</connections></switch>
            <textField id="5"><connections>\(segue("typed", id: "6"))</connections></textField></subviews></view>
            """)
        controller.loadViewIfNeeded()
        SceneDiary.entries = []
        (controller.view.subviews[0] as? UIControl)?.sendActions(for: .valueChanged)
        #expect(SceneDiary.page().last == "perform on")
        (controller.view.subviews[1] as? UIControl)?.sendActions(for: .editingDidEndOnExit)
        #expect(SceneDiary.page().last == "perform typed")
    }

    @Test("C16 A bar button item's segue goes before there is a view")
    func byBarButtonItem() throws {
        let controller = try made(
            """
            <navigationItem key="navigationItem" id="2"><barButtonItem key="rightBarButtonItem" id="3"><connections>
            \(segue("go", id: "4"))</connections></barButtonItem></navigationItem>
            """)
        let item = try #require(controller.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
        #expect(SceneDiary.page().last == "perform go")
        #expect(controller.sender as? UIBarButtonItem === item)
        #expect(!controller.isViewLoaded)
    }

    @Test("A kind of segue that shows a pushed controller")
    func push() throws {
        let text =
            scene(
                """
                <navigationController id="7"><connections><segue destination="1" kind="relationship" relationship="rootViewController" \
                id="8"/></connections></navigationController>
                """)
            + scene(
                """
                <viewController id="1" \(custom(SceneDiaryController.self))><connections>
                <segue destination="9" kind="push" identifier="push" id="2"/>
                <segue destination="9" kind="show" identifier="show" id="3"/></connections></viewController>
                """) + scene(#"<viewController id="9" title="B"/>"#)
        let navigation = try #require(
            try storyboard(text, initial: "7").instantiateInitialViewController() as? UINavigationController)
        let root = try #require(navigation.topViewController)
        root.performSegue(withIdentifier: "push", sender: nil)
        #expect(navigation.viewControllers.map(\.title) == [nil, "B"])
        root.performSegue(withIdentifier: "show", sender: nil)
        #expect(navigation.viewControllers.map(\.title) == [nil, "B", "B"])
    }

    @Test("A segue of an unknown class performs as its kind does")
    func unknownClass() throws {
        let controller = try made(
            """
            <connections><segue destination="9" kind="push" identifier="go" customClass="Missing" id="2"/></connections>
            """)
        let navigation = UINavigationController(rootViewController: controller)
        controller.performSegue(withIdentifier: "go", sender: nil)
        #expect(navigation.topViewController?.title == "B")
    }

    @Test("A segue that names a method of its source has the destination from it")
    func segueAction() throws {
        let cart = scene("<viewController id=\"8\" title=\"Cart\" \(custom(CartController.self))/>")
        let controller = try made(
            """
            <connections><segue destination="8" kind="push" identifier="cart" destinationCreationSelector="makeCart:sender:" id="2"/>
            </connections>
            """, type: SegueActionController.self, destinations: cart)
        let navigation = UINavigationController(rootViewController: controller)
        controller.performSegue(withIdentifier: "cart", sender: "tea")
        #expect((navigation.topViewController as? CartController)?.cart == ["tea"])
        #expect(SceneDiary.page() == ["A creates cart", "A prepare cart for Cart, not loaded"])
    }

    @Test(
        "A method that makes nothing, or is not offered, leaves the destination to be made the usual way",
        arguments: ["makeNothing:", "other:"])
    func noSegueAction(selector: String) throws {
        let cart = scene("<viewController id=\"8\" title=\"Cart\" \(custom(CartController.self))/>")
        let controller = try made(
            """
            <connections><segue destination="8" kind="push" identifier="cart" destinationCreationSelector="\(selector)" id="2"/>
            </connections>
            """, type: SegueActionController.self, destinations: cart)
        let navigation = UINavigationController(rootViewController: controller)
        controller.performSegue(withIdentifier: "cart", sender: "tea")
        #expect((navigation.topViewController as? CartController)?.cart == [])
    }

    @Test("C26 A reference is resolved when the segue is performed: by identifier, or to the other storyboard's initial controller")
    func references() throws {
        let main = storyboardText(
            scene(
                """
                <viewController id="1"><connections><segue destination="2" kind="push" identifier="named" id="3"/>
                <segue destination="4" kind="push" identifier="initial" id="5"/></connections></viewController>
                """)
                + scene(#"<viewControllerPlaceholder storyboardName="Other" referencedIdentifier="b" id="2"/>"#)
                + scene(#"<viewControllerPlaceholder storyboardName="Other" id="4"/>"#), initial: "1")
        let other = storyboardText(
            scene(#"<viewController id="1" title="Initial"/>"#)
                + scene(#"<viewController id="2" title="Named" storyboardIdentifier="b"/>"#), initial: "1")
        let folder = try StoryboardFolder(["Main.storyboard": main])
        let controller = try #require(UIStoryboard(name: "Main", bundle: try folder.bundle).instantiateInitialViewController())
        try Data(other.utf8).write(to: folder.url.appendingPathComponent("Other.storyboard"))
        let navigation = UINavigationController(rootViewController: controller)
        controller.performSegue(withIdentifier: "named", sender: nil)
        controller.performSegue(withIdentifier: "initial", sender: nil)
        #expect(navigation.viewControllers.map(\.title) == [nil, "Named", "Initial"])
        #expect(navigation.topViewController?.storyboard?.name == "Other")
    }

    @Test("A closure performs a segue that was made with it")
    func handler() {
        var isPerformed = false
        UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController()) { isPerformed = true }
            .perform()
        #expect(isPerformed)
    }

    @Test("A segue that leads nowhere, and one of an object that sets none off, are reported")
    func undeliverable() throws {
        let scenes = scene(
            """
            <viewController id="1"><view key="view" id="2"><connections><segue destination="1" kind="show" identifier="a" id="3"/>
            <segue destination="9" kind="show" identifier="b" id="4"/></connections></view></viewController>
            """)
        let report = try storyboard(scenes).loadAllScenes().report
        #expect(report.seguesUndeliverable == 2)
        #expect(
            report.undeliverable.map(\.message) == [
                "segue a: its object sets off no segue", "segue b: there is no object at its other end",
            ])
    }
}

@MainActor @Suite("Segues that present", .serialized)
struct PresentingSegueTests {
    private func presented(_ segue: String, sender: Any? = nil) throws -> (source: SceneDiaryController, window: UIWindow) {
        let scenes =
            scene(
                """
                <viewController id="1" title="A" \(custom(SceneDiaryController.self))><view key="view" id="2"><subviews>
                <button id="3"/></subviews></view><connections>\(segue)</connections></viewController>
                """) + scene(#"<viewController id="9" title="B"/>"#)
        let source = try #require(
            try storyboard(scenes, initial: "1").instantiateInitialViewController() as? SceneDiaryController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = source
        window.makeKeyAndVisible()
        source.performSegue(withIdentifier: "go", sender: sender)
        return (source, window)
    }

    @Test("A presentation has the styles that the segue gives it", arguments: ["presentation", "modal"])
    func styles(kind: String) throws {
        let (source, window) = try presented(
            """
            <segue destination="9" kind="\(kind)" identifier="go" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" \
            id="4"/>
            """)
        let shown = try #require(source.presentedViewController)
        #expect(shown.title == "B")
        #expect(shown.modalPresentationStyle == .formSheet)
        #expect(shown.modalTransitionStyle == .crossDissolve)
        withExtendedLifetime(window) {}
    }

    @Test("A popover points at its anchor, in the directions that the segue allows")
    func popover() throws {
        let (source, window) = try presented(
            """
            <segue destination="9" kind="popoverPresentation" identifier="go" popoverAnchorView="3" id="4">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
            """)
        let popover = try #require(source.presentedViewController?.popoverPresentationController)
        #expect(popover.sourceView is UIButton)
        #expect(popover.permittedArrowDirections == [.up, .left])
        withExtendedLifetime(window) {}
    }

    @Test("A popover without an anchor points at what set it off")
    func popoverOfSender() throws {
        let item = UIBarButtonItem()
        let (source, window) = try presented(
            #"<segue destination="9" kind="popoverPresentation" identifier="go" id="4"/>"#, sender: item)
        #expect(source.presentedViewController?.popoverPresentationController?.barButtonItem === item)
        withExtendedLifetime(window) {}
    }

    @Test("A show without a container presents")
    func show() throws {
        let (source, window) = try presented(#"<segue destination="9" kind="show" identifier="go" id="4"/>"#)
        #expect(source.presentedViewController?.title == "B")
        withExtendedLifetime(window) {}
    }
}
