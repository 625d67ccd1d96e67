/// A collection view's supplementary or decoration view that hosts a view of any class.
///
///     collectionView.register(supplementaryViewType: HostingSupplementaryView<TitleView>.self, ofKind: .header)
@preconcurrency @MainActor
public final class HostingSupplementaryView<View: UIView>: UICollectionReusableView, ViewHosting, Reusable {
    /// The hosted view's keeper.
    public let hosting = Hosting<View>()

    /// The view itself: supplementary views have no other.
    public var contentView: UIView { self }

    public override func prepareForReuse() {
        super.prepareForReuse()
        hosting.prepareForReuse()
    }
}
