extension UITableView {
    /// A cell for a row, as `dequeueReusableCell(withIdentifier:for:)` gives it; throws where that traps, with the same text.
    ///
    /// Headless only.
    @_spi(Headless) public func cell(withIdentifier identifier: String, for indexPath: IndexPath) throws -> UITableViewCell {
        try requiredCell(withIdentifier: identifier, for: indexPath)
    }

    /// A header or footer, as `dequeueReusableHeaderFooterView(withIdentifier:)` gives it; throws where that traps, with the same text.
    ///
    /// Headless only.
    @_spi(Headless) public func headerFooterView(withIdentifier identifier: String) throws -> UITableViewHeaderFooterView? {
        try sectionView(withIdentifier: identifier)
    }

    /// Takes a cell out of the table and lets it wait to be given out again; one without an identifier is let go. `A23`
    ///
    /// Headless only: what scrolling a cell out of sight comes to.
    @_spi(Headless) public func enqueueForReuse(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { cells.pool.put(cell, for: identifier) }
    }

    /// Takes a header or footer out of the table and lets it wait to be given out again; one without an identifier is let go. `A23`
    ///
    /// Headless only: what scrolling a view out of sight comes to.
    @_spi(Headless) public func enqueueForReuse(_ view: UITableViewHeaderFooterView) {
        view.removeFromSuperview()
        if let identifier = view.reuseIdentifier { sectionViews.pool.put(view, for: identifier) }
    }
}
