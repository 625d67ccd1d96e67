import ReusableCells

/// The cells and views of the app's lists.
enum Tokens {
    static let track = ReusableCell<TrackCell>()
    static let tile = ReusableCell<SharedTile>(identifier: "tile")
    static let heading = ReusableView<RulerView>()
    static let cover = ReusableCell<HostingCollectionCell<CoverView>>(
        hosting: HostedContent(insets: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)) {
            CoverView(style: .rounded)
        })
}

extension SupplementaryKind {
    static let sleeve: Self = "sleeve"
}

/// A view above the tracks of a record, which is no ``Reusable``.
final class RulerView: UICollectionReusableView {}

/// A cover, in whatever cell.
final class CoverView: UIView, ReusePreparing {
    enum Style { case plain, rounded }

    let style: Style
    private(set) var title: String?

    init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    override convenience init(frame: CGRect) { self.init(style: .plain) }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String) { self.title = title }

    func prepareForReuse() { title = nil }
}
