extension UITableView {
    /// Taps on a row as a finger does: highlights it, and selects or deselects it as the table and the delegate let it. `A87`
    ///
    /// A row that is not in sight cannot be tapped. Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: whether the tap did anything.
    @_spi(Headless) @discardableResult
    public func tapRow(at indexPath: IndexPath) -> Bool {
        guard touchDown(onRowAt: indexPath) else { return false }
        touchUp(onRowAt: indexPath)
        return true
    }

    /// Puts a finger on a row, which highlights it.
    ///
    /// Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: whether the row is highlighted.
    @_spi(Headless) @discardableResult
    public func touchDown(onRowAt indexPath: IndexPath) -> Bool {
        guard selectsAny, isUserInteractionEnabled, visibleRows.contains(indexPath), let cell = state.cells[indexPath],
            cell.isUserInteractionEnabled, delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return false }
        state.highlighted = indexPath
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        return true
    }

    /// Takes the finger off a row that it has highlighted, which selects or deselects it.
    ///
    /// Headless only: what a test calls in the place of a finger.
    @_spi(Headless) public func touchUp(onRowAt indexPath: IndexPath) {
        guard state.highlighted == indexPath else { return }
        if selectsSeveral, state.selection.contains(indexPath) {
            deselectAsTapped(indexPath)
        } else {
            selectAsTapped(indexPath)
        }
        unhighlight()
    }

    /// Takes the finger off a row beside it, or has something else begin: the row is as it was.
    ///
    /// Headless only: what a test calls in the place of a finger.
    @_spi(Headless) public func cancelTouch() { unhighlight() }

    private func unhighlight() {
        guard let path = state.highlighted else { return }
        state.highlighted = nil
        state.cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    private func selectAsTapped(_ tapped: IndexPath) {
        guard let delegate else {
            select(tapped, animated: false, at: .none)
            return performSelectionSegue(tapped)
        }
        guard let path = delegate.tableView(self, willSelectRowAt: tapped), hasRow(path) else { return }
        if !selectsSeveral {
            for other in state.selection.sorted() where other != path { deselectAsTapped(other) }
        }
        state.selection.insert(path)
        state.cells[path]?.setSelected(true, animated: false)
        performSelectionSegue(path)
        delegate.tableView(self, didSelectRowAt: path)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
        if !state.isEditing, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
            delegate.tableView(self, performPrimaryActionForRowAt: path)
        }
    }

    /// A row's segue prepares and goes before the delegate hears of the selection.
    private func performSelectionSegue(_ path: IndexPath) {
        guard !state.isEditing, let cell = state.cells[path] else { return }
        cell.segues.selection?.perform(sender: cell)
    }

    private func deselectAsTapped(_ tapped: IndexPath) {
        guard let delegate else { return deselect(tapped, animated: false) }
        guard let path = delegate.tableView(self, willDeselectRowAt: tapped), state.selection.contains(path) else { return }
        deselect(path, animated: false)
        delegate.tableView(self, didDeselectRowAt: path)
    }

    /// Taps on the detail button of a row, where its cell has one.
    ///
    /// Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: whether there is a button.
    @_spi(Headless) @discardableResult
    public func tapAccessoryButton(ofRowAt indexPath: IndexPath) -> Bool {
        guard visibleRows.contains(indexPath), let cell = state.cells[indexPath], cell.hasDetailButton else { return false }
        cell.segues.accessory?.perform(sender: cell)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        return true
    }
}
