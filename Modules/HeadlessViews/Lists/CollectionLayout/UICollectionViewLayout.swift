/// What places the items of a collection view.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize`` and the queries for attributes; that is all that it needs. `F1`
@preconcurrency @MainActor open class UICollectionViewLayout: HeadlessObject, InterfaceDecodable {
    /// Makes a layout.
    public override init() { super.init() }

    /// Makes the layout that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        super.init()
        if let decoder = InterfaceDecoder(coder, for: self) { decode(decoder) }
    }

    /// The collection view that the layout places the items of; nil for a layout that is not in use.
    open internal(set) weak var collectionView: UICollectionView?

    var decorations = ReuseStock<String, UICollectionReusableView>()

    /// Registers the class that decoration views of a kind are made of; nil takes the registration away. `A7`
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        ListFailure.trapping(try registerDecoration(viewClass, elementKind))
    }

    /// Registers the nib that decoration views of a kind are made from; nil takes the registration away. `A7`
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.registry[elementKind] = nib.map { .nib($0) }
    }

    /// The class of the layout's attributes; `UICollectionViewLayoutAttributes` by default.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the layout's invalidation contexts; `UICollectionViewLayoutInvalidationContext` by default.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Called before the layout is asked for anything, and again after each invalidation. `F1`
    open func prepare() {}

    /// The size of the content, in points; zero unless overridden. `F1`
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all views in a rectangle of the content; nil unless overridden. `F1`
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item; nil unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; nil unless overridden.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view; nil unless overridden.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether the layout is out of date when the collection view's bounds change; false unless overridden. `F3`
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What is out of date when the collection view's bounds change.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Whether the layout is out of date when a view asks for another size than it has; false unless overridden. `F4`
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What is out of date when a view asks for another size than it has: that view.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidate(originalAttributes.element)
        return context
    }

    /// Marks all of the layout as out of date; it is prepared again in the next layout pass. `F2`
    open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

    /// Marks what a context names as out of date; an override calls `super`. `F2`
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(self, context)
    }

    /// The offset that scrolling comes to rest at, for the one that it would come to; that one unless overridden.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The offset after an update or a change of layout, for the one that it would be; that one unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// Told of the changes of a batch, when the layout has been prepared for what is there after them. `F6`
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Told that the changes of a batch are done. `F6`
    open func finalizeCollectionViewUpdates() {}

    /// Told that the collection view's bounds change in an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Told that the bounds have changed in an animation.
    open func finalizeAnimatedBoundsChange() {}

    /// Told that another layout takes this one's place.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Told that this layout takes another one's place.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Told, as both layouts are, that one has taken the other's place.
    open func finalizeLayoutTransition() {}

    /// Where a new item comes from; nil, from where it will be, unless overridden. `F6`
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where an item goes that is taken away; nil, nowhere, unless overridden. `F6`
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a new supplementary view comes from; nil, from where it will be, unless overridden.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view goes that is taken away; nil, nowhere, unless overridden.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a new decoration view comes from; nil, from where it will be, unless overridden.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a decoration view goes that is taken away; nil, nowhere, unless overridden.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The supplementary views of a kind that a batch brings; none unless overridden.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The supplementary views of a kind that a batch takes away; none unless overridden.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views of a kind that a batch brings; none unless overridden.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views of a kind that a batch takes away; none unless overridden.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The path that an item gets when it is held at a point; that of the item there, else its own.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    /// The attributes of an item that is held at a point: its own, with its middle there.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.copied ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }

    /// What is out of date when held items move.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.movement = InteractiveMovementChange(
            previous: previousIndexPaths, targets: targetIndexPaths, position: targetPosition)
        return context
    }

    /// What is out of date when held items are let go.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.movement = InteractiveMovementChange(previous: previousIndexPaths, targets: indexPaths, position: .zero)
        return context
    }

    /// The direction of reading that the layout was written for; left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view turns the layout round where people read the other way; false unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Reads what Interface Builder writes of a layout: of one of the app's own, nothing but its class.
    func decode(_ decoder: InterfaceDecoder) {}

    /// Whether views are asked for the size that they prefer.
    ///
    /// A layout of the app's own is asked afterwards whether it makes use of that.
    var asksForPreferredSizes: Bool { true }

    /// Called with the attributes of what is about to be shown in the collection view's bounds.
    func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}

    /// Called when items have other paths, before the layout is invalidated for that.
    func itemsDidMove(_ transition: ListTransition) {}

    /// Scrolls an item into sight that the collection view's own offset does not bring there.
    func scrollAcross(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {}
}
