import InterfaceDocuments

extension InterfaceLoadReport {
    /// What a load notes of an element.
    ///
    /// The words, and where in the text the element is, are found when someone asks for the problem: a nib that is loaded without an owner
    /// has a note for each of the owner's connections, and most loads' notes are never read.
    struct Note: Sendable {
        /// What was seen.
        enum Content: Sendable {
            case message(String)
            /// A connection whose property does not take what is at its other end.
            case unsetKey(UndeliverableKey)
            /// A runtime attribute that its object does not take.
            case unsetAttribute(keyPath: String, target: AnyClass, UndeliverableKey)
            /// A connection of an object that is not there.
            case noObject
            /// A connection to an object that is not there.
            case noDestination
            /// An action that the receiver's class does not offer.
            case noAction(target: AnyClass)
        }

        var rule: InterfaceProblem.Rule
        var content: Content
        var element: InterfaceElement

        var problem: InterfaceProblem { InterfaceProblem(rule, message, at: element) }

        var message: String {
            switch content {
            case .message(let message): message
            case .unsetKey(let failure): failure.description
            case .unsetAttribute(let keyPath, let target, let failure):
                "Failed to set (\(keyPath)) user defined inspected property on (\(target)): \(failure)"
            case .noObject: "\(connection): its object is not there, as File's Owner is not where a nib is loaded without one"
            case .noDestination: "\(connection): there is no object at its other end"
            case .noAction(let target):
                "action \((element[.selector] ?? element[.destinationCreationSelector])?.string ?? ""): \(target) names no such action in an ActionTable, so nothing happens"
            }
        }

        private var connection: String {
            switch element.word {
            case .segue: "segue \(element[.identifier]?.string ?? "")"
            case .outletCollection: "outlet collection \(element[.property]?.string ?? "")"
            default: "outlet \(element[.property]?.string ?? "")"
            }
        }
    }
}
