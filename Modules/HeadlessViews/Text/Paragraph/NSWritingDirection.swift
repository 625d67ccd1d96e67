/// The direction that text runs in.
public enum NSWritingDirection: Int, Sendable {
    /// As its first letter says.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
