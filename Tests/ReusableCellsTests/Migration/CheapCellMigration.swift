// Code as it is written for CheapCell, with every one of its calls: only the import is another.
import ReusableCells

@available(*, deprecated)
final class CheapArticleView: UIView, CheapCell {
    let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

@available(*, deprecated)
final class CheapBannerView: UIView, CheapCell {
    static var identifier: String { "banner" }
}

@available(*, deprecated)
final class CheapTableController: UITableViewController {
    var articles = ["first"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.registerCheapCell(CheapArticleView.self)
        tableView.registerCheapCell(CheapBannerView.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count + 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 1 {
            let cell: TableCell<CheapBannerView> = tableView.dequeueReusableCheapCell(for: indexPath)
            return cell
        }
        let cell = tableView.dequeueReusableCheapCell(for: indexPath) as TableCell<CheapArticleView>
        cell.itemView.titleLabel.text = articles[indexPath.row]
        return cell
    }
}

@available(*, deprecated)
final class CheapCollectionController: UIViewController {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.registerCheapCell(CheapArticleView.self)
    }

    func cell(for indexPath: IndexPath) -> UICollectionViewCell {
        let cell: CollectionCell<CheapArticleView> = collectionView.dequeueReusableCheapCell(for: indexPath)
        cell.itemView.titleLabel.text = "item"
        return cell
    }

    var identifiers: [String] {
        [
            CheapArticleView.identifier, CheapBannerView.identifier, TableCell<CheapArticleView>.identifier,
            CollectionCell<CheapBannerView>.identifier,
        ]
    }
}
