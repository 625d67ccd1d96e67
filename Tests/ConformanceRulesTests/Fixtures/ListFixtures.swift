import ConformanceRules

final class SoundHeader: UITableViewHeaderFooterView, Reusable {}
final class SoundTile: UICollectionViewCell, Reusable {}
final class SoundShelf: UICollectionReusableView, Reusable {}

final class NamelessCell: UITableViewCell, Reusable {
    static let reuseIdentifier = ""
}

final class FickleCell: UITableViewCell, Reusable {
    static var reuseIdentifier: String { UUID().uuidString }
}

enum Shop {
    final class Row: UITableViewCell, Reusable {}
    final class Tile: UICollectionViewCell, Reusable {
        static let reuseIdentifier = "Row"
    }
}

enum Checkout {
    final class Row: UITableViewCell, Reusable {}
}

/// Its nib, given as cells of 2016 give theirs, has two objects at its top.
final class OldCrowdedCell: UITableViewCell, Reusable {
    static let nib: UINib? = Documents.nib(Documents.cell("OldCrowdedCell") + Documents.view())
}

/// Its nib is another cell's.
final class CopiedCell: UITableViewCell, Reusable {
    static let nib: UINib? = Documents.nib(
        Documents.cell("SoundCell", content: Documents.label, connections: Documents.outlet("title")))
}

/// A list does not find it under the identifier that it gave it.
final class UnlistedCell: UITableViewCell, Reusable {
    override var reuseIdentifier: String? { nil }
}

/// It keeps itself.
final class SelfishCell: UITableViewCell, Reusable {
    private var tapped: () -> Void = {}

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        tapped = { self.isHidden = true }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
