import InterfaceDocuments

/// Makes a controller from a coder; nil for the usual way.
typealias SceneCreator = (NSCoder) -> UIViewController?

extension UIStoryboard {
    /// The controller that the storyboard starts with, or why there is none.
    package func initialController(creator: ((NSCoder) -> UIViewController?)? = nil) throws(StoryboardLoadFailure)
        -> UIViewController
    {
        guard let element = contents.initialElement else { throw .noInitialController(storyboard: identityDescription) }
        return try makeController(at: element, creator: creator)
    }

    /// The controller of the scene with an identifier, or why there is none.
    package func controller(
        identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
    ) throws(StoryboardLoadFailure) -> UIViewController {
        guard let element = contents.identified[identifier] else {
            throw .noSuchIdentifier(identifier, storyboard: identityDescription, existing: sceneIdentifiers)
        }
        return try makeController(at: element, creator: creator)
    }

    /// The identifiers of the storyboard's scenes, in alphabetical order.
    package var sceneIdentifiers: [String] { contents.identified.keys.sorted() }

    /// Makes the controller of an element: of this storyboard, or of the one that a reference leads to. `C26`
    func makeController(at element: InterfaceElement, creator: SceneCreator? = nil) throws(StoryboardLoadFailure)
        -> UIViewController
    {
        var (storyboard, element) = (self, element)
        var references: Set<InterfaceElement> = []
        while element.isStoryboardReference {
            guard references.insert(element).inserted else { throw .endless(element.description) }
            (storyboard, element) = try storyboard.destination(ofReference: element)
        }
        return try storyboard.makeOwnController(at: element, creator: creator)
    }

    private func makeOwnController(
        at element: InterfaceElement, creator: SceneCreator?
    ) throws(StoryboardLoadFailure) -> UIViewController {
        if let known = tour?.controller(of: element) { return known }
        guard element.isViewController, let scene = element.ancestors.first(where: { $0.word == .scene }) else {
            throw .notAController(element.description)
        }
        guard SceneStack.making.enter(element) else { throw .endless(element.description) }
        defer { SceneStack.making.leave() }
        let loading = makeLoading(of: SceneContext(storyboard: self, scene: scene, controller: nil))
        let controller = try loading.loadController(element, creator: creator)
        tour?.add(loading.report, controller: controller, of: element)
        return controller
    }

    /// A load of a part of a scene.
    func makeLoading(of context: SceneContext) -> InterfaceLoading {
        let scope = context.scene.ordinal..<context.scene.descendantOrdinals.upperBound
        let loading = InterfaceLoading(of: contents.origin, scope: scope)
        loading.scene = context
        loading.isStrict = tour == nil
        loading.isExamined = tour?.isExamining ?? false
        return loading
    }

    /// The storyboard that a reference names, and the element of the controller in it. `C26`
    ///
    /// Without a name the reference stays in this storyboard; without an identifier it leads to the initial controller.
    private func destination(
        ofReference reference: InterfaceElement
    ) throws(StoryboardLoadFailure) -> (storyboard: UIStoryboard, element: InterfaceElement) {
        var storyboard = self
        if let name = reference[.storyboardName]?.string, !name.isEmpty {
            storyboard = UIStoryboard(try .named(name, in: bundle(ofReference: reference)))
        }
        let identifier = reference[.referencedIdentifier]?.string ?? ""
        let element = identifier.isEmpty ? storyboard.contents.initialElement : storyboard.contents.identified[identifier]
        guard let element else {
            if identifier.isEmpty { throw .noInitialController(storyboard: storyboard.identityDescription) }
            throw .noSuchIdentifier(
                identifier, storyboard: storyboard.identityDescription, existing: storyboard.sceneIdentifiers)
        }
        return (storyboard, element)
    }

    private func bundle(ofReference reference: InterfaceElement) -> Bundle {
        let named = reference[.bundleIdentifier].flatMap { Bundle(identifier: $0.string) }
        return named ?? contents.origin.bundle ?? .main
    }
}

/// Elements whose controllers are being made, each inside of the one before: one that comes again would never end.
@MainActor struct SceneStack {
    /// The controllers that are being made for relationships.
    static var making = SceneStack()
    /// The controllers that are being put into containers.
    static var embedding = SceneStack()

    private var elements: [InterfaceElement] = []

    /// Notes that an element's turn begins; false for one whose turn it is already.
    mutating func enter(_ element: InterfaceElement) -> Bool {
        guard !elements.contains(element) else { return false }
        elements.append(element)
        return true
    }

    /// Notes that the turn of the element that came last is over.
    mutating func leave() { elements.removeLast() }
}
