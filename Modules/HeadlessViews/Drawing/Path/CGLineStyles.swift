/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off where the line ends.
    case butt = 0
    /// With half a circle beyond the end.
    case round = 1
    /// With half a square beyond the end.
    case square = 2
}

/// How the corners of a line look.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut off.
    case bevel = 2
}
