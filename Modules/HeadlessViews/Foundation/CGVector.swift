/// A direction and a length in the plane, with no place of its own.
public struct CGVector: Hashable, Codable, Sendable {
    /// The extent along x.
    public var dx: CGFloat
    /// The extent along y.
    public var dy: CGFloat

    /// The vector of no length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Makes the vector of no length.
    public init() {
        self = .zero
    }

    /// Makes a vector of its two extents.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
