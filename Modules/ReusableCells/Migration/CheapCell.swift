// What CheapCell calls differently.

/// A view that CheapCell's cells host under the view's own identifier.
///
/// Here any view is hosted.
@available(*, deprecated, message: "Any UIView is hosted: use HostingTableCell or HostingCollectionCell")
@preconcurrency @MainActor public protocol CheapCell: UIView {
    /// The identifier of the cells that host the view.
    static var identifier: String { get }
}

@available(*, deprecated)
extension CheapCell {
    /// The view's class name.
    public static var identifier: String { ReuseIdentifiers.ofClass(self) }
}

/// A table's cell that hosts a view.
@available(*, deprecated, renamed: "HostingTableCell")
public typealias TableCell<View: UIView> = HostingTableCell<View>

/// A collection view's cell that hosts a view.
@available(*, deprecated, renamed: "HostingCollectionCell")
public typealias CollectionCell<View: UIView> = HostingCollectionCell<View>

extension ViewHosting {
    /// The hosted view.
    @available(*, deprecated, renamed: "hostedView")
    public var itemView: HostedView { hostedView }
}

@available(*, deprecated)
extension ViewHosting where HostedView: CheapCell {
    /// The identifier of the hosted view's class.
    @available(*, deprecated, message: "Use reuseIdentifier")
    public static var identifier: String { HostedView.identifier }
}

@available(*, deprecated)
extension UITableView {
    /// Registers the cells that host a class of views.
    @available(*, deprecated, message: "Use register(cellType: HostingTableCell<View>.self)")
    public func registerCheapCell<View: CheapCell>(_: View.Type) { register(token(for: View.self)) }

    /// A cell that hosts a view.
    @available(*, deprecated, message: "Use dequeueReusableCell(for:) for a HostingTableCell<View>")
    public func dequeueReusableCheapCell<View: CheapCell>(for indexPath: IndexPath) -> HostingTableCell<View> {
        dequeue(token(for: View.self), for: indexPath)
    }

    private func token<View: CheapCell>(for _: View.Type) -> ReusableCell<HostingTableCell<View>> {
        ReusableCell(identifier: View.identifier)
    }
}

@available(*, deprecated)
extension UICollectionView {
    /// Registers the cells that host a class of views.
    @available(*, deprecated, message: "Use register(cellType: HostingCollectionCell<View>.self)")
    public func registerCheapCell<View: CheapCell>(_: View.Type) { register(token(for: View.self)) }

    /// A cell that hosts a view.
    @available(*, deprecated, message: "Use dequeueReusableCell(for:) for a HostingCollectionCell<View>")
    public func dequeueReusableCheapCell<View: CheapCell>(for indexPath: IndexPath) -> HostingCollectionCell<View> {
        dequeue(token(for: View.self), for: indexPath)
    }

    private func token<View: CheapCell>(for _: View.Type) -> ReusableCell<HostingCollectionCell<View>> {
        ReusableCell(identifier: View.identifier)
    }
}
