@_spi(Headless) import HeadlessViews
import InterfaceDocuments

/// Reads documents, makes the objects of nibs and storyboards, and says what is in them and what became of it.
@MainActor public struct DocumentInspector {
    /// Whether outlines are made too.
    public var makesTrees: Bool
    /// Whether every scene and nib is laid out too.
    public var findsFrames: Bool

    /// Makes an inspector; outlines are not made, and nothing is laid out, unless asked for.
    public init(makesTrees: Bool = false, findsFrames: Bool = false) {
        self.makesTrees = makesTrees
        self.findsFrames = findsFrames
    }

    /// Inspects a file; a bad one is refused in the answer.
    public func inspect(_ source: FoundDocument) -> DocumentInspection {
        DocumentInspection(source: source, outcome: outcome(of: source))
    }

    private func outcome(of source: FoundDocument) -> DocumentInspection.Outcome {
        if let obstacle = source.obstacle { return .refused("\(source.url.lastPathComponent): \(obstacle)") }
        do {
            return .read(try contents(of: try InterfaceDocument(contentsOf: source.url)))
        } catch let failure as InterfaceDocumentFailure {
            return .refused(failure.description)
        } catch {
            return .refused("\(source.url.lastPathComponent): \(error)")
        }
    }

    private func contents(of document: InterfaceDocument) throws -> DocumentContents {
        guard findsFrames else { return try loaded(document) }
        let canvas = DesignCanvas(document)
        var contents = try canvas.loading { try loaded(document) }
        // Constraints that contradict one another are the app's affair: the frames are those that the system would come to.
        _ = UnsatisfiableConstraints.collect { contents.frames = canvas.layOut() }
        return contents
    }

    private func loaded(_ document: InterfaceDocument) throws -> DocumentContents {
        var contents = DocumentContents(kind: document.kind, inventory: DocumentInventory(document), problems: [])
        switch document.kind {
        case .storyboard:
            let (controllers, report) = UIStoryboard(document: document, makesCustomClasses: false).loadAllScenes()
            contents.problems = report.problems
            contents.live = withExtendedLifetime(controllers) { LiveObjects(report) }
            if makesTrees { contents.tree = ElementOutline(document).lines }
        case .nib:
            let (objects, report) = try UINib(document: document, makesCustomClasses: false).load(withOwner: nil)
            contents.problems = report.problems
            contents.live = LiveObjects(report)
            if makesTrees { contents.tree = objects.flatMap { ObjectOutline($0).lines } }
        }
        return contents
    }
}
