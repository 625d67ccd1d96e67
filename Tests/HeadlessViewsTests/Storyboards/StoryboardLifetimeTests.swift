import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

/// Objects that are watched and not kept.
@MainActor private struct Witnesses {
    private struct Living {
        weak var object: AnyObject?
    }

    private var all: [Living] = []

    var count: Int { all.count }
    var living: [AnyObject] { all.compactMap(\.object) }

    /// Watches a controller with all that is in it.
    mutating func add(_ controller: UIViewController) {
        let items: [AnyObject] = [controller.navigationItem, controller.tabBarItem] + (controller.sceneLink?.companions ?? [])
        let performers = controller.sceneLink.map { Array($0.performers.values) } ?? []
        all += ([controller] + items + performers).map { Living(object: $0) }
        if let view = controller.viewIfLoaded { add(view) }
        for child in controller.children { add(child) }
    }

    private mutating func add(_ view: UIView) {
        all += ([view] + (view.gestureRecognizers ?? []) + view.constraints).map { Living(object: $0) }
        for subview in view.subviews { add(subview) }
    }
}

@MainActor @Suite("Controllers of real storyboards come and go", .enabled(if: Corpus.folder != nil), .serialized)
struct StoryboardLifetimeTests {
    @Test("Every scene that code can ask for is made, shown and dismissed, and nothing of it is alive after that")
    func scenes() throws {
        Catcher.learn([])
        var (scenes, objects) = (0, 0)
        for entry in try Corpus.entries(withExtension: ".storyboard") {
            let contents = StoryboardContents(
                document: try InterfaceDocument(contentsOf: entry.file), name: "Main", bundle: nil,
                classes: StandInResolver(keepsLoads: false))
            let initial = contents.initialElement.map { [(identifier: String?.none, element: $0)] } ?? []
            let identified = contents.identified.map { (identifier: String?.some($0.key), element: $0.value) }
            for (identifier, element) in initial + identified where stands(element) {
                let witnesses = try show(identifier, of: contents)
                #expect(witnesses.living.isEmpty, "\(identifier ?? "initial") of \(entry.file.lastPathComponent)")
                scenes += 1
                objects += witnesses.count
            }
        }
        #expect(scenes > 200 && objects > 10_000)
    }

    /// Shows a controller: pushed if it can be, and presented; then lets go of it.
    private func show(_ identifier: String?, of contents: StoryboardContents) throws -> Witnesses {
        var witnesses = Witnesses()
        let storyboard = UIStoryboard(contents)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let made = identifier.map(storyboard.instantiateViewController(withIdentifier:))
        let controller = try #require(made ?? storyboard.instantiateInitialViewController())
        if !isContainer(controller) {
            navigation.pushViewController(controller, animated: false)
            window.layoutIfNeeded()
            witnesses.add(controller)
            #expect(navigation.popViewController(animated: false) === controller)
        }
        navigation.present(controller, animated: false)
        window.layoutIfNeeded()
        #expect(controller.viewIfLoaded?.window === window)
        witnesses.add(controller)
        navigation.dismiss(animated: false)
        #expect(controller.viewIfLoaded?.window == nil)
        return witnesses
    }

    private func isContainer(_ controller: UIViewController) -> Bool {
        controller is UINavigationController || controller is UISplitViewController || controller is UITabBarController
    }

    /// Whether a scene stands without files that the corpus does not have: neither it nor what it holds is in another storyboard or has its
    /// view in a nib.
    private func stands(_ element: InterfaceElement, in outer: Set<InterfaceElement> = []) -> Bool {
        guard !outer.contains(element), element.isViewController, hasView(element) else { return false }
        return ([element.ordinal] + Array(element.descendantOrdinals)).allSatisfy { ordinal in
            element.document[ordinal].connections.allSatisfy { connection in
                guard case .segue(let segue) = connection, segue.kind == .relationship || segue.kind == .embed else { return true }
                guard let destination = connection.destinationElement else { return true }
                return stands(destination, in: outer.union([element]))
            }
        }
    }

    private func hasView(_ element: InterfaceElement) -> Bool {
        element.child(keyed: .view) != nil || (element[.nibName] == nil && element.word != .collectionViewController)
    }
}
