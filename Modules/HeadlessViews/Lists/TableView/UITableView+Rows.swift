extension UITableView {
    /// Puts a row's cell in place, made where it is not there.
    func show(_ path: IndexPath) {
        let known = state.cells[path]
        let cell = known ?? requestCell(path)
        if known == nil { state.cells[path] = cell }
        measure(cell, path)
        let frame = rect(ofRow: path)
        if cell.frame != frame { cell.frame = frame }
        guard known == nil else { return }
        prepare(cell, path)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    func rect(ofRow path: IndexPath) -> CGRect {
        let extent = loadedLengths.row(at: path)
        return rect(extent)
    }

    /// The rectangle of a part of the sections.
    func rect(_ extent: Range<CGFloat>) -> CGRect {
        let (x, width) = rowsFrame
        return CGRect(
            x: x, y: extent.lowerBound + headerViewHeight, width: width, height: extent.upperBound - extent.lowerBound)
    }

    private func measure(_ cell: UITableViewCell, _ path: IndexPath) {
        guard state.known.isEstimate(path) else { return }
        let height = height(of: cell, at: path)
        state.known.rows[path.section, default: IndexSet()].insert(path.row)
        state.lengths?.setRow(height, at: path)
    }

    /// Asks the data source for a row's cell. `A69`
    func requestCell(_ path: IndexPath, keeping kept: UITableViewCell? = nil) -> UITableViewCell {
        guard let dataSource else { UIKitException.internalInconsistency.raise("UITableView dataSource is not set") }
        let outer = state.request
        state.request = RowRequest(path: path, kept: kept)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        state.request = outer
        // A cell that an app returns for a second row is in the second one only.
        if kept == nil, let other = state.cells.first(where: { $0.value === cell })?.key { state.cells[other] = nil }
        return cell
    }

    /// Gives a cell the state of its row.
    private func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        if let level = answer({ delegate?.tableView(self, indentationLevelForRowAt: path) }) { cell.indentationLevel = level }
        let isSelected = state.selection.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        prepareEditing(of: cell, path, animated: false)
        cell.updateConfigurationIfNeeded()
    }

    /// Takes out the cells of rows that are no longer seen.
    ///
    /// One that has the first responder in it stays. `A35`
    func recycleCells(outside rows: [(section: Int, rows: Range<Int>)]) {
        let seen = Dictionary(uniqueKeysWithValues: rows.map { ($0.section, $0.rows) })
        let leaving = state.cells.keys.filter { seen[$0.section]?.contains($0.row) != true }
        for path in leaving.sorted() where state.cells[path]?.holdsFirstResponder != true { recycle(path) }
    }

    private func recycle(_ path: IndexPath) {
        guard let cell = state.cells.removeValue(forKey: path) else { return }
        release(cell, path)
    }

    /// Takes a cell out of the table, and lets it wait to be used again.
    func release(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        enqueueForReuse(cell)
    }

    /// Lets the cells of reloaded rows go, now that the new ones are there. `A33`
    func releaseOutgoing() {
        let outgoing = state.outgoing
        state.outgoing = []
        for (path, cell) in outgoing { release(cell, path) }
    }

    /// Takes all out, the last row first: what is used again next then is what was at the same row. `A31`
    func recycleEverything() {
        for path in state.cells.keys.sorted(by: >) { recycle(path) }
        for section in state.headers.keys.sorted(by: >) { recycleSectionView(.header, section) }
        for section in state.footers.keys.sorted(by: >) { recycleSectionView(.footer, section) }
    }
}

extension UIView {
    /// Whether the view, or one in it, has the first responder's role.
    var holdsFirstResponder: Bool {
        guard let view = FirstResponder.current as? UIView else { return false }
        return view.isInside(self)
    }
}
