/// Required constraints that no values can meet all at once.
public struct Unsatisfiable: Error, Hashable, Sendable {
    /// The constraints, already in the solver, that contradict the refused one together with it.
    ///
    /// They are few: without any one of them, the others and the refused one no longer contradict each other by the reasoning that found them.
    /// They are none where the refused constraint contradicts itself, or has a number that is not finite.
    public let conflict: [ConstraintKey]

    /// Makes the error of a constraint that contradicts others.
    public init(conflict: [ConstraintKey]) {
        self.conflict = conflict
    }
}
