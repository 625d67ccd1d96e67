import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

/// A real document, made live with stand-ins for the classes of its app.
@MainActor private struct LiveDocument {
    private(set) var report = InterfaceLoadReport()
    private let resolver = StandInResolver(keepsLoads: true)
    private var kept: [AnyObject] = []

    init(_ document: InterfaceDocument) {
        if document.kind == .storyboard {
            let storyboard = UIStoryboard(StoryboardContents(document: document, name: "Main", bundle: nil, classes: resolver))
            let (controllers, report) = storyboard.loadAllScenes()
            kept = controllers
            self.report = report
        } else {
            let owner = StandInObject()
            let loading = InterfaceLoading(
                of: InterfaceOrigin(document: document, classes: resolver), scope: 0..<document.elementCount, owner: owner)
            kept = loading.load() + [owner]
            report = loading.report
        }
    }

    /// What sends actions, with those of its connections that the document gives it.
    var sources: [(object: AnyObject, actions: [InterfaceAction])] {
        resolver.loads.flatMap(\.made).compactMap { element, object in
            let actions = element.connections.compactMap { connection in
                if case .action(let action) = connection { action } else { nil }
            }
            return actions.isEmpty ? nil : (object, actions)
        }
    }

    /// How many of an element's actions, sent for what sets them off, arrive where they lead to.
    static func delivered(_ actions: [InterfaceAction], of object: AnyObject) -> Int {
        _ = Catcher.page()
        switch object {
        case let control as UIControl:
            let events = Set(actions.compactMap(\.eventType)).compactMap { UIControl.Event.interfaceNames[$0] }
            for event in events { control.sendActions(for: event) }
        case let recognizer as UIGestureRecognizer:
            let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
            recognizer.isEnabled = true
            recognizer.state = isDiscrete ? .ended : .began
        case let item as UIBarButtonItem:
            if let action = item.action { UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil) }
        default: break
        }
        let wanted = actions.map(\.selector).sorted()
        let caught = Catcher.page().map(\.selector.description).sorted()
        // What arrives more often, or elsewhere, than it was sent is no delivery.
        return caught.count <= wanted.count && Set(caught).isSubset(of: wanted) ? caught.count : 0
    }
}

@MainActor @Suite("Actions of real documents", .enabled(if: Corpus.folder != nil), .serialized)
struct ActionCorpusTests {
    private func documents() throws -> [(document: InterfaceDocument, count: Int)] {
        try (Corpus.entries(withExtension: ".xib") + Corpus.entries(withExtension: ".storyboard")).map {
            (try InterfaceDocument(contentsOf: $0.file), $0.counts["actions"] ?? 0)
        }
    }

    @Test("Each action is delivered to a class that answers to it, or reported with the reason")
    func everyAction() throws {
        let documents = try documents()
        Catcher.learn(documents.flatMap { $0.document.actionElements.map { InterfaceAction($0).selector } })
        // Actions for the first responder go to this one.
        let first = StandInView()
        #expect(FirstResponder.take(first))
        var (total, delivered, reported) = (0, 0, 0)
        for (document, count) in documents {
            let live = LiveDocument(document)
            #expect(live.report.actionsConnected + live.report.actionsUndeliverable == count, "\(document.name)")
            let arrived = live.sources.reduce(0) { $0 + LiveDocument.delivered($1.actions, of: $1.object) }
            #expect(arrived == live.report.actionsConnected, "\(document.name)")
            #expect(live.report.unansweredActions == [], "\(document.name)")
            total += count
            delivered += arrived
            reported += live.report.undeliverable.count { $0.message.hasPrefix("action ") }
        }
        #expect(FirstResponder.release(first))
        #expect(delivered + reported == total)
        #expect(total > 1000)
        #expect(reported == documents.reduce(0) { $0 + $1.document.actionElements.count(where: leadsElsewhere) })
    }

    /// Whether an action leads into another scene, whose objects its own one does not have.
    private func leadsElsewhere(_ action: InterfaceElement) -> Bool {
        guard let receiver = action[.destination].flatMap(action.document.element(withID:)) else { return true }
        return scene(of: receiver) != scene(of: action)
    }

    private func scene(of element: InterfaceElement) -> InterfaceElement? { element.ancestors.first { $0.word == .scene } }

    @Test("Where no class answers, each action is reported, but for those whose receiver is looked for when they are sent")
    func unanswered() throws {
        Catcher.learn([])
        for (document, count) in try documents() {
            let report = LiveDocument(document).report
            let forChain = document.actionElements.count {
                $0[.destination].flatMap(document.element(withID:))?[.placeholderIdentifier]?.string == "IBFirstResponder"
            }
            #expect(report.actionsUndeliverable + report.unansweredActions.count + forChain == count, "\(document.name)")
        }
    }
}
