import InterfaceDocuments

extension InterfaceLoading {
    /// Makes a scene's controller with its items and the children of its relationships, connects what is there, and wakes it.
    ///
    /// What comes with the view waits for that: see ``UIViewController/loadViewFromScene()``.
    func loadController(_ element: InterfaceElement, creator: SceneCreator?) throws(StoryboardLoadFailure) -> UIViewController {
        let controller = try makeController(element, creator: creator)
        controller.sceneLink?.remember(made)
        finish(connecting: earlyConnections)
        if mustStop, let failure = undeliverableKeys.first { throw .undeliverable(failure) }
        return controller
    }

    private func makeController(
        _ element: InterfaceElement, creator: SceneCreator?
    ) throws(StoryboardLoadFailure) -> UIViewController {
        var type = "\(element)"
        var created: UIViewController?
        let object = make(element) { sceneType, coder in
            type = "\(sceneType)"
            created = creator?(coder)
            return created ?? sceneType.init(coder: coder)
        }
        if let created { try check(created, element, sceneClass: type) }
        if let controller = object as? UIViewController { return controller }
        throw object == nil ? .refused(type) : .notAController(element.description)
    }

    /// Refuses what a closure made otherwise than the scene has it. `C4`
    private func check(_ created: UIViewController, _ element: InterfaceElement, sceneClass: String) throws(StoryboardLoadFailure) {
        guard created.sceneLink?.element == element, made.count(where: { $0.object === created }) == 1 else {
            throw .foreignController(created.identityDescription)
        }
        guard let base = InterfaceClasses.base(of: element),
            classes.type(of: element, base: base, loading: self).isClass(of: created)
        else { throw .otherClass(made: "\(type(of: created))", scene: sceneClass) }
    }

    /// The connections between what is made before the view.
    private var earlyConnections: [ConnectionSource] {
        made.lazy.filter { $0.element.child(.connections) != nil }.map { element, object in
            ConnectionSource(
                connections: self.connections(of: element, ready: true) { self.madeObject(of: $0) != nil }, object: object)
        }
    }

    /// The connections that waited for what is made with the view: those of the objects from before, then those of the new ones.
    func lateConnections(_ early: [SceneLink.EarlyObject]) -> [ConnectionSource] {
        let ordinals = Set(early.map(\.element.ordinal))
        let waiting = early.filter { $0.element.child(.connections) != nil }.map { entry in
            ConnectionSource(
                connections: connections(of: entry.element, ready: false) { ordinals.contains($0.ordinal) }, object: entry.object)
        }
        return waiting + madeConnections
    }

    /// An element's connections whose ends are there, or those whose ends are not.
    ///
    /// The members of a collection are set at once, so they wait for the last.
    private func connections(
        of element: InterfaceElement, ready: Bool, isMade: (InterfaceElement) -> Bool
    ) -> [InterfaceConnection] {
        let all = element.connections
        var incomplete: Set<String> = []
        for case .outletCollection(let member) in all where member.element.destination.map(isMade) != true {
            incomplete.insert(member.property)
        }
        return all.filter { connection in
            let isReady =
                switch connection {
                case .outlet(let outlet): outlet.element.destination.map(isMade) == true
                case .outletCollection(let member): !incomplete.contains(member.property)
                case .action(let action):
                    action.element.destination.map { isMade($0) || $0.isPlaceholder || !self.contains($0) } ?? true
                case .segue(let segue):
                    segue.popoverAnchor.flatMap(element.document.element(withID:)).map(isMade) ?? true
                }
            return isReady == ready
        }
    }
}

extension InterfaceElement {
    /// The element at the other end of a connection.
    fileprivate var destination: InterfaceElement? { self[.destination].flatMap(document.element(withID:)) }
}

extension InterfaceDecodable {
    /// Whether an object is of this class or a subclass.
    fileprivate static func isClass(of object: HeadlessObject) -> Bool { object is Self }
}
