/// How a cell hosts a view: how the view is made, and where it lies in the cell.
///
/// The view's own margins do not follow the safe area, which in a list depends on how far it is scrolled.
public struct HostedContent<View: UIView>: Sendable {
    let insets: NSDirectionalEdgeInsets
    let edges: ContentEdges
    let make: (@MainActor @Sendable () -> View)?

    /// Describes how a view is hosted.
    ///
    /// - Parameters:
    ///   - insets: The distance from each side, in points; none by default.
    ///   - edges: What the view is pinned to; the edges of the cell's content view by default.
    ///   - make: Makes the view. By default a ``NibLoadable`` class is loaded from its nib, and any other made by `init(frame:)`: a
    ///     class that has no such initializer needs this.
    public init(
        insets: NSDirectionalEdgeInsets = .zero, pinnedTo edges: ContentEdges = .bounds,
        make: (@MainActor @Sendable () -> View)? = nil
    ) {
        self.insets = insets
        self.edges = edges
        self.make = make
    }

    @MainActor func makeView() -> View {
        if let make { return make() }
        if let loadable = View.self as? any (UIView & NibLoadable).Type, let view = loadable.loadFromNib() as? View { return view }
        return PlatformViews.make(View.self)
    }
}
