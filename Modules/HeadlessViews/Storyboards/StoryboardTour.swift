import InterfaceDocuments

/// A look at a whole storyboard: every scene is made once, and stands wherever a relationship or a container leads to it.
@MainActor final class StoryboardTour {
    private var controllers: [Int: UIViewController] = [:]
    private(set) var report: InterfaceLoadReport
    /// The prototypes that were met and are not made yet.
    var prototypes: [ListPrototype] = []
    /// Whether no code of an object may run once a connection of it failed.
    var isExamining = false

    init(of document: InterfaceDocument) { report = InterfaceLoadReport(document: document) }

    /// The controller that was made of an element.
    func controller(of element: InterfaceElement) -> UIViewController? { controllers[element.ordinal] }

    func add(_ report: InterfaceLoadReport, controller: UIViewController, of element: InterfaceElement) {
        controllers[element.ordinal] = controller
        self.report.add(report)
    }

    func add(_ report: InterfaceLoadReport) { self.report.add(report) }

    /// Notes a scene whose controller could not be made.
    func note(_ failure: StoryboardLoadFailure, at element: InterfaceElement) {
        report.notesOfMaking.append(.init(rule: .refused, content: .message(failure.description), element: element))
    }

    /// Notes the controllers whose identifiers others have before them, in Interface Builder's words.
    func noteDuplicateIdentifiers(in document: InterfaceDocument) {
        var known: Set<String> = []
        for element in document.scenes.compactMap(\.viewController) {
            guard let identifier = element[.storyboardIdentifier]?.string, !known.insert(identifier).inserted else { continue }
            let message = "Two view controllers have the same storyboard identifier \"\(identifier)\"; the first one is meant"
            report.notesOfMaking.append(.init(rule: .duplicateIdentifier, content: .message(message), element: element))
        }
    }

    /// Makes a view of each prototype, those of lists in prototypes too.
    func makePrototypes() {
        while !prototypes.isEmpty {
            let waiting = prototypes
            prototypes = []
            for prototype in waiting { add(prototype.load().report) }
        }
    }
}

extension UIStoryboard {
    /// Makes every scene once, with its view and one view of each prototype, and answers the scenes' controllers with what could not be
    /// honored.
    ///
    /// A scene that is a part of another one, by a relationship or in a container, is the same object there. References to other
    /// storyboards are not followed. Headless only.
    @_spi(Headless) public func loadAllScenes() -> (controllers: [UIViewController], report: InterfaceLoadReport) {
        let tour = StoryboardTour(of: contents.document)
        self.tour = tour
        defer { self.tour = nil }
        tour.noteDuplicateIdentifiers(in: contents.document)
        var controllers: [UIViewController] = []
        for element in contents.document.scenes.compactMap(\.viewController) where !element.isStoryboardReference {
            do throws(StoryboardLoadFailure) {
                controllers.append(try makeController(at: element))
            } catch {
                tour.note(error, at: element)
            }
        }
        for controller in controllers { controller.loadViewOnTour() }
        tour.makePrototypes()
        return (controllers, tour.report)
    }
}

extension UIViewController {
    /// Loads the view; where that would need a nib or a layout that the storyboard does not have, only what the scene itself has.
    fileprivate func loadViewOnTour() {
        guard let element = sceneLink?.element else { return }
        if element.child(keyed: .view) != nil || (nibName == nil && !(self is UICollectionViewController)) {
            loadViewIfNeeded()
        } else {
            _ = loadViewFromScene()
        }
    }
}

extension InterfaceProblem.Rule {
    /// A controller whose storyboard identifier another one has before it. P24
    static let duplicateIdentifier = Self(rawValue: "duplicate-storyboard-identifier")
}
