/// Edges of a rectangle, named by their place on the screen.
public struct UIRectEdge: OptionSet, Sendable {
    /// The bits of the set, in the order of UIKit's headers.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }

    /// The left edge.
    public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }

    /// The bottom edge.
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }

    /// The right edge.
    public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }

    /// All four edges.
    public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}
