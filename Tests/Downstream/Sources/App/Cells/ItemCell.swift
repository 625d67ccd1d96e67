import ReusableCells

/// A cell that shows an item of whatever type.
final class ItemCell<Item>: UICollectionViewCell, Reusable {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentView.addSubview(label)
    }

    var item: Item? {
        didSet { label.text = item.map { "\($0)" } }
    }

    var text: String? { label.superview === contentView ? label.text : nil }
}
