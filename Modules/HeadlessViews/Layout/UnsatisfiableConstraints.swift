/// Conflicts of required constraints that layouts have met.
///
/// Headless only: a test asks here for what UIKit writes to a log.
@_spi(Headless) @MainActor public enum UnsatisfiableConstraints {
    /// Constraints that no frames can meet all at once, and the one that was left out for the others to hold.
    public struct Conflict: Sendable {
        /// The constraints, as UIKit's log describes them, the one that was left out among them.
        public let constraints: [String]
        /// The one that was left out.
        public let broken: String
        /// What the constraints come from, in the same order.
        public let parts: [Part]
        /// What the one that was left out comes from.
        public let brokenPart: Part
    }

    /// What a constraint of a conflict comes from.
    public enum Part: Sendable {
        /// A constraint of the app's.
        case constraint(NSLayoutConstraint)
        /// The length that a view is given by whatever places it.
        case length(of: UIView, NSLayoutConstraint.Axis, CGFloat)
        /// The order that a stack gives its arranged views.
        case stack(UIStackView)
        /// Something else, in words.
        case other(String)
    }

    private static var collected: [Conflict]?

    /// Does some work, and answers with the conflicts that were met in it, none of which is logged.
    public static func collect(during work: () throws -> Void) rethrows -> [Conflict] {
        let outer = collected
        collected = []
        defer { collected = outer }
        try work()
        return collected ?? []
    }

    /// Tells of conflicts, of each broken constraint once. `E10`
    static func report(_ conflicts: [LayoutConflict]) {
        for conflict in conflicts where conflict.broken.becomesKnownAsBroken() {
            let description = Conflict(
                constraints: conflict.sources.map(\.description), broken: conflict.broken.description,
                parts: conflict.sources.map(\.part), brokenPart: conflict.broken.part)
            if collected != nil { collected?.append(description) } else { StandardError.log(description.message) }
        }
    }
}

extension LayoutSource {
    /// Notes that it was told that the relation is broken; false where it had been told before.
    @MainActor fileprivate func becomesKnownAsBroken() -> Bool {
        switch self {
        case .constraint(let constraint):
            defer { constraint.isKnownAsBroken = true }
            return !constraint.isKnownAsBroken
        case .stack(let stack, let name): return stack.knownAsBroken.insert(name).inserted
        case .frame, .content, .length: return true
        }
    }
}

extension UnsatisfiableConstraints.Conflict {
    /// UIKit's words. `E10`
    fileprivate var message: String {
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
        \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
        )

        Will attempt to recover by breaking constraint 
        \(broken)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """
    }
}

extension LayoutSource {
    @MainActor fileprivate var part: UnsatisfiableConstraints.Part {
        switch self {
        case .constraint(let constraint): .constraint(constraint)
        case .frame(let view, let axis): .length(of: view, axis, axis == .horizontal ? view.bounds.width : view.bounds.height)
        case .stack(let stack, _): .stack(stack)
        case .content: .other(description)
        case .length: .other("no length is negative")
        }
    }
}
