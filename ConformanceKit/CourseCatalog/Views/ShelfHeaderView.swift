import ReusableCells

/// The name of a shelf, above its covers.
final class ShelfHeaderView: UICollectionReusableView, NibReusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!

    func show(_ title: String) {
        titleLabel.text = title
    }
}
