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
    /// Constraints that were made.
    public var constraints = 0
    /// Constraints that hold in the load's size classes.
    public var constraintsActive = 0
    /// User-defined runtime attributes that were set.
    public var runtimeAttributesSet = 0
    /// User-defined runtime attributes that could not be set.
    public var runtimeAttributesUndeliverable = 0
    /// What could not be honoured, in document order. A class that is not there is none: its base class stands in.
    public var problems: [InterfaceProblem] = []
    /// The connections and attributes that could not be delivered, each with the reason.
    public var undeliverable: [InterfaceProblem] = []
    /// Classes that the document names and the process does not have.
    public var unknownClasses: Set<String> = []

    /// A report of nothing yet.
    public init() {}
}

extension InterfaceLoading {
    /// What kind of problem a load meets.
    enum ProblemRule: String {
        /// A value that cannot be read.
        case unreadable
        /// An object that its class refused to make.
        case refused
        /// An outlet, action or attribute that could not be delivered.
        case undeliverable
        /// A constraint that cannot be made.
        case constraint
    }

    /// Notes a problem at an element.
    func report(_ rule: ProblemRule, at element: InterfaceElement, _ message: String) {
        report.problems.append(problem(rule, at: element, message))
    }

    func problem(_ rule: ProblemRule, at element: InterfaceElement, _ message: String) -> InterfaceProblem {
        InterfaceProblem(rule: rule.rawValue, message: message, at: element)
    }
}
