// Code in the spelling of 2016: Reusable up to version 3, muukii/Reusable and the article that both came from.
import ReusableCells

final class SpringCell: UITableViewCell, Reusable {}
final class SpringTile: UICollectionViewCell, Reusable {}
final class SpringHeader: UITableViewHeaderFooterView, Reusable {}
final class SpringShelf: UICollectionReusableView, Reusable {}

/// A cell of the article's, whose protocol had an optional nib.
final class ArticlePosterCell: UITableViewCell, Reusable {
    static var reuseIdentifier: String { "article" }
    static var nib: UINib? { UINib(nibName: "ArticlePosterCell", bundle: Bundle.module) }

    private(set) weak var title: UILabel?
}

final class SpringWidget: UIView, NibOwnerLoadable {
    static let nib = UINib(nibName: "SpringWidget", bundle: Bundle.module)
}

@available(*, deprecated)
final class SpringTableController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.registerReusableCell(SpringCell.self)
        tableView.registerReusableCell(PosterCell.self)
        tableView.registerReusableCell(ArticlePosterCell.self)
        tableView.registerReusableHeaderFooterView(SpringHeader.self)
        tableView.registerReusableHeaderFooterView(PosterHeader.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch indexPath.row {
        case 0: return tableView.dequeueReusableCell(indexPath: indexPath) as SpringCell
        case 1: return tableView.dequeueReusableCell(indexPath: indexPath, cellType: PosterCell.self)
        default:
            let cell: ArticlePosterCell = tableView.dequeueReusableCell(indexPath: indexPath)
            return cell
        }
    }

    func header() -> UIView? { tableView.dequeueReusableHeaderFooterView(SpringHeader.self) }

    func posterHeader() -> UIView? {
        let header: PosterHeader? = tableView.dequeueReusableHeaderFooterView()
        return header
    }
}

@available(*, deprecated)
final class SpringCollectionController: UIViewController {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.registerReusableCell(SpringTile.self)
        collectionView.registerReusableCell(PosterTile.self)
        collectionView.registerReusableSupplementaryView("shelf", viewType: SpringShelf.self)
        collectionView.registerReusableSupplementaryView("nib", viewType: PosterShelf.self)
        collectionView.registerReusableSupplementaryView("article", SpringShelf.self)
    }

    func cells(at indexPath: IndexPath) -> [UICollectionViewCell] {
        let tile: SpringTile = collectionView.dequeueReusableCell(indexPath: indexPath)
        return [tile, collectionView.dequeueReusableCell(indexPath: indexPath, cellType: PosterTile.self)]
    }

    func views(at indexPath: IndexPath) -> [UICollectionReusableView] {
        let shelf: SpringShelf = collectionView.dequeueReusableSupplementaryView("shelf", indexPath: indexPath)
        let article: SpringShelf = collectionView.dequeueReusableSupplementaryView("article", indexPath: indexPath)
        return [
            shelf, article,
            collectionView.dequeueReusableSupplementaryView("nib", indexPath: indexPath, viewType: PosterShelf.self),
        ]
    }
}

@available(*, deprecated)
@MainActor func makeSpringWidgets() -> [SpringWidget] {
    let widget = SpringWidget(frame: .zero)
    SpringWidget.loadFromNib(owner: widget)
    return [widget, SpringWidget.loadFromNib()]
}
