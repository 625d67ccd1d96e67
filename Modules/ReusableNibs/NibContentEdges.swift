/// What the content of a nib is pinned to.
public enum NibContentEdges: Hashable, Sendable {
    /// The view's own edges.
    case bounds
    /// The part that no bar and no edge of the screen covers.
    case safeArea
    /// The part inside the view's margins.
    case layoutMargins
}
