/// Edges of a rectangle, where the two sides follow the direction of the text.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bits of the set, in the order of UIKit's headers.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }

    /// The edge where text begins.
    public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }

    /// The bottom edge.
    public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }

    /// The edge where text ends.
    public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }

    /// All four edges.
    public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
