import ReusableCells

/// Constants as an app has them, which any code may touch.
enum Tokens {
    static let poster = ReusableCell<PosterCell>()
    static let plain = ReusableCell<PlainCell>()
    static let bare = ReusableCell<UITableViewCell>(identifier: "bare")
    static let constant = ReusableCell<ConstantCell>()
    static let drawn = ReusableCell<LabelledCell>(nib: UINib(nibName: "Drawn", bundle: .module))
    static let redrawn = ReusableCell<LabelledCell>(identifier: "other", nib: UINib(nibName: "Drawn", bundle: .module))
    static let tile = ReusableCell<PosterTile>()
    static let header = ReusableView<PosterHeader>()
    static let shelf = ReusableView<PosterShelf>()
    static let plainShelf = ReusableView<PlainShelf>(identifier: "plain shelf")
    static let article = ReusableCell<HostingTableCell<ArticleView>>(
        hosting: HostedContent(insets: NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) {
            ArticleView(author: "someone")
        })
}

extension SupplementaryKind {
    static let shelf: Self = "shelf"
}

/// A cell that is no ``Reusable``, from a nib with an identifier of its own.
final class LabelledCell: UITableViewCell {}

/// A view that is hosted, with an initializer of its own.
class ArticleView: UIView, ReusePreparing {
    let author: String
    let title = UILabel()
    private(set) var resetCount = 0

    init(author: String) {
        self.author = author
        super.init(frame: .zero)
        addSubview(title)
    }

    override init(frame: CGRect) {
        author = ""
        super.init(frame: frame)
        addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    func prepareForReuse() {
        title.text = nil
        resetCount += 1
    }
}

/// A view that is hosted and comes from a nib.
final class PriceView: UIView, NibLoadable {
    private(set) weak var amount: UILabel?
}

/// Hosted views of one name.
enum Inner {
    final class Row: UIView {}
}

enum Outer {
    final class Row: UIView {}
}

/// A cell base class of someone else's, and what adapts it.
class SwipeCell: UICollectionViewCell {
    let actions = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(actions)
    }

    required init?(coder: NSCoder) { nil }
}

final class SwipeHostingCell<View: UIView>: SwipeCell, ViewHosting, Reusable {
    let hosting = Hosting<View>()

    override func prepareForReuse() {
        super.prepareForReuse()
        hosting.prepareForReuse()
    }
}
