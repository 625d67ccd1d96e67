import OtherLibrary
import ReusableCells

/// A cell in a file that imports another library with a `Reusable`: the module's name tells which is meant.
final class SharedCell: UITableViewCell, ReusableCells.Reusable {
    static let reuseIdentifier = "shared"
}

/// The same for a collection view, by a token: that needs no protocol at all.
final class SharedTile: UICollectionViewCell {}
