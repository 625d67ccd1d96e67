/// What content is pinned to in the view that holds it.
public enum ContentEdges: Hashable, Sendable {
    /// The view's own edges.
    case bounds
    /// The part that no bar and no edge of the screen covers.
    case safeArea
    /// The part inside the view's margins.
    case layoutMargins
}
