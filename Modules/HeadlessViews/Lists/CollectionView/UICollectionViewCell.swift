/// An item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Makes a cell; a collection view makes those of a registered class this way. `A15`
    public override init(frame: CGRect) {
        super.init(frame: frame)
        adoptContentView(makeContentView())
    }

    /// Makes the cell that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if ownContentView == nil { adoptContentView(makeContentView()) }
    }

    var ownContentView: UIView?

    /// The view that holds what the cell shows.
    open var contentView: UIView { ownContentView ?? adoptContentView(makeContentView()) }

    var backgrounds = CellBackgrounds() {
        didSet { showBackgrounds(known: oldValue.all + backgrounds.all) }
    }

    /// The view behind all else in the cell; nil by default.
    open var backgroundView: UIView? {
        get { backgrounds.plain }
        set { backgrounds.plain = newValue }
    }

    /// The view behind the content of a selected or highlighted cell, above ``backgroundView``; nil by default.
    open var selectedBackgroundView: UIView? {
        get { backgrounds.selected }
        set { backgrounds.selected = newValue }
    }

    /// Whether the cell is selected; false by default. `A19`
    ///
    /// Setting it selects nothing in the collection view. `A92`
    open var isSelected = false {
        didSet { if oldValue != isSelected { showBackgrounds(known: backgrounds.all) } }
    }

    /// Whether the cell is highlighted, as under a finger; false by default. `A19`
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { showBackgrounds(known: backgrounds.all) } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        for view in backgrounds.all where view.superview === self { view.frame = bounds }
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let view = decoder?.object(.contentView, as: UIView.self) { adoptContentView(view) }
    }

    override class var keyedProperties: KeyedProperties { collectionViewCellKeys }
}

extension UICollectionViewCell {
    fileprivate func makeContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    @discardableResult
    fileprivate func adoptContentView(_ view: UIView) -> UIView {
        ownContentView?.removeFromSuperview()
        ownContentView = view
        addSubview(view)
        return view
    }

    fileprivate func showBackgrounds(known: [UIView]) {
        showBackgrounds(backgrounds.shown(isSelected: isSelected || isHighlighted, allowsSeveral: false), of: known)
    }

    fileprivate static let collectionViewCellKeys = UICollectionReusableView.keyedProperties.adding([
        "contentView": KeyedProperty(reading: \UICollectionViewCell.contentView),
        "backgroundView": KeyedProperty(\UICollectionViewCell.backgroundView),
        "selectedBackgroundView": KeyedProperty(\UICollectionViewCell.selectedBackgroundView),
        "selected": KeyedProperty(\UICollectionViewCell.isSelected),
        "isSelected": KeyedProperty(\UICollectionViewCell.isSelected),
        "highlighted": KeyedProperty(\UICollectionViewCell.isHighlighted),
        "isHighlighted": KeyedProperty(\UICollectionViewCell.isHighlighted),
    ])
}
