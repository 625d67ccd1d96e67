// Code as it is written for Reusable 4.1.2, with every one of its calls for cells and nibs: only the import is another.
import ReusableCells

final class MigratedCell: UITableViewCell, Reusable {}
final class MigratedNibCell: UITableViewCell, NibReusable {}
final class MigratedNamedCell: UITableViewCell, Reusable, NibLoadable {
    static let reuseIdentifier = "named"
    static let nib = UINib(nibName: "PosterCell", bundle: Bundle(for: MigratedNamedCell.self))
}
final class MigratedHeader: UITableViewHeaderFooterView, Reusable {}
final class MigratedNibHeader: UITableViewHeaderFooterView, NibReusable {}
final class MigratedTile: UICollectionViewCell, Reusable {}
final class MigratedNibTile: UICollectionViewCell, NibReusable {}
final class MigratedShelf: UICollectionReusableView, Reusable {}
final class MigratedNibShelf: UICollectionReusableView, NibReusable {}
final class MigratedBadge: UIView, NibLoadable {}

final class MigratedWidget: UIView, NibOwnerLoadable {
    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        self.loadNibContent()
    }
}

final class MigratedTableController: UITableViewController {
    var cellTypes: [MigratedCell.Type] = [MigratedCell.self]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellType: MigratedCell.self)
        tableView.register(cellType: MigratedNibCell.self)
        tableView.register(cellType: MigratedNamedCell.self)
        tableView.register(headerFooterViewType: MigratedHeader.self)
        tableView.register(headerFooterViewType: MigratedNibHeader.self)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 0 {
            let cell: MigratedCell = tableView.dequeueReusableCell(for: indexPath)
            return cell
        } else if indexPath.row == 1 {
            return tableView.dequeueReusableCell(for: indexPath) as MigratedNibCell
        } else {
            return tableView.dequeueReusableCell(for: indexPath, cellType: cellTypes[0])
        }
    }

    func header(in tableView: UITableView, section: Int) -> UIView? {
        if section == 0 {
            let header: MigratedHeader? = tableView.dequeueReusableHeaderFooterView()
            return header
        }
        return tableView.dequeueReusableHeaderFooterView(MigratedNibHeader.self)
    }
}

final class MigratedCollectionController: UIViewController {
    @MainActor func setUp(_ collectionView: UICollectionView) {
        collectionView.register(cellType: MigratedTile.self)
        collectionView.register(cellType: MigratedNibTile.self)
        collectionView.register(supplementaryViewType: MigratedShelf.self, ofKind: UICollectionView.elementKindSectionHeader)
        collectionView.register(supplementaryViewType: MigratedNibShelf.self, ofKind: UICollectionView.elementKindSectionFooter)
    }

    func cell(in collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
        guard indexPath.item == 0 else {
            return collectionView.dequeueReusableCell(for: indexPath, cellType: MigratedNibTile.self)
        }
        let cell: MigratedTile = collectionView.dequeueReusableCell(for: indexPath)
        return cell
    }

    func view(in collectionView: UICollectionView, ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        guard kind == UICollectionView.elementKindSectionHeader else {
            return collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath, viewType: MigratedNibShelf.self)
        }
        let view: MigratedShelf = collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: indexPath)
        return view
    }
}

extension UITableView {
    /// The helpers that apps write twice, once for each constraint.
    func registerAll<T: UITableViewCell>(_ type: T.Type) where T: Reusable { register(cellType: type) }
    func registerAll<T: UITableViewCell>(nibs type: T.Type) where T: Reusable & NibLoadable { register(cellType: type) }
    func cell<T: UITableViewCell & Reusable>(for indexPath: IndexPath) -> T { dequeueReusableCell(for: indexPath) }
}

@MainActor func makeMigratedViews() -> (MigratedBadge, UINib, String) {
    (MigratedBadge.loadFromNib(), MigratedBadge.nib, MigratedCell.reuseIdentifier)
}
