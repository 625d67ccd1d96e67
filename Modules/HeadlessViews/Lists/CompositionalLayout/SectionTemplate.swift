/// A section of a compositional layout, before it is known how many items it has.
struct SectionTemplate {
    var group: GroupTemplate
    var insets = NSDirectionalEdgeInsets.zero
    var groupSpacing: CGFloat = 0
    /// How the groups scroll across the layout's axis; nil where they do not.
    var orthogonal: OrthogonalBehavior?
    var edges: [EdgeTemplate] = []
    /// The insets of headers and footers at the sides.
    var edgeInsets = NSDirectionalEdgeInsets.zero
    var decorations: [DecorationTemplate] = []
}

/// A view at the edge of a section or of the whole layout, such as a header.
struct EdgeTemplate: Equatable {
    var kind: String
    var size: LayoutSize
    /// The edge or corner that it is at; none for the middle.
    var edges: NSDirectionalRectEdge
    var offset = CGPoint.zero
    /// Whether it is outside the content, and makes the section longer. `F26`
    var extendsBoundary = true
    /// Whether it stays in sight while its section is.
    var pins = false
    var zIndex = 1
    var insets = NSDirectionalEdgeInsets.zero
}

/// A view behind a section.
struct DecorationTemplate: Equatable {
    var kind: String
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
}
