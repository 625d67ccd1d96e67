import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

/// Is made with something beside its coder.
final class CartController: UIViewController {
    let cart: [String]

    init?(coder: NSCoder, cart: [String]) {
        self.cart = cart
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        cart = []
        super.init(coder: coder)
    }
}

@MainActor @Suite("Storyboards give out their controllers")
struct UIStoryboardTests {
    private func sample() throws -> UIStoryboard {
        try storyboard(
            scene(#"<viewController id="1" title="First" storyboardIdentifier="first"/>"#)
                + scene("<viewController id=\"2\" title=\"Cart\" storyboardIdentifier=\"cart\" \(custom(CartController.self))/>"),
            initial: "1")
    }

    @Test("C2 The initial controller is made anew with each call")
    func initial() throws {
        let storyboard = try sample()
        let one = try #require(storyboard.instantiateInitialViewController())
        #expect(one.title == "First")
        #expect(one.storyboard === storyboard)
        #expect(storyboard.instantiateInitialViewController() !== one)
    }

    @Test("C2 Without an entry point there is no initial controller")
    func noInitial() throws {
        let storyboard = try storyboard(scene(#"<viewController id="1"/>"#))
        #expect(storyboard.instantiateInitialViewController() == nil)
        #expect(throws: StoryboardLoadFailure.self) { try storyboard.initialController() }
        #expect(try sample().initialController().title == "First")
    }

    @Test("P21 An entry point that names no element is none")
    func danglingInitial() throws {
        #expect(try storyboard(scene(#"<viewController id="1"/>"#), initial: "9").instantiateInitialViewController() == nil)
    }

    @Test("C3 A controller is found by its identifier, and made anew with each call")
    func identified() throws {
        let storyboard = try sample()
        let cart = try #require(storyboard.instantiateViewController(withIdentifier: "cart") as? CartController)
        #expect(cart.cart.isEmpty)
        #expect(storyboard.instantiateViewController(withIdentifier: "cart") !== cart)
        #expect(storyboard.sceneIdentifiers == ["cart", "first"])
    }

    @Test("P22 An unknown identifier is told with those that exist")
    func unknownIdentifier() throws {
        let storyboard = try sample()
        do throws(StoryboardLoadFailure) {
            _ = try storyboard.controller(identifier: "basket")
            Issue.record("there is no such scene")
        } catch {
            guard case .noSuchIdentifier("basket", _, existing: ["cart", "first"]) = error else {
                Issue.record(error)
                return
            }
        }
    }

    @Test("C4 P25 A closure makes the controller from the coder, with what it needs")
    func creator() throws {
        let storyboard = try sample()
        let cart = storyboard.instantiateViewController(identifier: "cart") { CartController(coder: $0, cart: ["tea"]) }
        #expect(cart.cart == ["tea"])
        #expect(cart.title == "Cart")
        #expect(cart.storyboard === storyboard)
        let first = storyboard.instantiateInitialViewController { UIViewController(coder: $0) }
        #expect(first?.title == "First")
    }

    @Test("C4 Without a closure, and where it answers nil, the controller is made the usual way")
    func noCreator() throws {
        let storyboard = try sample()
        let one: CartController = storyboard.instantiateViewController(identifier: "cart")
        let two = storyboard.instantiateViewController(identifier: "cart") { _ -> CartController? in nil }
        #expect(one.cart.isEmpty && two.cart.isEmpty && one !== two)
    }

    @Test("C8 A class that is not there is replaced by the element's own")
    func unknownClass() throws {
        let controller = try storyboard(
            scene(#"<tableViewController id="1" customClass="Missing" customModule="App"/>"#), initial: "1"
        ).instantiateInitialViewController()
        #expect(controller.map { type(of: $0) } == UITableViewController.self)
    }

    @Test("P24 Of two scenes with one identifier the first is meant")
    func duplicate() throws {
        let storyboard = try storyboard(
            scene(#"<viewController id="1" title="First" storyboardIdentifier="a"/>"#)
                + scene(#"<viewController id="2" title="Second" storyboardIdentifier="a"/>"#))
        #expect(storyboard.instantiateViewController(withIdentifier: "a").title == "First")
    }

    @Test("C1 P23 A storyboard is found in its bundle by name, and read once while it is in use")
    func named() throws {
        let folder = try StoryboardFolder([
            "Main.storyboard": storyboardText(scene(#"<viewController id="1" title="First"/>"#), initial: "1")
        ])
        let storyboard = UIStoryboard(name: "Main", bundle: try folder.bundle)
        #expect(storyboard.instantiateInitialViewController()?.title == "First")
        #expect(storyboard.name == "Main")
        #expect(UIStoryboard(name: "Main", bundle: try folder.bundle).contents === storyboard.contents)
    }

    @Test("P32 The device's own variant comes first, and a language's texts are the controller's")
    func variants() throws {
        let scenes = scene(#"<viewController id="1" title="First"/>"#)
        let folder = try StoryboardFolder([
            "Main~iphone.storyboard": storyboardText(scenes, initial: "1"), "Main.storyboard": storyboardText(scenes),
            "Base.lproj/Texts.storyboard": storyboardText(scenes, initial: "1"),
        ])
        #expect(UIStoryboard(name: "Main", bundle: try folder.bundle).instantiateInitialViewController() != nil)
        let search = NibSearch(root: folder.url, languages: ["en"], idiom: .phone)
        #expect(search.url(forStoryboardNamed: "Texts")?.lastPathComponent == "Texts.storyboard")
        #expect(search.url(forStoryboardNamed: "main") == nil)
    }

    @Test("A name that is a path, a nib and a broken file are told apart")
    func failures() throws {
        let folder = try StoryboardFolder(["Nib.storyboard": nibDocument(""), "Broken.storyboard": "<document"])
        let bundle = try folder.bundle
        func failure(_ name: String) -> StoryboardLoadFailure? {
            do throws(StoryboardLoadFailure) {
                _ = try UIStoryboard.named(name, in: bundle)
                return nil
            } catch {
                return error
            }
        }
        guard case .notAName = failure("../Main"), case .notFound = failure("Other"), case .notAStoryboard = failure("Nib"),
            case .notAStoryboard = failure("Broken")
        else {
            Issue.record("\(["../Main", "Other", "Nib", "Broken"].map { "\(String(describing: failure($0)))" })")
            return
        }
    }
}
