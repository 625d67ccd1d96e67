/// How much a constraint insists: 1000 is required, and a stronger one is never traded against any number of weaker ones.
public struct Strength: Hashable, Comparable, Sendable {
    /// The strength of a constraint that has to be met: 1000.
    public static let required = Strength(1000)

    /// From 0 to 1000, as in UIKit's layout priorities.
    public let priority: Double

    /// Makes a strength of a layout priority.
    ///
    /// What is below 0 or above 1000 counts as 0 or 1000, and what is not a number as 0.
    public init(_ priority: Double) {
        self.priority = priority.isNaN ? 0 : min(max(priority, 0), 1000)
    }

    /// Whether a constraint of this strength has to be met.
    public var isRequired: Bool { priority >= 1000 }

    /// Orders strengths by their priorities.
    public static func < (left: Strength, right: Strength) -> Bool {
        left.priority < right.priority
    }
}
