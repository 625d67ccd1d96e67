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
            /// A connection of an object that is not there.
            case noObject
            /// A connection to an object that is not there.
            case noDestination
            /// An action that the receiver's class does not offer, in the table that it has or for want of one.
            case noAction(target: String, hasTable: Bool)
        }

        var rule: InterfaceProblem.Rule
        var content: Content
        var element: InterfaceElement

        var problem: InterfaceProblem { InterfaceProblem(rule, message, at: element) }

        private var message: String {
            switch content {
            case .message(let message): message
            case .noObject: "\(connection): its object is not there, as File's Owner is not where a nib is loaded without one"
            case .noDestination: "\(connection): there is no object at its other end"
            case .noAction(let target, _):
                "action \(element[.selector]?.string ?? ""): \(target) names no such action in an ActionTable, so nothing happens"
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
