extension UITableView {
    /// Swipes a row from the side where reading ends, which shows the row's actions there.
    ///
    /// Where the delegate names none, a row that can be deleted has the system's action for that. Headless only: what a test calls in the
    /// place of a finger.
    ///
    /// - Returns: the actions; nil where the row has none.
    @_spi(Headless) @discardableResult
    public func swipeTrailingEdge(ofRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard canSwipe(indexPath) else { return nil }
        let actions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
        return beginSwipe(indexPath, actions ?? deletion(of: indexPath))
    }

    /// Swipes a row from the side where reading begins, which shows the row's actions there.
    ///
    /// Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: the actions; nil where the row has none.
    @_spi(Headless) @discardableResult
    public func swipeLeadingEdge(ofRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard canSwipe(indexPath) else { return nil }
        return beginSwipe(indexPath, delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath))
    }

    /// Taps on one of the actions that a swipe has shown; the row goes back when the action says that it is done.
    ///
    /// Headless only: what a test calls in the place of a finger.
    @_spi(Headless) public func tapSwipeAction(_ action: UIContextualAction) {
        guard let path = state.swiped else { return }
        action.handler(action, state.cells[path] ?? self) { [weak self] _ in self?.endSwipe() }
    }

    /// Lets a swiped row go back.
    ///
    /// Headless only: what a test calls in the place of a finger.
    @_spi(Headless) public func endSwipe() {
        guard let path = state.swiped else { return }
        state.swiped = nil
        state.cells[path]?.isSwiped = false
        delegate?.tableView(self, didEndEditingRowAt: path)
    }

    private func canSwipe(_ path: IndexPath) -> Bool {
        guard !state.isEditing, visibleRows.contains(path), let dataSource else { return false }
        return dataSource.tableView(self, canEditRowAt: path)
    }

    private func beginSwipe(_ path: IndexPath, _ actions: UISwipeActionsConfiguration?) -> UISwipeActionsConfiguration? {
        guard let actions, !actions.actions.isEmpty else { return nil }
        endSwipe()
        delegate?.tableView(self, willBeginEditingRowAt: path)
        state.swiped = path
        state.cells[path]?.isSwiped = true
        return actions
    }

    private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
        let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
        guard style == .delete else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self, let dataSource else { return done(false) }
            done(isAnswered { dataSource.tableView(self, commit: .delete, forRowAt: path) })
        }
        return UISwipeActionsConfiguration(actions: [action])
    }
}
