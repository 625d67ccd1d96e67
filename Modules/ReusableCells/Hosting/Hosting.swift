/// The view that a cell hosts, and its life from one use of the cell to the next.
///
/// A class that adopts ``ViewHosting`` keeps one.
@preconcurrency @MainActor public final class Hosting<View: UIView> {
    /// What belongs to the current use of the cell.
    public let scope = ReuseScope()

    @exclusivity(unchecked) @usableFromInline private(set) var view: View?
    private var content = HostedContent<View>()
    /// The view again, if it is one that wants to hear of reuse: to find that out each time would take longer than all else.
    private var preparing: (any ReusePreparing)?
    private var item: AnyHashable?

    /// Hosts nothing yet: the view is made when it is first asked for.
    public init() {}

    /// Ends the use of the cell: the scope, and what the view shows if it is ``ReusePreparing``.
    ///
    /// The cell calls it from its own `prepareForReuse()`.
    public func prepareForReuse() {
        scope.end()
        preparing?.prepareForReuse()
    }

    /// Makes the view as told.
    @usableFromInline func put(_ content: HostedContent<View>, in host: UIView) {
        self.content = content
        put(in: host)
    }

    /// The hosted view; nil before it is first asked for.
    package var hosted: View? { view }

    /// The rectangle that the hosted view is to fill, in the coordinates of the view that it lies in.
    package func place(in host: UIView, isMirrored: Bool) -> CGRect {
        let insets = content.insets
        let edges = UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
        return (host.layoutGuide(for: content.edges)?.layoutFrame ?? host.bounds).inset(by: edges)
    }

    func view(in host: UIView) -> View { view ?? put(in: host) }

    /// The view for an item; a new one where the last item was another.
    func view(for item: AnyHashable, in host: UIView) -> View {
        defer { self.item = item }
        if let view, self.item == nil || self.item == item { return view }
        view?.removeFromSuperview()
        return put(in: host)
    }

    /// The list gives a cell its size, at first an estimated one, and says so with required constraints; the content's own size may
    /// contradict that until the cell is measured, so two of the sides give way.
    @discardableResult private func put(in host: UIView) -> View {
        let view = content.makeView()
        self.view = view
        preparing = view as? any ReusePreparing
        // A row would be higher where a bar lies over it than where it was measured; who wants the safe area pins the content to it.
        view.insetsLayoutMarginsFromSafeArea = false
        host.addPinned(view, insets: content.insets, to: content.edges, endPriority: UILayoutPriority(999))
        return view
    }
}
