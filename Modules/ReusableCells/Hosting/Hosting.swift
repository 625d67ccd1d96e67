/// The view that a cell hosts, and its life from one use of the cell to the next.
///
/// A class that adopts ``ViewHosting`` keeps one.
@preconcurrency @MainActor public final class Hosting<View: UIView> {
    /// What belongs to the current use of the cell.
    public let scope = ReuseScope()

    private var content = HostedContent<View>()
    private var view: View?
    private var item: AnyHashable?

    /// Hosts nothing yet: the view is made when it is first asked for.
    public init() {}

    /// Ends the use of the cell: the scope, and what the view shows if it is ``ReusePreparing``.
    ///
    /// The cell calls it from its own `prepareForReuse()`.
    public func prepareForReuse() {
        scope.end()
        (view as? any ReusePreparing)?.prepareForReuse()
    }

    /// Hosts a view as told, unless there is one already.
    func adopt(_ content: HostedContent<View>, in host: UIView) {
        guard view == nil else { return }
        self.content = content
        put(content.makeView(), in: host)
    }

    func view(in host: UIView) -> View { view ?? put(content.makeView(), in: host) }

    /// The view for an item; a new one where the last item was another.
    func view(for item: AnyHashable, in host: UIView) -> View {
        defer { self.item = item }
        if let view, self.item == nil || self.item == item { return view }
        view?.removeFromSuperview()
        return put(content.makeView(), in: host)
    }

    /// The list gives a cell its size, at first an estimated one, and says so with required constraints; the content's own size may
    /// contradict that until the cell is measured, so two of the sides give way.
    @discardableResult private func put(_ view: View, in host: UIView) -> View {
        self.view = view
        host.addPinned(view, insets: content.insets, to: content.edges, endPriority: UILayoutPriority(999))
        return view
    }
}
