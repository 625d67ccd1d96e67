/// The distances that each edge of a rectangle moves inwards; a negative distance moves it outwards.
public struct UIEdgeInsets: Equatable, Sendable {
    /// The distance of the top edge, in points.
    public var top: CGFloat
    /// The distance of the left edge, in points.
    public var left: CGFloat
    /// The distance of the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance of the right edge, in points.
    public var right: CGFloat

    /// The insets that move no edge.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Makes the insets that move no edge.
    public init() {
        self = .zero
    }

    /// Makes insets of the four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets: Codable {
    /// Reads the four distances in the order top, left, bottom, right.
    ///
    /// Headless only as a declaration: UIKit's conformance comes with Foundation's overlay.
    public init(from decoder: any Decoder) throws {
        var distances = try decoder.unkeyedContainer()
        try self.init(
            top: distances.decode(CGFloat.self), left: distances.decode(CGFloat.self),
            bottom: distances.decode(CGFloat.self), right: distances.decode(CGFloat.self))
    }

    /// Writes the four distances in the order top, left, bottom, right.
    ///
    /// Headless only as a declaration: UIKit's conformance comes with Foundation's overlay.
    public func encode(to encoder: any Encoder) throws {
        var distances = encoder.unkeyedContainer()
        for distance in [top, left, bottom, right] {
            try distances.encode(distance)
        }
    }
}

extension CGRect {
    /// The rectangle whose edges are moved inwards by some insets.
    ///
    /// Insets larger than the rectangle give a negative width or height, which is not corrected; UIKit does the same.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        guard !isNull else { return self }
        let upright = standardized
        return CGRect(
            origin: CGPoint(x: upright.origin.x + insets.left, y: upright.origin.y + insets.top),
            size: CGSize(
                width: upright.size.width - insets.left - insets.right,
                height: upright.size.height - insets.top - insets.bottom))
    }
}
