/// A collection view's cell that hosts a view of any class, so that no cell has to be written for it.
///
///     list.register(cellType: HostingCollectionCell<ArticleView>.self)
///     let cell: HostingCollectionCell<ArticleView> = list.dequeueReusableCell(for: indexPath)
///     cell.hostedView.show(article)
///
/// A view with insets, or with an initializer of its own, has a token: ``ReusableCell/init(identifier:hosting:)``.
@preconcurrency @MainActor public final class HostingCollectionCell<View: UIView>: UICollectionViewCell, ViewHosting, Reusable {
    /// The hosted view's keeper.
    public let hosting = Hosting<View>()

    public override func prepareForReuse() {
        super.prepareForReuse()
        hosting.prepareForReuse()
    }
}
