import OtherLibrary
import ReusableCells

/// A cell of another library's that hosts any view of the app's.
final class DrawerHostingCell<View: UIView>: DrawerCell, ViewHosting, ReusableCells.Reusable {
    let hosting = Hosting<View>()

    override func prepareForReuse() {
        super.prepareForReuse()
        hosting.prepareForReuse()
    }
}
