import InterfaceDocuments

/// What sends actions: a control, a gesture recogniser, a bar item.
@MainActor protocol InterfaceActionSource: AnyObject {
    /// Remembers an action of a nib; false for an event that the object does not have. A nil target means the responder chain. `B6`
    func connect(action: Selector, to target: AnyObject?, for event: String?) -> Bool
}

/// An object with the connections that start at it.
struct ConnectionSource {
    var connections: [InterfaceConnection]
    /// The object; nil where there is none, as File's Owner may be missing.
    var object: AnyObject?
}

extension InterfaceLoading {
    /// The connections of a nib: those of its placeholders, then those of what it made.
    var nibConnections: [ConnectionSource] {
        var sources: [ConnectionSource] = []
        for placeholder in document.placeholders where placeholder.child(.connections) != nil {
            sources.append(ConnectionSource(connections: placeholder.connections, object: madeObject(of: placeholder)))
        }
        return sources + madeConnections
    }

    /// The connections of all that the load made.
    var madeConnections: [ConnectionSource] {
        var sources: [ConnectionSource] = []
        for (element, object) in made where element.child(.connections) != nil {
            sources.append(ConnectionSource(connections: element.connections, object: object))
        }
        return sources
    }

    /// Sets the outlets and collections of all objects, then their actions and what sets off their segues.
    func connect(_ sources: [ConnectionSource]) {
        for source in sources {
            connectOutlets(source.connections, of: source.object)
            if mustStop { return }
        }
        for source in sources {
            for connection in source.connections {
                switch connection {
                case .action(let action): connect(action, of: source.object)
                case .segue(let segue): connect(segue, of: source.object)
                case .outlet, .outletCollection: break
                }
            }
        }
    }

    private func connectOutlets(_ connections: [InterfaceConnection], of object: AnyObject?) {
        var collections: [String: [InterfaceOutletCollection]] = [:]
        for case .outletCollection(let member) in connections { collections[member.property, default: []].append(member) }
        for connection in connections where !mustStop {
            switch connection {
            case .outlet(let outlet): connect(outlet, of: object)
            case .outletCollection(let first):
                // All members of a collection are set at once, where its first one stands.
                if let members = collections.removeValue(forKey: first.property) {
                    connect(members, to: first.property, of: object)
                }
            case .action, .segue: break
            }
        }
    }

    private func connect(_ outlet: InterfaceOutlet, of object: AnyObject?) {
        guard let (object, destination) = ends(of: outlet.element, object) else {
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

    private func connect(_ collection: [InterfaceOutletCollection], to property: String, of object: AnyObject?) {
        let members = collection.compactMap { member in
            ends(of: member.element, object).map { (element: member.element, object: $0.destination) }
        }
        report.outletCollectionsUndeliverable += collection.count - members.count
        guard let object, !members.isEmpty else { return }
        let appends = collection.contains(where: \.appends)
        if failure(ofSetting: members.map(\.object), to: property, of: object, appends: appends) == nil {
            report.outletCollectionsConnected += members.count
            return
        }
        // Each is tried alone, to tell which ones the property does not take; the others are set.
        let taken = members.filter { member in
            guard let failure = failure(ofSetting: [member.object], to: property, of: object, appends: false) else { return true }
            note(failure, at: member.element)
            return false
        }
        report.outletCollectionsUndeliverable += members.count - taken.count
        report.outletCollectionsConnected += taken.count
        if !taken.isEmpty { _ = failure(ofSetting: taken.map(\.object), to: property, of: object, appends: false) }
    }

    private func failure(
        ofSetting members: [AnyObject], to property: String, of object: AnyObject, appends: Bool
    ) -> UndeliverableKey? {
        KeyValueCoding.collectingFailures {
            let present = appends ? KeyValueCoding.value(forKey: property, of: object) as? [AnyObject] ?? [] : []
            KeyValueCoding.set(present + members, forKey: property, of: object)
        }
    }

    private func connect(_ action: InterfaceAction, of object: AnyObject?) {
        guard !isElsewhere(action.destination) else {
            report.actionsUndeliverable += 1
            return note(.message("action \(action.selector): its receiver is in another scene"), at: action.element)
        }
        let target = if let id = action.destination { self.object(withID: id) } else { nil as AnyObject? }
        let source = object as? any InterfaceActionSource
        let selector = Selector(action.selector)
        if source?.connect(action: selector, to: target, for: action.eventType) == true {
            report.actionsConnected += 1
            if let target, ActionTable.of(target)?.selectors.contains(selector) != true {
                report.unansweredNotes.append(
                    .init(rule: .undeliverable, content: .noAction(target: type(of: target)), element: action.element))
            }
        } else {
            report.actionsUndeliverable += 1
            note(.message("action \(action.selector): its object sends no such action"), at: action.element)
        }
    }

    /// Whether a connection leads to an element of another scene, whose object this load cannot have.
    private func isElsewhere(_ destination: InterfaceValue?) -> Bool {
        guard scene != nil, let element = destination.flatMap({ document.element(withID: $0) }) else { return false }
        return !contains(element) && !element.isPlaceholder && madeObject(of: element) == nil
    }

    /// The objects at both ends of a connection, or nil with a note of what is missing.
    private func ends(of element: InterfaceElement, _ object: AnyObject?) -> (object: AnyObject, destination: AnyObject)? {
        guard let object else {
            note(.noObject, at: element)
            return nil
        }
        guard let id = element[.destination], let destination = self.object(withID: id) else {
            note(.noDestination, at: element)
            return nil
        }
        return (object, destination)
    }

    private func note(_ failure: UndeliverableKey, at element: InterfaceElement) {
        undeliverableKeys.append(failure)
        let content = InterfaceLoadReport.Note.Content.unsetKey(failure)
        report.unsetKeyNotes.append(.init(rule: .undeliverable, content: content, element: element))
        note(content, at: element)
    }

    func note(_ content: InterfaceLoadReport.Note.Content, at element: InterfaceElement) {
        report.undeliveredNotes.append(.init(rule: .undeliverable, content: content, element: element))
    }
}
