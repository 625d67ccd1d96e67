extension UICollectionView {
    /// Called by a layout that is out of date. `F2`
    func layoutWasInvalidated(_ layout: UICollectionViewLayout, _ context: UICollectionViewLayoutInvalidationContext) {
        guard layout === currentLayout || state.transition != nil else { return }
        state.isLayoutStale = true
        if context.invalidateDataSourceCounts, state.batchDepth == 0 { state.shape = nil }
        if context.contentOffsetAdjustment != .zero {
            contentOffset = CGPoint(
                x: contentOffset.x + context.contentOffsetAdjustment.x, y: contentOffset.y + context.contentOffsetAdjustment.y)
        }
        setNeedsLayout()
    }

    /// Asks the layout, before the bounds change, whether it is out of date then. `F3`
    func boundsWillChange(to newBounds: CGRect) {
        guard newBounds != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds))
    }

    /// Has the layout prepared where it is out of date, and takes over the size of the content. `F1`
    func validateLayout() {
        _ = shape
        guard state.isLayoutStale else { return }
        state.isLayoutStale = false
        collectionViewLayout.prepare()
        let size = collectionViewLayout.collectionViewContentSize
        guard contentSize != size else { return }
        let isSmaller = size.width < contentSize.width || size.height < contentSize.height
        contentSize = size
        if isSmaller, state.batchDepth == 0, !isTracking { returnToContent() }
    }

    /// Whether the layout is turned round, since it was written for the other direction of reading.
    private var isMirrored: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        let width = max(contentSize.width, bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied
        copy.center.x = max(contentSize.width, bounds.width) - attributes.center.x
        return copy
    }

    /// The attributes of what is in a rectangle, from a layout that is up to date.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard isMirrored else { return collectionViewLayout.layoutAttributesForElements(in: rect) ?? [] }
        return (collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []).map(mirrored)
    }

    /// The attributes of a view, from a layout that is brought up to date first; nil where there is no such item.
    func loadedAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        validateLayout()
        guard element.category != .cell || shape.contains(element.indexPath) else { return nil }
        let attributes = collectionViewLayout.attributes(of: element)
        return isMirrored ? attributes.map(mirrored) : attributes
    }

    func supplementaryAttributes(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        if indexPath.count > 1, !shape.contains(section: indexPath.section) {
            CollectionFailure.noSection(kind: kind, section: indexPath.section, of: shape.sectionCount).raise(in: self)
        }
        return loadedAttributes(of: .supplementary(kind, indexPath))
    }
}
