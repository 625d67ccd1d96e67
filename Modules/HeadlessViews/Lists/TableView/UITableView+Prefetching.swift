extension UITableView {
    /// Tells the prefetching data source which rows will be seen soon: those of the next screen in the direction of travel.
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let isUpward = state.movesUpward
        let band = visibleBand
        let next = isUpward ? band.lowerBound - bounds.height..<band.lowerBound : band.upperBound..<band.upperBound + bounds.height
        let rows = loadedLengths.rows(in: next).flatMap { section, rows in rows.map { IndexPath(row: $0, section: section) } }
        let visible = Set(state.cells.keys)
        let ahead = rows.filter { !visible.contains($0) }
        let (begun, cancelled) = state.prefetch.move(visible: visible, ahead: isUpward ? ahead.reversed() : ahead)
        if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
        if !begun.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: begun) }
    }
}
