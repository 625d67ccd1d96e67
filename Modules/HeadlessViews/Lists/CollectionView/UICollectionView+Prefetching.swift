extension UICollectionView {
    /// Tells the prefetching data source which items will be seen soon: those of the next screen in the direction of travel.
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
        let visible = Set(state.shown.keys.filter { $0.category == .cell }.map(\.indexPath))
        let ahead = attributes(in: nextScreen)
            .filter { $0.representedElementCategory == .cell && $0.frame.overlaps(nextScreen) && shape.contains($0.indexPath) }
            .map(\.indexPath)
            .filter { !visible.contains($0) }
        let (begun, cancelled) = state.prefetch.move(visible: visible, ahead: ahead)
        if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !begun.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: begun) }
    }

    /// The screen behind the one in sight, along the axis along which the content is longer.
    private var nextScreen: CGRect {
        let axis = contentSize.height - bounds.height >= contentSize.width - bounds.width ? LayoutAxis.vertical : .horizontal
        let isBackward = axis.along(contentOffset) < axis.along(state.lastOffset)
        return bounds.moved((isBackward ? -1 : 1) * axis.along(bounds.size), along: axis)
    }
}
