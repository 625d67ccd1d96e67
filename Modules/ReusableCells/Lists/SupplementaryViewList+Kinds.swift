extension SupplementaryViewList {
    /// Registers a class of views of a kind under its identifier, with its nib if it has one.
    ///
    ///     collectionView.register(supplementaryViewType: ShelfHeader.self, ofKind: .header)
    public func register<View: Reusable & ListSupplementaryView>(
        supplementaryViewType: View.Type, ofKind kind: SupplementaryKind
    ) where View.SupplementaryViewBase == SupplementaryViewBase {
        register(supplementaryViewType: supplementaryViewType, ofKind: kind.rawValue)
    }

    /// A view of a class and a kind for an index path, used again or new.
    @inlinable public func dequeueReusableSupplementaryView<View: Reusable & ListSupplementaryView>(
        ofKind kind: SupplementaryKind, for indexPath: IndexPath, viewType: View.Type = View.self
    ) -> View where View.SupplementaryViewBase == SupplementaryViewBase {
        dequeueReusableSupplementaryView(ofKind: kind.rawValue, for: indexPath, viewType: viewType)
    }
}
