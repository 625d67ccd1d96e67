extension UITableView {
    /// Puts the cells and section views in place that are to be seen, and takes the others out.
    ///
    /// Heights that are found out on the way may move rows, so it goes round until none does, but not without end.
    func tile() {
        guard !state.isTiling, bounds.width > 0, bounds.height > 0 else { return }
        if state.width > 0, state.width != bounds.width { heightsDidChange() }
        state.width = bounds.width
        state.isTiling = true
        for _ in 0..<8 {
            showContentSize()
            let total = loadedLengths.total
            let offset = contentOffset
            tileOnce()
            if loadedLengths.total == total, contentOffset == offset { break }
        }
        state.isTiling = false
        showContentSize()
        placeSectionViews()
        releaseOutgoing()
        if contentOffset.y != state.lastOffset { state.movesUpward = contentOffset.y < state.lastOffset }
        state.lastOffset = contentOffset.y
        prefetch()
    }

    /// Puts in place what is to be seen by now, where a layout waits.
    func tileIfPending() {
        if state.lengths == nil || layoutState.needsLayout { tile() }
    }

    /// The part of the sections that is seen.
    var visibleBand: Range<CGFloat> {
        let start = bounds.minY - headerViewHeight
        return start..<start + bounds.height
    }

    private func tileOnce() {
        recycleHiddenSectionViews()
        recycleCells(outside: loadedLengths.rows(in: visibleBand))
        let anchor = highestVisibleRow.map { ($0, loadedLengths.row(at: $0).lowerBound) }
        var section = firstSectionToShow
        while section < loadedLengths.count, loadedLengths.extent(ofSection: section).lowerBound < visibleBand.upperBound {
            loadSectionView(.header, section)
            tileRows(of: section)
            loadSectionView(.footer, section)
            section += 1
        }
        if let (path, start) = anchor { keepInPlace(path, start) }
        recycleCells(outside: loadedLengths.rows(in: visibleBand))
    }

    /// The first of the rows that have a cell and are seen.
    private var highestVisibleRow: IndexPath? {
        state.cells.keys.filter { isVisible($0) }.min()
    }

    /// Whether a row is seen.
    func isVisible(_ path: IndexPath) -> Bool {
        let extent = loadedLengths.row(at: path)
        return extent.lowerBound < visibleBand.upperBound && extent.upperBound > visibleBand.lowerBound
    }

    /// The section at the upper edge, or an empty one before it that was never asked for its header.
    private var firstSectionToShow: Int {
        let lengths = loadedLengths
        let band = visibleBand
        guard band.lowerBound < lengths.total || lengths.total == 0 else { return lengths.count }
        var section = lengths.section(at: max(band.lowerBound, 0)) ?? 0
        while section > 0, !state.known.headers.asked.contains(section - 1),
            lengths.extent(ofSection: section - 1).upperBound >= band.lowerBound
        {
            section -= 1
        }
        return section
    }

    private func tileRows(of section: Int) {
        let count = loadedLengths[section].rows.count
        guard count > 0 else { return }
        let start = loadedLengths.rows(of: section).lowerBound
        let seen = loadedLengths[section].rows.indices(in: visibleBand.lowerBound - start..<visibleBand.upperBound - start)
        var row = seen.lowerBound
        while row < count {
            let path = IndexPath(row: row, section: section)
            let extent = loadedLengths.row(at: path)
            if extent.lowerBound >= visibleBand.upperBound { break }
            if extent.upperBound > visibleBand.lowerBound { show(path) }
            row += 1
        }
    }

    /// Keeps a row that is seen where it is, when rows above it turn out to be of other heights than they were taken for.
    private func keepInPlace(_ path: IndexPath, _ start: CGFloat) {
        let shift = loadedLengths.row(at: path).lowerBound - start
        guard shift != 0, contentOffset.y > scrollRange.lowest.y else { return }
        showContentSize()
        contentOffset.y += shift
    }
}
