extension UITableView {
    /// Begins or ends editing: the visible cells with it. `A99`
    func edit(_ editing: Bool, animated: Bool) {
        guard state.isEditing != editing else { return }
        endSwipe()
        state.isEditing = editing
        // UIKit keeps no selection over that change, unless rows can be selected on the other side too.
        if !selectsAny || !selectsSeveral { deselectAll(animated: animated) }
        for (path, cell) in state.cells { prepareEditing(of: cell, path, animated: animated) }
        setNeedsLayout()
    }

    /// Gives a cell the controls that its row has while the table is edited.
    func prepareEditing(of cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
        let isEditable = state.isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? false)
        if state.isEditing {
            cell.editingStyle = isEditable ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
            if let indents = answer({ delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) }) {
                cell.shouldIndentWhileEditing = indents
            }
        }
        if cell.isEditing != state.isEditing { cell.setEditing(state.isEditing, animated: animated) }
        if !state.isEditing { cell.editingStyle = .none }
        cell.setNeedsLayout()
    }

    /// Taps on the control that inserts or deletes a row: the data source is told to.
    ///
    /// What asks "Delete?" on a screen is answered with yes. Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: whether the row has such a control, and the data source does what it asks for.
    @_spi(Headless) @discardableResult
    public func tapEditingControl(ofRowAt indexPath: IndexPath) -> Bool {
        guard state.isEditing, visibleRows.contains(indexPath), let cell = state.cells[indexPath], cell.editingStyle != .none,
            let dataSource
        else { return false }
        return isAnswered { dataSource.tableView(self, commit: cell.editingStyle, forRowAt: indexPath) }
    }

    /// Drags a row to another place by its control: the delegate may have it go elsewhere, and the data source moves it.
    ///
    /// Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: where the row went; nil where it cannot be moved.
    @_spi(Headless) @discardableResult
    public func dragRow(at indexPath: IndexPath, to proposed: IndexPath) -> IndexPath? {
        guard state.isEditing, hasRow(indexPath), let dataSource, dataSource.tableView(self, canMoveRowAt: indexPath) else {
            return nil
        }
        let target =
            delegate?.tableView(self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: proposed) ?? proposed
        var counts = state.shape.counts
        counts[indexPath.section] -= 1
        guard counts.indices.contains(target.section), 0...counts[target.section] ~= target.row else { return nil }
        counts[target.section] += 1
        state.isReordering = true
        defer { state.isReordering = false }
        guard isAnswered({ dataSource.tableView(self, moveRowAt: indexPath, to: target) }) else { return nil }
        finish(ListBatch([.moveItem(from: indexPath, to: target)]), to: ListShape(counts))
        return target
    }
}
