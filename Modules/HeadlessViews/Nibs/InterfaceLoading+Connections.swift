import InterfaceDocuments

/// What sends actions: a control, a gesture recogniser, a bar item.
@MainActor protocol InterfaceActionSource: AnyObject {
    /// Remembers an action of a nib; false for an event that the object does not have. A nil target means the responder chain. `B6`
    func connect(action: Selector, to target: AnyObject?, for event: String?) -> Bool
}

extension InterfaceLoading {
    /// Sets the outlets and collections of all objects, then their actions.
    func connect() {
        var sources: [(connections: [InterfaceConnection], object: AnyObject?)] = []
        for placeholder in document.placeholders where placeholder.child(.connections) != nil {
            sources.append((placeholder.connections, object(for: placeholder)))
        }
        for (element, object) in made where element.child(.connections) != nil {
            sources.append((element.connections, object))
        }
        for source in sources {
            for connection in source.connections { connect(connection, of: source.object) }
        }
        for source in sources {
            for case .action(let action) in source.connections { connect(action, of: source.object) }
        }
    }

    private func connect(_ connection: InterfaceConnection, of object: AnyObject?) {
        switch connection {
        case .outlet(let outlet): connect(outlet, of: object)
        case .outletCollection(let collection): connect(collection, of: object)
        case .action, .segue: break
        }
    }

    private func connect(_ outlet: InterfaceOutlet, of object: AnyObject?) {
        guard let (object, destination) = ends(of: outlet.element, object, "outlet \(outlet.property)") else {
            report.outletsUndeliverable += 1
            return
        }
        let failure = KeyValueCoding.collectingFailures {
            KeyValueCoding.set(destination, forKey: outlet.property, of: object)
        }
        guard let failure else {
            report.outletsConnected += 1
            return
        }
        report.outletsUndeliverable += 1
        note(failure, at: outlet.element)
    }

    private func connect(_ collection: InterfaceOutletCollection, of object: AnyObject?) {
        guard let (object, member) = ends(of: collection.element, object, "outlet collection \(collection.property)") else {
            report.outletCollectionsUndeliverable += 1
            return
        }
        let failure = add(member, to: collection.property, of: object)
        guard let failure else {
            report.outletCollectionsConnected += 1
            return
        }
        report.outletCollectionsUndeliverable += 1
        note(failure, at: collection.element)
    }

    private func add(_ member: AnyObject, to property: String, of object: AnyObject) -> UndeliverableKey? {
        if let view = object as? UIView, property == "gestureRecognizers", let recognizer = member as? UIGestureRecognizer {
            view.addGestureRecognizer(recognizer)
            return nil
        }
        return KeyValueCoding.collectingFailures { KeyValueCoding.append(member, toKey: property, of: object) }
    }

    private func connect(_ action: InterfaceAction, of object: AnyObject?) {
        let target = action.destination.flatMap { self.object(withID: $0) }
        let source = object as? any InterfaceActionSource
        if source?.connect(action: Selector(action.selector), to: target, for: action.eventType) == true {
            report.actionsConnected += 1
        } else {
            report.actionsUndeliverable += 1
            note("action \(action.selector): its object sends no such action", at: action.element)
        }
    }

    /// The objects at both ends of a connection, or nil with a note of what is missing.
    private func ends(
        of element: InterfaceElement, _ object: AnyObject?, _ name: String
    ) -> (object: AnyObject, destination: AnyObject)? {
        guard let object else {
            note("\(name): its object is not there, as File's Owner is not where a nib is loaded without one", at: element)
            return nil
        }
        guard let destination = element[.destination].flatMap({ self.object(withID: $0) }) else {
            note("\(name): there is no object at its other end", at: element)
            return nil
        }
        return (object, destination)
    }

    private func note(_ failure: UndeliverableKey, at element: InterfaceElement) {
        undeliverableKeys.append(failure)
        report.unsetKeys.append(InterfaceProblem(.undeliverable, failure.description, at: element))
        note(failure.description, at: element)
    }

    private func note(_ message: String, at element: InterfaceElement) {
        report.undeliverable.append(InterfaceProblem(.undeliverable, message, at: element))
    }
}
