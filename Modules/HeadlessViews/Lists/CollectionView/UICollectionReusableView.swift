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

    /// What the view is shown at; nil for one that is not shown.
    var shownAttributes: UICollectionViewLayoutAttributes?

    /// Called before the view is given out again, never on a new one; does nothing itself. `A22` `A25`
    open func prepareForReuse() {}

    /// Called when the view has taken over its place from the layout; does nothing itself. `F5`
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes with the size that fits the view's content. `F5` `F20`
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittedAttributes(layoutAttributes) }

    /// Told that the collection view goes over to another layout; does nothing itself.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Told that the collection view has gone over to another layout; does nothing itself.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        tellSizeChanged()
    }

    /// A collection view places its views.
    override var isPlacedByCode: Bool { superview == nil || superview is UICollectionView }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { reuseIdentifier = decoder[.reuseIdentifier]?.string }
    }

    override class var keyedProperties: KeyedProperties { reusableViewKeys }

    private static let reusableViewKeys = UIView.keyedProperties.adding([
        "reuseIdentifier": KeyedProperty(reading: \UICollectionReusableView.reuseIdentifier)
    ])
}

extension UICollectionReusableView {
    /// Attributes with the size that fits along the axes where the layout has but an estimate.
    private func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let axes = attributes.flexibleAxes
        guard !axes.isEmpty else { return attributes }
        let size = systemLayoutSizeFitting(
            attributes.size,
            withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
        guard size != attributes.size else { return attributes }
        let fitted = attributes.copied
        fitted.size = size
        return fitted
    }

    /// Lets the collection view measure the view again.
    func tellSizeChanged() {
        (superview as? UICollectionView)?.contentSizeMayHaveChanged(of: self)
    }
}
