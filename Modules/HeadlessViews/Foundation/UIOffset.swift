/// A distance that something is moved by from where it would be.
public struct UIOffset: Equatable, Sendable {
    /// The distance to the right, in points.
    public var horizontal: CGFloat
    /// The distance downwards, in points.
    public var vertical: CGFloat

    /// The offset that moves nothing.
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    /// Makes the offset that moves nothing.
    public init() {
        self = .zero
    }

    /// Makes an offset of the two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension UIOffset: Codable {
    /// Reads the two distances in the order horizontal, vertical.
    ///
    /// Headless only as a declaration: UIKit's conformance comes with Foundation's overlay.
    public init(from decoder: any Decoder) throws {
        var distances = try decoder.unkeyedContainer()
        try self.init(horizontal: distances.decode(CGFloat.self), vertical: distances.decode(CGFloat.self))
    }

    /// Writes the two distances in the order horizontal, vertical.
    ///
    /// Headless only as a declaration: UIKit's conformance comes with Foundation's overlay.
    public func encode(to encoder: any Encoder) throws {
        var distances = encoder.unkeyedContainer()
        try distances.encode(horizontal)
        try distances.encode(vertical)
    }
}
