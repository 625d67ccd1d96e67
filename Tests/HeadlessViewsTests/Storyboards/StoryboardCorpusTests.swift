import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

/// Every action that a real document sends, and how often one arrived.
@MainActor private enum Catcher {
    static var table = ActionTable(for: HeadlessObject.self, [:])
    static var caught = 0

    static func learn(_ selectors: Set<String>) {
        table = ActionTable(
            for: HeadlessObject.self,
            Dictionary(uniqueKeysWithValues: selectors.map { (Selector($0), { _, _ in caught += 1 }) }))
    }
}

private final class CatchingController: UIViewController, ActionTarget {
    static var actionTable: ActionTable { Catcher.table }
}

private final class CatchingTableController: UITableViewController, ActionTarget {
    static var actionTable: ActionTable { Catcher.table }
}

private final class CatchingCollectionController: UICollectionViewController, ActionTarget {
    static var actionTable: ActionTable { Catcher.table }
}

/// Gives the classes of real apps' controllers, which are not here, a stand-in that offers every action.
private final class CatchingResolver: InterfaceClassResolver {
    static let standIns: [InterfaceWord: any InterfaceDecodable.Type] = [
        .viewController: CatchingController.self, .tableViewController: CatchingTableController.self,
        .collectionViewController: CatchingCollectionController.self,
    ]

    override func type(
        of element: InterfaceElement, base: any InterfaceDecodable.Type, loading: InterfaceLoading
    ) -> any InterfaceDecodable.Type { Self.standIns[element.word] ?? base }
}

@MainActor @Suite("Real storyboards", .enabled(if: Corpus.folder != nil), .serialized)
struct StoryboardCorpusTests {
    @Test("Every scene is made once, with as many views and controllers as it has")
    func counts() throws {
        let entries = try Corpus.entries(withExtension: ".storyboard")
        #expect(!entries.isEmpty)
        for entry in entries {
            let report = UIStoryboard(document: try InterfaceDocument(contentsOf: entry.file)).loadAllScenes().report
            let name = entry.file.lastPathComponent
            #expect(report.views == entry.counts["views"], "views of \(name)")
            #expect(report.viewControllers == entry.counts["viewControllers"], "controllers of \(name)")
            #expect(report.seguesConnected + report.seguesUndeliverable == entry.counts["segues"], "segues of \(name)")
        }
    }

    private struct Living {
        weak var object: AnyObject?
    }

    private func objects(of view: UIView) -> [AnyObject] {
        [view] + (view.gestureRecognizers ?? []) + view.constraints + view.subviews.flatMap(objects)
    }

    private func objects(of controller: UIViewController) -> [AnyObject] {
        let items: [AnyObject] = [controller.navigationItem, controller.tabBarItem] + (controller.sceneLink?.companions ?? [])
        let performers = controller.sceneLink.map { Array($0.performers.values) } ?? []
        return [controller] + items + performers + (controller.viewIfLoaded.map(objects) ?? [])
    }

    @Test("Nothing of a storyboard is alive after its controllers are let go")
    func lifetimes() throws {
        for entry in try Corpus.entries(withExtension: ".storyboard") {
            let storyboard = UIStoryboard(document: try InterfaceDocument(contentsOf: entry.file))
            var living: [Living] = []
            do {
                let controllers = storyboard.loadAllScenes().controllers
                living = controllers.flatMap(objects).map { Living(object: $0) }
                #expect(living.allSatisfy { $0.object != nil })
            }
            #expect(living.count { $0.object != nil } == 0, "\(entry.file.lastPathComponent)")
        }
    }

    @Test("Each action reaches a class that offers it, goes to the responder chain, or is reported")
    func actions() throws {
        let documents = try Corpus.entries(withExtension: ".storyboard").map { try InterfaceDocument(contentsOf: $0.file) }
        let elements = documents.flatMap { $0.elements.filter { $0.word == .action && $0.parent?.word == .connections } }
        Catcher.learn(Set(elements.map { InterfaceAction($0).selector }))
        var (total, reported) = (0, 0)
        for document in documents {
            let contents = StoryboardContents(
                document: document, name: "Main", bundle: nil, classes: CatchingResolver(owner: nil))
            let (controllers, report) = UIStoryboard(contents).loadAllScenes()
            total += report.actionsConnected + report.actionsUndeliverable
            reported += report.actionsUndeliverable + report.unansweredActions.count
            withExtendedLifetime(controllers) {}
        }
        #expect(total == elements.count)
        let expected = elements.count { action in
            guard let receiver = action[.destination].flatMap(action.document.element(withID:)), !receiver.isPlaceholder else {
                return false
            }
            return CatchingResolver.standIns[receiver.word] == nil || scene(of: receiver) != scene(of: action)
        }
        // One object of the documents sends an action for an event that it does not have.
        #expect(reported == expected + 1)
    }

    private func scene(of element: InterfaceElement) -> InterfaceElement? { element.ancestors.first { $0.word == .scene } }

    @Test("The controls of real scenes deliver their actions")
    func delivery() throws {
        for entry in try Corpus.entries(withExtension: ".storyboard") {
            let document = try InterfaceDocument(contentsOf: entry.file)
            Catcher.learn(Set(document.elements.filter { $0.word == .action }.map { InterfaceAction($0).selector }))
            let contents = StoryboardContents(
                document: document, name: "Main", bundle: nil, classes: CatchingResolver(owner: nil))
            let controllers = UIStoryboard(contents).loadAllScenes().controllers
            let items = controllers.flatMap { controller in
                (controller.navigationItem.leftBarButtonItems ?? []) + (controller.navigationItem.rightBarButtonItems ?? [])
            }
            for item in items {
                guard let action = item.action, let target = item.target, target is any ActionTarget, !(target is SeguePerformer)
                else { continue }
                let before = Catcher.caught
                #expect(UIApplication.shared.sendAction(action, to: target, from: item, for: nil))
                #expect(Catcher.caught == before + 1, "\(entry.file.lastPathComponent): \(action)")
            }
        }
    }
}
