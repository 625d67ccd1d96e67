import ReusableCells

/// The app's own base class of cells.
class SwipeCell: UITableViewCell {
    private(set) var isSwiped = false

    func swipe() { isSwiped = true }

    override func prepareForReuse() {
        super.prepareForReuse()
        isSwiped = false
    }
}

final class SwipeHostingCell<View: UIView>: SwipeCell, ViewHosting, Reusable {
    let hosting = Hosting<View>()

    override func prepareForReuse() {
        super.prepareForReuse()
        hosting.prepareForReuse()
    }
}
