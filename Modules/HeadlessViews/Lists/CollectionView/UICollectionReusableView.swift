/// A view that a collection view shows, and uses again.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Makes a view; a collection view makes those of a registered class this way. `A15`
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the view that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The identifier that the view is reused by; the collection view gives it to the view that it makes. `A18`
    open internal(set) var reuseIdentifier: String?

    /// The kind that a supplementary view was given out for; nil for a cell.
    var elementKind: String?

    /// Called before the view is given out again, never on a new one; does nothing itself. `A22` `A25`
    open func prepareForReuse() {}

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { reuseIdentifier = decoder[.reuseIdentifier]?.string }
    }

    override class var keyedProperties: KeyedProperties { reusableViewKeys }

    private static let reusableViewKeys = UIView.keyedProperties.adding([
        "reuseIdentifier": KeyedProperty(reading: \UICollectionReusableView.reuseIdentifier)
    ])
}
