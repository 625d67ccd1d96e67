/// The view in a collection view's cell that holds what the cell shows, where a document names it.
///
/// UIKit offers it as a plain view.
final class UICollectionViewCellContentView: UIView {}
