import OtherLibrary
import ReusableCells

/// A cell in a file that imports another library with a `Reusable`: the module's name tells which is meant.
final class SharedCell: UITableViewCell, ReusableCells.Reusable {}

/// A cell that needs no protocol at all, since it has a token.
final class SharedTile: UICollectionViewCell {}
