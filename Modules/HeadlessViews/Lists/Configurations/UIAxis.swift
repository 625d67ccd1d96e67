/// Directions of a plane.
public struct UIAxis: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}
