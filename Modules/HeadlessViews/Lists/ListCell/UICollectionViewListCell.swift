/// A cell of a list, with accessories at its sides.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// Makes a cell; a collection view makes those of a registered class this way. `A15`
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the cell that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What is at the cell's sides; nothing by default.
    ///
    /// Two of one sort may not be in the list, save texts and views of the app's own.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange(from: oldValue) }
    }

    /// How deep the item is in an outline; 0 by default.
    open var indentationLevel = 0 {
        didSet { if oldValue != indentationLevel { setNeedsLayout() } }
    }

    /// How far a level is indented, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if oldValue != indentationWidth { setNeedsLayout() } }
    }

    /// Whether the accessories where text begins are indented too; true by default.
    open var indentsAccessories = true {
        didSet { if oldValue != indentsAccessories { setNeedsLayout() } }
    }

    /// The content that a list's cell has, without a text.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The background that a list's cell has.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutAccessories()
    }

    override var contentFrame: CGRect { accessoryLayout.content }
}
