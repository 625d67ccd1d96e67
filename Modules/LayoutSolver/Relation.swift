/// How an expression is to stand to zero.
public enum Relation: Hashable, Sendable {
    /// The expression is zero or less.
    case lessThanOrEqual
    /// The expression is zero.
    case equal
    /// The expression is zero or more.
    case greaterThanOrEqual
}
