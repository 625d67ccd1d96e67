/// What of a layout is out of date.
///
/// A layout may name a subclass in `invalidationContextClass` to know more.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: HeadlessObject {
    /// Makes a context in which nothing is out of date. Headless only as a declaration: it is `NSObject`'s.
    public override init() { super.init() }

    /// Whether all of the layout is out of date, since the data was reloaded; false by default.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are to be asked for anew; false by default.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items that are out of date; nil for none in particular.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that are out of date, by kind; nil for none in particular.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views that are out of date, by kind; nil for none in particular.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// How far the content is to move with the change; not at all by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much larger the content gets, where the layout knows; zero by default.
    open var contentSizeAdjustment = CGSize.zero

    /// Says that items are out of date.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).adding(indexPaths)
    }

    /// Says that supplementary views of a kind are out of date.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let known = invalidatedSupplementaryIndexPaths?[elementKind] ?? []
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: known.adding(indexPaths)]) { $1 }
    }

    /// Says that decoration views of a kind are out of date.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let known = invalidatedDecorationIndexPaths?[elementKind] ?? []
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: known.adding(indexPaths)]) { $1 }
    }

    /// Whether a layout of this library has only places to find, and no section to make anew.
    var keepsGeometry = false

    /// What an interactive move changes; nil for any other invalidation.
    var movement: InteractiveMovementChange?

    /// The paths that the moved items had; nil where none are moved.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
    /// The paths that the moved items get; nil where none are moved.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
    /// Where the moved items are held; zero where none are.
    open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }
}

/// A step of moving items by hand.
struct InteractiveMovementChange {
    var previous: [IndexPath]
    var targets: [IndexPath]
    var position: CGPoint
}

extension [IndexPath] {
    /// With others that are not in it yet.
    fileprivate func adding(_ others: [IndexPath]) -> [IndexPath] {
        let known = Set(self)
        return self + others.filter { !known.contains($0) }
    }
}
