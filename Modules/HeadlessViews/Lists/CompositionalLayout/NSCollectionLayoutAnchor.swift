/// A point of an item, and a way from there, at which a view beside it is put.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: HeadlessObject {
    let value: LayoutAnchor

    private init(_ value: LayoutAnchor, isAbsoluteOffset: Bool) {
        self.value = value
        self.isAbsoluteOffset = isAbsoluteOffset
        super.init()
    }

    /// Makes an anchor at a corner, or in the middle of an edge.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(LayoutAnchor(edges: edges), isAbsoluteOffset: true) }

    /// Makes an anchor some points away from a corner, or from the middle of an edge.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(LayoutAnchor(edges: edges, offset: absoluteOffset), isAbsoluteOffset: true)
    }

    /// Makes an anchor a share of the item's size away from a corner, or from the middle of an edge.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(LayoutAnchor(edges: edges, offset: fractionalOffset, isFractional: true), isAbsoluteOffset: false)
    }

    /// The corner or edge.
    open var edges: NSDirectionalRectEdge { value.edges }
    /// The way from there.
    open var offset: CGPoint { value.offset }
    /// Whether the way is in points.
    open private(set) var isAbsoluteOffset: Bool
    /// Whether the way is in shares of the item's size.
    open var isFractionalOffset: Bool { value.isFractional }
}

/// A corner, an edge or the middle of a rectangle, by the direction of reading.
public enum NSRectAlignment: Int, Sendable {
    /// The middle.
    case none = 0
    /// The top edge.
    case top = 1
    /// The top corner where text begins.
    case topLeading = 2
    /// The edge where text begins.
    case leading = 3
    /// The bottom corner where text begins.
    case bottomLeading = 4
    /// The bottom edge.
    case bottom = 5
    /// The bottom corner where text ends.
    case bottomTrailing = 6
    /// The edge where text ends.
    case trailing = 7
    /// The top corner where text ends.
    case topTrailing = 8

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
