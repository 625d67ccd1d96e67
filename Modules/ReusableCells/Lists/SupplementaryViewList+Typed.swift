extension SupplementaryViewList {
    /// Registers a class of views of a kind under its identifier, with its nib if it has one.
    ///
    /// The class that the metatype holds decides about the nib. Traps with the text of the ``ReuseFailure`` that
    /// ``registering(supplementaryViewType:ofKind:)`` throws.
    public func register<View: Reusable & ListSupplementaryView>(supplementaryViewType: View.Type, ofKind elementKind: String)
    where View.SupplementaryViewBase == SupplementaryViewBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in
            try registering(supplementaryViewType: supplementaryViewType, ofKind: elementKind)
        }
    }

    /// Registers a class as ``register(supplementaryViewType:ofKind:)`` does, or says what keeps it from being registered.
    public func registering<View: Reusable & ListSupplementaryView>(supplementaryViewType: View.Type, ofKind elementKind: String)
        throws(ReuseFailure) where View.SupplementaryViewBase == SupplementaryViewBase
    {
        try ReuseRequest(supplementaryViewType, part: .supplementaryView(kind: elementKind)).register(in: self) {
            registerSupplementaryView($0, ofKind: elementKind, forIdentifier: $1)
        }
    }

    /// A view of a class and a kind for an index path, used again or new.
    ///
    /// The class is that of the place where the view goes, unless it is named. Traps with the text of the ``ReuseFailure`` that
    /// ``reusableSupplementaryView(ofKind:for:viewType:)`` throws.
    @inlinable public func dequeueReusableSupplementaryView<View: Reusable & ListSupplementaryView>(
        ofKind elementKind: String, for indexPath: IndexPath, viewType: View.Type = View.self
    ) -> View where View.SupplementaryViewBase == SupplementaryViewBase {
        requestedSupplementaryView(
            viewType, under: viewType.reuseIdentifier, ofKind: elementKind, for: indexPath, orElse: ReuseFailure.trap)
    }

    /// A view as ``dequeueReusableSupplementaryView(ofKind:for:viewType:)`` gives it, or what keeps the list from giving one.
    ///
    /// Real UIKit raises an exception instead where nothing is registered, or where the nib cannot be loaded.
    @inlinable public func reusableSupplementaryView<View: Reusable & ListSupplementaryView>(
        ofKind elementKind: String, for indexPath: IndexPath, viewType: View.Type = View.self
    ) throws(ReuseFailure) -> View where View.SupplementaryViewBase == SupplementaryViewBase {
        try requestedSupplementaryView(
            viewType, under: viewType.reuseIdentifier, ofKind: elementKind, for: indexPath, orElse: ReuseFailure.raise)
    }
}
