/// The distances that each edge of a rectangle moves inwards, where the two sides follow the direction of the text.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// The distance of the top edge, in points.
    public var top: CGFloat
    /// The distance of the edge where text begins, in points.
    public var leading: CGFloat
    /// The distance of the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance of the edge where text ends, in points.
    public var trailing: CGFloat

    /// The insets that move no edge.
    public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    /// Makes the insets that move no edge.
    public init() {
        self = .zero
    }

    /// Makes insets of the four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets: Codable {
    /// Reads the four distances in the order top, leading, bottom, trailing.
    ///
    /// Headless only as a declaration: UIKit's conformance comes with Foundation's overlay.
    public init(from decoder: any Decoder) throws {
        var distances = try decoder.unkeyedContainer()
        try self.init(
            top: distances.decode(CGFloat.self), leading: distances.decode(CGFloat.self),
            bottom: distances.decode(CGFloat.self), trailing: distances.decode(CGFloat.self))
    }

    /// Writes the four distances in the order top, leading, bottom, trailing.
    ///
    /// Headless only as a declaration: UIKit's conformance comes with Foundation's overlay.
    public func encode(to encoder: any Encoder) throws {
        var distances = encoder.unkeyedContainer()
        for distance in [top, leading, bottom, trailing] {
            try distances.encode(distance)
        }
    }
}
