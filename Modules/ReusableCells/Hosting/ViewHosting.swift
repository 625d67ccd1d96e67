/// A cell, of any base class, that hosts one view.
///
/// A cell base class of someone else's is adapted in a few lines, and the class needs no initializer:
///
///     final class SwipeHostingCell<View: UIView>: SwipeCell, ViewHosting, Reusable {
///         let hosting = Hosting<View>()
///
///         override func prepareForReuse() {
///             super.prepareForReuse()
///             hosting.prepareForReuse()
///         }
///     }
@preconcurrency @MainActor public protocol ViewHosting<HostedView>: AnyObject {
    /// The class of the hosted view.
    associatedtype HostedView: UIView

    /// The view that the hosted one lies in.
    var contentView: UIView { get }

    /// The hosted view's keeper.
    var hosting: Hosting<HostedView> { get }
}

extension ViewHosting {
    /// The hosted view; made, and put into the content view, when it is first asked for.
    public var hostedView: HostedView { hosting.view(in: contentView) }

    /// The hosted view for an item: the same one while the item is the same, else a new one.
    ///
    /// For views that cannot be reset, such as ones with state that nothing outside them reaches.
    public func hostedView(for item: some Hashable) -> HostedView { hosting.view(for: AnyHashable(item), in: contentView) }

    /// What belongs to the current use of the cell.
    public var scope: ReuseScope { hosting.scope }

    /// Hosts a view as told, unless there is one already.
    @inlinable func host(_ content: HostedContent<HostedView>) {
        if hosting.view == nil { hosting.put(content, in: contentView) }
    }
}
