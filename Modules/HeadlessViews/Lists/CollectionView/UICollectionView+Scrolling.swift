extension UICollectionView {
    /// How often an item may turn out to be elsewhere, as views on the way are measured.
    private static let searchLimit = 4

    func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard shape.contains(indexPath) else { CollectionFailure.noItemToScrollTo(indexPath, shape).raise(in: self) }
        validateLayout()
        collectionViewLayout.scrollAcross(to: indexPath, at: position)
        let start = contentOffset
        for _ in 0..<Self.searchLimit {
            guard let attributes = loadedAttributes(of: .cell(indexPath)) else {
                CollectionFailure.noAttributes(indexPath).raise(in: self)
            }
            let target = offset(showing: attributes.frame, at: position)
            guard target != contentOffset else { break }
            contentOffset = target
            // Sizes are known only once the views are there, which may move the item.
            guard collectionViewLayout.asksForPreferredSizes, !state.isTiling else { break }
            tile()
        }
        if animated, contentOffset != start { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// The offset at which a rectangle of the content is at a place in sight.
    private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
        let range = scrollRange
        let insets = adjustedContentInset
        var target = range.showing(rect, from: contentOffset)
        let sight = bounds.inset(by: insets).size
        if position.contains(.top) { target.y = rect.minY - insets.top }
        if position.contains(.centeredVertically) { target.y = rect.midY - insets.top - sight.height / 2 }
        if position.contains(.bottom) { target.y = rect.maxY - insets.top - sight.height }
        if position.contains(.left) { target.x = rect.minX - insets.left }
        if position.contains(.centeredHorizontally) { target.x = rect.midX - insets.left - sight.width / 2 }
        if position.contains(.right) { target.x = rect.maxX - insets.left - sight.width }
        return range.clamped(target)
    }
}
