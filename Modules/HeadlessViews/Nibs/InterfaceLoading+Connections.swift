/// What sends actions: a control, a gesture recogniser, a bar item.
@MainActor protocol InterfaceActionSource: AnyObject {
    /// Remembers an action of a nib; false for an event that the object does not have. A nil target means the responder chain. `B6`
    func connect(action: Selector, to target: AnyObject?, for event: String?) -> Bool
}

extension InterfaceLoading {
    /// Sets the outlets and collections of all objects, then their actions.
    func connect() {
        let placeholders = document.placeholders.map { ($0, object(for: $0)) }
        let sources = placeholders + made.map { ($0.element, $0.object) }
        for (element, object) in sources where element.hasConnections { connectOutlets(of: element, object) }
        for (element, object) in sources where element.hasConnections { connectActions(of: element, object) }
    }

    private func connectOutlets(of element: InterfaceElement, _ object: AnyObject?) {
        for connection in element.connections {
            switch connection.kind {
            case .outlet: connectOutlet(connection, of: object)
            case .outletCollection: connectCollection(connection, of: object)
            case .action, .segue: break
            }
        }
    }

    private func connectOutlet(_ connection: InterfaceConnection, of object: AnyObject?) {
        let property = connection.property ?? ""
        guard let object else {
            report.outletsUndeliverable += 1
            return noteUndeliverable(connection.element, "outlet \(property): there is no File's Owner")
        }
        guard let destination = self.object(withID: connection.destination) else {
            report.outletsUndeliverable += 1
            return noteUndeliverable(connection.element, "outlet \(property): there is no object at its other end")
        }
        if let failure = KeyValueCoding.collectingFailures({ KeyValueCoding.set(destination, forKey: property, of: object) }) {
            report.outletsUndeliverable += 1
            return noteUndeliverable(connection.element, "outlet \(property): \(failure)", failure)
        }
        report.outletsConnected += 1
    }

    private func connectCollection(_ connection: InterfaceConnection, of object: AnyObject?) {
        let property = connection.property ?? ""
        guard let object, let member = self.object(withID: connection.destination) else {
            report.outletCollectionsUndeliverable += 1
            return noteUndeliverable(connection.element, "outlet collection \(property): there is no object at one of its ends")
        }
        if let view = object as? UIView, property == "gestureRecognizers", let recognizer = member as? UIGestureRecognizer {
            view.addGestureRecognizer(recognizer)
        } else if let failure = KeyValueCoding.collectingFailures({ KeyValueCoding.append(member, toKey: property, of: object) }) {
            report.outletCollectionsUndeliverable += 1
            return noteUndeliverable(connection.element, "outlet collection \(property): \(failure)", failure)
        }
        report.outletCollectionsConnected += 1
    }

    private func connectActions(of element: InterfaceElement, _ object: AnyObject?) {
        for connection in element.connections where connection.kind == .action {
            let selector = Selector(connection.selector ?? "")
            let target = self.object(withID: connection.destination)
            if (object as? any InterfaceActionSource)?.connect(action: selector, to: target, for: connection.eventType) == true {
                report.actionsConnected += 1
            } else {
                report.actionsUndeliverable += 1
                noteUndeliverable(connection.element, "action \(selector): <\(element.name)> sends no such action")
            }
        }
    }

    private func noteUndeliverable(_ element: InterfaceElement, _ message: String, _ failure: UndeliverableKey? = nil) {
        report.undeliverable.append(problem(.undeliverable, at: element, message))
        if let failure { undeliverableKeys.append(failure) }
    }
}
