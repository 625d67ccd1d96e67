extension UITableView {
    /// Whether a line is seen between a row and what lies below it.
    ///
    /// The lines at both edges of a row that is selected or highlighted are hidden, and a grouped section has none below its last
    /// row. `A100`
    ///
    /// Headless only: on a phone one has to look at the screen.
    @_spi(Headless) public func showsSeparator(belowRowAt indexPath: IndexPath) -> Bool {
        guard separatorStyle != .none, hasRow(indexPath) else { return false }
        let below = IndexPath(row: indexPath.row + 1, section: indexPath.section)
        if style != .plain, !hasRow(below) { return false }
        return !isEmphasized(indexPath) && !isEmphasized(below)
    }

    private func isEmphasized(_ indexPath: IndexPath) -> Bool {
        state.selection.contains(indexPath) || state.cells[indexPath].map { $0.isSelected || $0.isHighlighted } ?? false
    }
}
