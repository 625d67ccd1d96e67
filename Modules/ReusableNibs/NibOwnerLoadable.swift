/// A view that takes its content from a nib whose File's Owner it is, so that it can itself stand in another nib or storyboard.
///
///     final class RatingView: UIView, NibOwnerLoadable {
///         override init(frame: CGRect) { super.init(frame: frame); loadNibContent() }
///         required init?(coder: NSCoder) { super.init(coder: coder); loadNibContent() }
///     }
///
/// In Interface Builder the custom class is set on File's Owner, and on no view of the nib: a view of the class would load the nib again
/// and again.
@preconcurrency @MainActor public protocol NibOwnerLoadable: NibDescribing {}

/// What the content of a nib is pinned to.
public enum NibContentEdges: Sendable {
    /// The view's own edges.
    case bounds
    /// The part that no bar and no edge of the screen covers.
    case safeArea
    /// The part inside the view's margins.
    case layoutMargins
}

extension NibOwnerLoadable where Self: UIView {
    /// Loads the nib with the view as File's Owner, and adds each of its root views, pinned on all four sides.
    ///
    /// Traps with the text of the ``NibFailure`` that ``loadingNibContent(insets:pinnedTo:)`` throws.
    ///
    /// - Parameters:
    ///   - insets: The distance from each side, in points; none by default.
    ///   - edges: What the content is pinned to; the view's edges by default.
    /// - Returns: The nib's root views, in the nib's order.
    @discardableResult
    public func loadNibContent(insets: NSDirectionalEdgeInsets = .zero, pinnedTo edges: NibContentEdges = .bounds) -> [UIView] {
        do throws(NibFailure) {
            return try loadingNibContent(insets: insets, pinnedTo: edges)
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Loads the nib as ``loadNibContent(insets:pinnedTo:)`` does, or says what keeps it from being loaded.
    ///
    /// A second call for the same view, and a nib that contains a view of this class, are failures of their own.
    @discardableResult
    public func loadingNibContent(
        insets: NSDirectionalEdgeInsets = .zero, pinnedTo edges: NibContentEdges = .bounds
    ) throws(NibFailure) -> [UIView] {
        let type = Swift.type(of: self)
        let nib = try type.foundNib()
        let name = NibCatalog.name(of: nib, for: type)
        let objects = try OwnedNibs.loading(into: self, nibNamed: name) { () throws(NibFailure) -> [Any] in
            try NibCatalog.load(nib, named: name, owner: self, for: type)
        }
        let roots = objects.compactMap { $0 as? UIView }
        guard !roots.isEmpty else {
            throw .noView(type: TypeName(type), nib: name, found: objects.map { TypeName(Swift.type(of: $0)) })
        }
        for root in roots {
            root.translatesAutoresizingMaskIntoConstraints = false
            addSubview(root)
            NSLayoutConstraint.activate(constraints(pinning: root, insets: insets, to: edges))
        }
        OwnedNibs.note(roots, in: self)
        return roots
    }

    private func constraints(
        pinning root: UIView, insets: NSDirectionalEdgeInsets, to edges: NibContentEdges
    ) -> [NSLayoutConstraint] {
        let guide: UILayoutGuide? =
            switch edges {
            case .bounds: nil
            case .safeArea: safeAreaLayoutGuide
            case .layoutMargins: layoutMarginsGuide
            }
        return [
            root.topAnchor.constraint(equalTo: guide?.topAnchor ?? topAnchor, constant: insets.top),
            root.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? leadingAnchor, constant: insets.leading),
            (guide?.bottomAnchor ?? bottomAnchor).constraint(equalTo: root.bottomAnchor, constant: insets.bottom),
            (guide?.trailingAnchor ?? trailingAnchor).constraint(equalTo: root.trailingAnchor, constant: insets.trailing),
        ]
    }
}
