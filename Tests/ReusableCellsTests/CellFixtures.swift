import ReusableCells

/// A cell of a table, from a nib.
final class PosterCell: UITableViewCell, NibReusable {
    private(set) weak var title: UILabel?
    private(set) var wakeCount = 0
    /// What its label said, and how often it had been woken, each time it was set up after its nib.
    private(set) var setUps: [String] = []
    private(set) var reuseCount = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakeCount += 1
    }

    func didLoadFromNib() { setUps.append("\(title?.text ?? "") \(wakeCount)") }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }
}

/// A cell without an initializer of its own.
final class PlainCell: UITableViewCell, Reusable {}

/// A cell with the initializer that tables call, which need not be `required`.
class DetailCell: UITableViewCell, Reusable {
    let stripe = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(stripe)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A cell that inherits its initializers.
final class BoldDetailCell: DetailCell {
    var isBold = true
}

final class BoxCell<Content: UIView>: UITableViewCell, Reusable {
    let contentType = Content.self
}

/// A base class that knows of no nib.
class ShopCell: UITableViewCell, Reusable {}

final class NibShopCell: ShopCell, NibLoadable {
    private(set) weak var title: UILabel?
}

/// Two classes of one name.
enum Upper {
    final class Row: UITableViewCell, Reusable {}
}

enum Lower {
    final class Row: UITableViewCell, Reusable {}
}

/// Classes that name themselves.
final class ConstantCell: UITableViewCell, Reusable {
    static let reuseIdentifier = "constant"
}

class FamilyCell: UITableViewCell, Reusable {
    class var reuseIdentifier: String { "family" }
}

final class ChildCell: FamilyCell {
    override class var reuseIdentifier: String { super.reuseIdentifier + ".child" }
}

/// Its nib is not there.
final class Orphan: UITableViewCell, NibReusable {}

/// Its nib's root is a plain cell.
final class Impostor: UITableViewCell, NibReusable {}

/// Its nib has a second object at its top.
final class Crowded: UITableViewCell, NibReusable {}

/// Its nib has another identifier.
final class Mislabelled: UITableViewCell, NibReusable {}

final class PosterTile: UICollectionViewCell, NibReusable {
    private(set) weak var title: UILabel?
    private(set) var setUpCount = 0

    func didLoadFromNib() { setUpCount += title == nil ? 0 : 1 }

    private(set) var reuseCount = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }
}

final class PlainTile: UICollectionViewCell, Reusable {}

final class PosterHeader: UITableViewHeaderFooterView, NibReusable {
    private(set) weak var title: UILabel?
    private(set) var setUpCount = 0

    func didLoadFromNib() { setUpCount += title == nil ? 0 : 1 }
}

final class PlainHeader: UITableViewHeaderFooterView, Reusable {}

final class PosterShelf: UICollectionReusableView, NibReusable {
    private(set) weak var title: UILabel?
    private(set) var setUpCount = 0

    func didLoadFromNib() { setUpCount += title == nil ? 0 : 1 }
}

final class PlainShelf: UICollectionReusableView, Reusable {}

/// An app's table that gives out cells its own way.
final class SingleCellTable: UITableView {
    let onlyCell = PlainCell(style: .default, reuseIdentifier: nil)

    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { onlyCell }
}

extension IndexPath {
    static let first = IndexPath(row: 0, section: 0)
}

@MainActor func makeCollectionView() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
}

/// A class of a name that another module of the tests has too.
final class NamesakeView: UIView {}
