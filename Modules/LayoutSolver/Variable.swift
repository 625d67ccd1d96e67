/// An unknown that a solver finds a value for.
public struct Variable: Hashable, Sendable {
    let index: Int32
}

extension Variable: Comparable {
    /// Orders the variables of a solver by when it made them, the oldest first.
    public static func < (left: Variable, right: Variable) -> Bool {
        left.index < right.index
    }
}
