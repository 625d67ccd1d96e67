extension SupplementaryViewList {
    /// Registers the views of a token for a kind: its nib or its class's if there is one, else the class.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``registering(_:kind:)`` throws.
    public func register<View: ListSupplementaryView>(_ view: ReusableView<View>, kind: SupplementaryKind)
    where View.SupplementaryViewBase == SupplementaryViewBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try registering(view, kind: kind) }
    }

    /// Registers the views of a token for a kind that the caller has in UIKit's form.
    public func register<View: ListSupplementaryView>(_ view: ReusableView<View>, kind: String)
    where View.SupplementaryViewBase == SupplementaryViewBase {
        register(view, kind: SupplementaryKind(rawValue: kind))
    }

    /// Registers a token as ``register(_:kind:)`` does, or says what keeps it from being registered.
    public func registering<View: ListSupplementaryView>(_ view: ReusableView<View>, kind: SupplementaryKind) throws(ReuseFailure)
    where View.SupplementaryViewBase == SupplementaryViewBase {
        try view.token.register(in: self, as: .supplementaryView(kind: kind.rawValue)) {
            registerSupplementaryView($0, ofKind: kind.rawValue, forIdentifier: $1)
        }
    }

    /// A view of a token and a kind for an index path, used again or new.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``reusableSupplementaryView(_:kind:for:)`` throws.
    @inlinable public func dequeue<View: ListSupplementaryView>(
        _ view: ReusableView<View>, kind: SupplementaryKind, for indexPath: IndexPath
    ) -> View where View.SupplementaryViewBase == SupplementaryViewBase {
        view.token.ready(
            requestedSupplementaryView(
                View.self, under: view.token.identifier, ofKind: kind.rawValue, for: indexPath, orElse: ReuseFailure.trap))
    }

    /// A view of a token and a kind that the caller has in UIKit's form, as a data source is asked for it.
    @inlinable public func dequeue<View: ListSupplementaryView>(_ view: ReusableView<View>, kind: String, for indexPath: IndexPath)
        -> View where View.SupplementaryViewBase == SupplementaryViewBase
    {
        dequeue(view, kind: SupplementaryKind(rawValue: kind), for: indexPath)
    }

    /// A view as ``dequeue(_:kind:for:)`` gives it, or what keeps the list from giving one.
    @inlinable public func reusableSupplementaryView<View: ListSupplementaryView>(
        _ view: ReusableView<View>, kind: SupplementaryKind, for indexPath: IndexPath
    ) throws(ReuseFailure) -> View where View.SupplementaryViewBase == SupplementaryViewBase {
        view.token.ready(
            try requestedSupplementaryView(
                View.self, under: view.token.identifier, ofKind: kind.rawValue, for: indexPath, orElse: ReuseFailure.raise))
    }
}
