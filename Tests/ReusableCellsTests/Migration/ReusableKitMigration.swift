// Code as it is written for ReusableKit 4, with every one of its calls but RxSwift's: only the import is another.
import ReusableCells

final class KitCell: UITableViewCell {}
final class KitTile: UICollectionViewCell {}
final class KitHeader: UITableViewHeaderFooterView {}
final class KitShelf: UICollectionReusableView {}

@available(*, deprecated)
final class KitTableController: UIViewController {
    enum Reusable {
        static let cell = ReusableCell<KitCell>()
        static let named = ReusableCell<KitCell>(identifier: "named")
        static let poster = ReusableCell<PosterCell>(nibName: "PosterCell")
        static let poster2 = ReusableCell<PosterCell>(nib: UINib(nibName: "PosterCell", bundle: Bundle.module))
        static let header = ReusableView<KitHeader>()
        static let namedHeader = ReusableView<KitHeader>(identifier: "header", nib: nil)
        static let nibHeader = ReusableView<PosterHeader>(nibName: "PosterHeader")
    }

    let tableView = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Reusable.cell)
        tableView.register(Reusable.named)
        tableView.register(Reusable.poster2)
        tableView.register(Reusable.header)
        tableView.register(Reusable.namedHeader)
    }

    func cells() -> [UITableViewCell] {
        let cell = tableView.dequeue(Reusable.cell, for: IndexPath(row: 0, section: 0))
        let named: KitCell = tableView.dequeue(Reusable.named, for: IndexPath(row: 1, section: 0))
        let poster = tableView.dequeue(Reusable.poster2, for: IndexPath(row: 2, section: 0))
        let pathless: KitCell? = tableView.dequeue(Reusable.cell)
        return [cell, named, poster, pathless].compactMap { $0 }
    }

    func headers() -> [UIView?] {
        let header: KitHeader? = tableView.dequeue(Reusable.header)
        return [header, tableView.dequeue(Reusable.namedHeader), tableView.dequeue(ReusableView<KitHeader>(identifier: "none"))]
    }
}

@available(*, deprecated)
final class KitCollectionController: UIViewController {
    enum Reusable {
        static let tile = ReusableCell<KitTile>(identifier: "tile")
        static let header = ReusableView<KitShelf>(identifier: "shelf")
        static let footer = ReusableView<KitShelf>()
    }

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    func registerAll() {
        collectionView.register(Reusable.tile)
        collectionView.register(Reusable.header, kind: .header)
        collectionView.register(Reusable.footer, kind: SupplementaryViewKind.footer)
        collectionView.register(Reusable.header, kind: "custom")
    }

    func cell(at indexPath: IndexPath) -> UICollectionViewCell { collectionView.dequeue(Reusable.tile, for: indexPath) }

    func view(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        switch SupplementaryViewKind(rawValue: kind) {
        case .header?: return collectionView.dequeue(Reusable.header, kind: kind, for: indexPath)
        case .footer?: return collectionView.dequeue(Reusable.footer, kind: .footer, for: indexPath)
        case nil: return collectionView.dequeue(Reusable.header, kind: "custom", for: indexPath)
        }
    }

    func footer(at indexPath: IndexPath) -> KitShelf {
        let kind: SupplementaryViewKind = .footer
        return collectionView.dequeue(Reusable.footer, kind: kind, for: indexPath)
    }
}

/// The generic helpers that apps write over ReusableKit's protocols.
@available(*, deprecated)
extension UIViewController {
    func describe<Cell: CellType>(_ cell: ReusableCell<Cell>, made: Cell) -> (AnyClass, String, UINib?, String?) {
        let type: ReusableCell<Cell>.Class.Type = cell.class
        return (type, cell.identifier, cell.nib, made.reuseIdentifier)
    }

    func describe<View: ViewType>(_ view: ReusableView<View>) -> (AnyClass, String, UINib?) {
        let type: ReusableView<View>.Class.Type = view.class
        return (type, view.identifier, view.nib)
    }
}
