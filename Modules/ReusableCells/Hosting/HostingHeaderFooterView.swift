/// A table's header or footer that hosts a view of any class.
///
///     tableView.register(headerFooterViewType: HostingHeaderFooterView<TitleView>.self)
///     let header: HostingHeaderFooterView<TitleView>? = tableView.dequeueReusableHeaderFooterView()
@preconcurrency @MainActor
public final class HostingHeaderFooterView<View: UIView>: UITableViewHeaderFooterView, ViewHosting, Reusable {
    /// The hosted view's keeper.
    public let hosting = Hosting<View>()

    public override func prepareForReuse() {
        super.prepareForReuse()
        hosting.prepareForReuse()
    }
}
