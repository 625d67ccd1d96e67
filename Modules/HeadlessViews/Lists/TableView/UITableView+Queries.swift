extension UITableView {
    /// Whether the table has a row.
    func hasRow(_ path: IndexPath) -> Bool {
        guard path.count == 2, path.section >= 0, path.row >= 0, path.section < loadedLengths.count else { return false }
        return path.row < loadedLengths[path.section].rows.count
    }

    func hasSection(_ section: Int) -> Bool { section >= 0 && section < loadedLengths.count }

    /// The rows that a rectangle touches.
    func rows(in rect: CGRect) -> [IndexPath] {
        let (x, width) = rowsFrame
        guard rect.minX < x + width, rect.maxX > x, !rect.isEmpty else { return [] }
        let start = rect.minY - headerViewHeight
        return loadedLengths.rows(in: start..<start + rect.height).flatMap { section, rows in
            rows.map { IndexPath(row: $0, section: section) }
        }
    }

    func row(at point: CGPoint) -> IndexPath? {
        let (x, width) = rowsFrame
        guard point.x >= x, point.x < x + width else { return nil }
        return loadedLengths.row(at: point.y - headerViewHeight)
    }

    /// The rows that have a cell and are seen, in their order.
    var visibleRows: [IndexPath] {
        tileIfPending()
        guard !state.cells.isEmpty else { return [] }
        return state.cells.keys.filter { isVisible($0) }.sorted()
    }

    /// The cell that the table holds for a row. `A35`
    func heldCell(_ path: IndexPath) -> UITableViewCell? {
        tileIfPending()
        return state.cells[path]
    }

    func row(of cell: UITableViewCell) -> IndexPath? { state.cells.first { $0.value === cell }?.key }

    /// The rectangle of a section with its header and footer; zero where there is none.
    func rect(ofSection section: Int) -> CGRect {
        hasSection(section) ? rect(loadedLengths.extent(ofSection: section)) : .zero
    }

    func rect(_ edge: SectionEdge, _ section: Int) -> CGRect { hasSection(section) ? rect(extent(edge, section)) : .zero }
}
