import ReusableCells

/// A cell that is a view's host, whatever the view.
final class HostCell<Content: UIView>: UICollectionViewCell, Reusable {
    let content = Content(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(content)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.addSubview(content)
    }
}
