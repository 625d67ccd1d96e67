import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("What storyboards do not have traps with UIKit's words")
struct StoryboardTrapTests {
    @Test("C1 P23 A storyboard that is not in the bundle, at once")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIStoryboard(name: "Feedback", bundle: nil)
        }
        #expect(
            errorStream(of: result).contains(
                "NSInvalidArgumentException: Could not find a storyboard named 'Feedback' in bundle NSBundle </"))
        #expect(errorStream(of: result).contains("> (loaded)"))
    }

    @Test("C1 A file that is no storyboard")
    func invalid() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let folder = try StoryboardFolder(["Main.storyboard": "<document"])
            _ = UIStoryboard(name: "Main", bundle: try folder.bundle)
        }
        #expect(errorStream(of: result).contains("There doesn't seem to be a valid compiled storyboard at path '/"))
    }

    @Test("C3 An identifier that no scene has")
    func identifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = try storyboard("").instantiateViewController(withIdentifier: "Settings")
        }
        let text = errorStream(of: result)
        #expect(text.contains("NSInvalidArgumentException: Storyboard (<UIStoryboard: 0x"))
        #expect(text.contains(">) doesn't contain a view controller with identifier 'Settings'"))
    }

    @Test("C4 An identifier that no scene has, asked for with a closure")
    func identifierWithCreator() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = try storyboard("").instantiateViewController(identifier: "Settings") { UIViewController(coder: $0) }
        }
        #expect(errorStream(of: result).contains(">) doesn't contain a view controller with identifier 'Settings'"))
    }

    @Test("C4 A closure that makes a controller without its coder")
    func foreign() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = try storyboard(scene(#"<viewController id="1" storyboardIdentifier="a"/>"#))
                .instantiateViewController(identifier: "a") { _ in UIViewController() }
        }
        #expect(errorStream(of: result).contains("The creator must return a view controller that it has made with the coder"))
    }

    @Test("C4 A closure that makes a controller of another class")
    func otherClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = try storyboard(scene("<viewController id=\"1\" storyboardIdentifier=\"a\" \(custom(CartController.self))/>"))
                .instantiateViewController(identifier: "a") { SceneDiaryController(coder: $0) }
        }
        #expect(
            errorStream(of: result).contains(
                "The creator must return a view controller of the scene's class, CartController, or of a subclass (was SceneDiaryController)."
            ))
    }

    @Test("P20 A controller of another class than the one that is asked for")
    func cast() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let _: CartController = try storyboard(scene(#"<navigationController id="1" storyboardIdentifier="a"/>"#))
                .instantiateViewController(identifier: "a")
        }
        #expect(errorStream(of: result).contains("Could not cast value of type 'UINavigationController' to 'CartController'"))
    }

    @Test("B27 An outlet that the controller does not have, when the view is loaded and not before")
    func outlet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let controller = try storyboard(
                scene(
                    """
                    <viewController id="1"><view key="view" id="2"/>
                    <connections><outlet property="missing" destination="2" id="3"/></connections></viewController>
                    """), initial: "1"
            ).instantiateInitialViewController()
            StandardError.log("made")
            controller?.loadViewIfNeeded()
        }
        let text = errorStream(of: result)
        #expect(text.hasPrefix("made\n"))
        #expect(text.contains("this class is not key value coding-compliant for the key missing."))
    }

    @Test("C17 A segue that the scene does not have")
    func segue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIViewController().performSegue(withIdentifier: "checkout", sender: nil)
        }
        let text = errorStream(of: result)
        #expect(text.contains("NSInvalidArgumentException: Receiver (<UIViewController: 0x"))
        #expect(text.contains(">) has no segue with identifier 'checkout'"))
    }

    @Test("C18 A segue that nothing performs")
    func performing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIStoryboardSegue(identifier: "fade", source: UIViewController(), destination: UIViewController()).perform()
        }
        #expect(
            errorStream(of: result).contains(
                """
                Could not perform segue with identifier 'fade'. A segue must either have a performHandler or it must override -perform.
                """))
    }

    @Test("C19 A push without a navigation controller")
    func push() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let storyboard = try storyboard(
                scene(
                    """
                    <viewController id="1"><connections><segue destination="2" kind="push" identifier="next" id="3"/></connections>
                    </viewController>
                    """) + scene(#"<viewController id="2"/>"#), initial: "1")
            storyboard.instantiateInitialViewController()?.performSegue(withIdentifier: "next", sender: nil)
        }
        #expect(
            errorStream(of: result).contains(
                """
                NSGenericException: Could not find a navigation controller for segue 'next'. Push segues can only be used when the source \
                controller is managed by an instance of UINavigationController.
                """))
    }

    @Test("C21 A container that is not empty")
    func container() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let storyboard = try storyboard(
                scene(
                    """
                    <viewController id="1"><view key="view" id="2"><subviews><containerView id="3"><connections>
                    <segue destination="5" kind="embed" identifier="inner" id="4"/></connections></containerView></subviews></view>
                    </viewController>
                    """) + scene(#"<viewController id="5"/>"#), initial: "1")
            let controller = storyboard.instantiateInitialViewController()
            controller?.loadViewIfNeeded()
            controller?.performSegue(withIdentifier: "inner", sender: nil)
        }
        #expect(
            errorStream(of: result).contains(
                """
                There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a subview was \
                added programmatically?
                """))
    }

    @Test("A controller that holds itself")
    func endless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let storyboard = try storyboard(
                scene(
                    """
                    <tabBarController id="1"><connections>
                    <segue destination="1" kind="relationship" relationship="viewControllers" id="2"/></connections></tabBarController>
                    """), initial: "1")
            _ = storyboard.instantiateInitialViewController()
        }
        #expect(errorStream(of: result).contains("holds itself, by the relationships of its scene"))
    }
}
