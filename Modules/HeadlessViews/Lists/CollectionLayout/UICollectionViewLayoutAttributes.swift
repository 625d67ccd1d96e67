/// Where and how a collection view shows an item or another view.
///
/// Two are equal when their contents are. A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: HeadlessObject {
    /// Makes attributes of a cell; a layout calls one of the other initializers. Headless only as a declaration: it is `NSObject`'s.
    public override init() { super.init() }

    var element = CollectionElement.cell(IndexPath(item: 0, section: 0))

    /// Makes attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        element = .cell(indexPath)
    }

    /// Makes attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        element = .supplementary(elementKind, indexPath)
    }

    /// Makes attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        element = .decoration(decorationViewKind, indexPath)
    }

    /// The axes along which the layout takes over the size that the view prefers.
    var flexibleAxes = LayoutAxes.both

    /// The path of the item, or of what a layout counts its other views by.
    open var indexPath: IndexPath {
        get { element.indexPath }
        set { element.indexPath = newValue }
    }

    /// Whether the attributes are a cell's or another view's.
    open var representedElementCategory: UICollectionView.ElementCategory { element.category }

    /// The kind of a supplementary or decoration view; nil for a cell.
    open var representedElementKind: String? { element.kind }

    /// The middle of the view, in the content.
    open var center = CGPoint.zero
    /// The view's size, in points.
    open var size = CGSize.zero
    /// How the view is transformed; identity by default.
    open var transform3D = CATransform3DIdentity
    /// How much of the view shows through, 0 to 1; 1 by default.
    open var alpha: CGFloat = 1
    /// How far in front the view is; 0 by default.
    open var zIndex = 0
    /// Whether the view is hidden, so that the collection view need not make it; false by default.
    open var isHidden = false

    /// The frame in the content: with a transform, the box round what it is transformed to.
    open var frame: CGRect {
        get {
            let bounds = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            let box = transform3D == CATransform3DIdentity ? bounds : bounds.applying(transform)
            return box.moved(by: center)
        }
        set {
            transform3D = CATransform3DIdentity
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The view's own rectangle, which begins at zero: setting it sets the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The flat part of the transform; identity by default.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// A copy, of the same class.
    ///
    /// Headless only as a declaration: on UIKit it comes with `NSCopying`.
    open func copy(with zone: NSZone?) -> Any {
        let copy = Self.make(type(of: self))
        copy.element = element
        copy.flexibleAxes = flexibleAxes
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    /// A copy, of the same class.
    ///
    /// Headless only as a declaration: it is `NSObject`'s.
    public func copy() -> Any { copy(with: nil) }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { self === other || type(of: self) == type(of: other) && content == other.content }
    }

    open override nonisolated var hash: Int { MainActor.assumeIsolated { element.hashValue } }
}

extension UICollectionViewLayoutAttributes: @preconcurrency NSCopying {}

extension UICollectionViewLayoutAttributes {
    private struct Content: Equatable {
        var element: CollectionElement
        var center: CGPoint
        var size: CGSize
        var alpha: CGFloat
        var zIndex: Int
        var isHidden: Bool
        var transform: CATransform3D
    }

    private var content: Content {
        Content(
            element: element, center: center, size: size, alpha: alpha, zIndex: zIndex, isHidden: isHidden, transform: transform3D)
    }

    /// The size with what a view prefers, along the axes where the layout takes that over.
    func size(taking preferred: CGSize) -> CGSize {
        CGSize(
            width: flexibleAxes.contains(.horizontal) ? preferred.width : size.width,
            height: flexibleAxes.contains(.vertical) ? preferred.height : size.height)
    }

    /// Attributes of a class, by its `init()`.
    static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes {
        if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
        return unsafeDowncast(ObjectInitializers.headless(type), to: UICollectionViewLayoutAttributes.self)
    }

    /// The attributes themselves, copied: a subclass's copy is of its own class.
    var copied: UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }
}
