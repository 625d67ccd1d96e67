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

/// A view behind a section.
struct DecorationTemplate: Equatable {
    var kind: String
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
}
