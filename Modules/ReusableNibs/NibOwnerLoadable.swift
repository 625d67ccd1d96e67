/// A view that takes its content from a nib whose File's Owner it is, so that it can itself stand in another nib or storyboard.
///
///     final class RatingView: UIView, NibOwnerLoadable {
///         override init(frame: CGRect) { super.init(frame: frame); loadNibContent() }
///         required init?(coder: NSCoder) { super.init(coder: coder); loadNibContent() }
///     }
///
/// In Interface Builder the custom class is set on File's Owner, and on no view of the nib: a view of the class would load the nib
/// again and again.
@preconcurrency @MainActor public protocol NibOwnerLoadable: NibDescribing {}

extension NibOwnerLoadable where Self: UIView {
    /// Loads the nib with the view as File's Owner, and adds each of its root views, pinned on all four sides.
    ///
    /// In a cell, and in a table's header or footer, the content goes into the content view, and is pinned to that.
    ///
    /// Traps with the text of the ``NibFailure`` that ``loadingNibContent(insets:pinnedTo:)`` throws.
    ///
    /// - Parameters:
    ///   - insets: The distance from each side, in points; none by default.
    ///   - edges: What the content is pinned to; the view's edges by default.
    /// - Returns: The nib's root views, in the nib's order.
    @discardableResult
    public func loadNibContent(insets: NSDirectionalEdgeInsets = .zero, pinnedTo edges: ContentEdges = .bounds) -> [UIView] {
        do throws(NibFailure) {
            return try loadingNibContent(insets: insets, pinnedTo: edges)
        } catch {
            OwnedNibs.fail(error)
            return []
        }
    }

    /// Loads the nib as ``loadNibContent(insets:pinnedTo:)`` does, or says what keeps it from being loaded.
    ///
    /// A nib that contains a view of this class, at whatever depth, is a failure of its own, and so is a second call for a view
    /// which still has the content of the first.
    @discardableResult
    public func loadingNibContent(
        insets: NSDirectionalEdgeInsets = .zero, pinnedTo edges: ContentEdges = .bounds
    ) throws(NibFailure) -> [UIView] {
        let nib = try ClassNib(of: type(of: self))
        let objects = try OwnedNibs.load(nib, into: self)
        let roots = objects.compactMap { $0 as? UIView }
        guard !roots.isEmpty else {
            throw .noView(type: TypeName(nib.type), nib: nib.name, found: objects.map { TypeName(type(of: $0)) })
        }
        for root in roots { addNibContent(root, insets: insets, pinnedTo: edges) }
        OwnedNibs.note(roots, of: self)
        NibSetUp.perform(on: self)
        return roots
    }
}
