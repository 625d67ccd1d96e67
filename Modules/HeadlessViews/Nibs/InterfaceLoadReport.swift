import InterfaceDocuments

/// What a load of a document did, and what it could not do.
///
/// Headless only.
@_spi(Headless) public struct InterfaceLoadReport: Sendable {
    /// Views that were really made.
    public var views = 0
    /// Controllers that were really made.
    public var viewControllers = 0
    /// Outlets whose object got the object at their other end.
    public var outletsConnected = 0
    /// Outlets that could not be set: no object at one end, or no such property in the class that was made.
    public var outletsUndeliverable = 0
    /// Members of outlet collections that were added.
    public var outletCollectionsConnected = 0
    /// Members of outlet collections that could not be added.
    public var outletCollectionsUndeliverable = 0
    /// Actions that a control, gesture recogniser or bar item will send.
    public var actionsConnected = 0
    /// Actions of objects that send none.
    public var actionsUndeliverable = 0
    /// Segues that an object of their scene sets off, or that have given a container what it holds.
    public var seguesConnected = 0
    /// Segues without a destination, or of objects that set none off.
    public var seguesUndeliverable = 0
    /// Constraints that were made.
    public var constraints = 0
    /// Constraints that hold in the load's size classes.
    public var constraintsActive = 0
    /// User-defined runtime attributes that were set.
    public var runtimeAttributesSet = 0
    /// User-defined runtime attributes that could not be set.
    public var runtimeAttributesUndeliverable = 0
    /// What could not be honoured, in document order: what reading the document finds, and what making its objects does.
    ///
    /// A class that is not there is none: its base class stands in. A value that the document reports as unreadable is not reported once
    /// more by the class that could not use it.
    ///
    /// - Complexity: O(*n*) in the document's elements, with each call.
    public var problems: [InterfaceProblem] {
        let read = document?.problems ?? []
        let unreadable = Dictionary(grouping: read.filter { $0.rule == .unreadableValue }, by: \.position)
        let made = notesOfMaking.map(\.problem).filter { problem in
            problem.rule != .unreadableValue
                || unreadable[problem.position]?.contains { $0.message.contains(problem.quotedAttribute) } != true
        }
        return (made + read).sorted { $0.position < $1.position }
    }
    /// The connections and attributes that could not be delivered, each with the reason.
    public var undeliverable: [InterfaceProblem] { undeliveredNotes.map(\.problem) }
    /// The outlets and collection members that an object did not take; UIKit raises an exception for the first of them.
    public var unsetKeys: [InterfaceProblem] { unsetKeyNotes.map(\.problem) }
    /// The actions that an object sends and whose receiver's class does not name them in an ``ActionTable``, so that nothing happens.
    ///
    /// Actions for the responder chain are not among them: who is in that shows when they are sent.
    public var unansweredActions: [InterfaceProblem] { unansweredNotes.map(\.problem) }
    /// Classes that the document names and the process does not have.
    public var unknownClasses: Set<String> = []

    private let document: InterfaceDocument?
    /// What could not be honoured when the objects were made.
    var notesOfMaking: [Note] = []
    var undeliveredNotes: [Note] = []
    var unsetKeyNotes: [Note] = []
    var unansweredNotes: [Note] = []
    /// Segues whose destination is to be made by a method that the source's class does not name in an ``ActionTable``.
    var uncreatedNotes: [Note] = []

    /// A report of nothing yet.
    public init() { document = nil }

    /// A report of a document of which nothing is made yet.
    init(document: InterfaceDocument) { self.document = document }
}

extension InterfaceProblem.Rule {
    /// A class that answered nil when an object was to be made of it.
    static let refused = Self(rawValue: "refused")
    /// A connection or attribute that its object did not take.
    static let undeliverable = Self(rawValue: "undeliverable")
    /// A constraint that cannot be made.
    static let impossibleConstraint = Self(rawValue: "impossible-constraint")
}

extension InterfaceLoading {
    /// Notes a problem at an element.
    func report(_ rule: InterfaceProblem.Rule, at element: InterfaceElement, _ message: String) {
        report.notesOfMaking.append(.init(rule: rule, content: .message(message), element: element))
    }
}

extension InterfaceProblem {
    /// What the message quotes first: an attribute and its value, as in `alpha="half"`.
    fileprivate var quotedAttribute: Substring {
        let end = message.indices.filter { message[$0] == "\"" }.dropFirst().first
        return end.map { message[...$0] } ?? message[...]
    }
}
