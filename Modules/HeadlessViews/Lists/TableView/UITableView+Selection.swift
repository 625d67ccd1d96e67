extension UITableView {
    /// Whether several rows can be selected at the moment.
    var selectsSeveral: Bool { state.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether a tap can select at the moment.
    var selectsAny: Bool {
        state.isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    /// Selects a row, in the place of another one unless several can be; tells nobody. `A90`
    func select(_ path: IndexPath?, animated: Bool, at position: ScrollPosition) {
        guard let path else { return deselectAll(animated: animated) }
        guard hasRow(path) else { return }
        if !selectsSeveral { deselectAll(except: path, animated: animated) }
        state.selection.insert(path)
        state.cells[path]?.setSelected(true, animated: animated)
        if position != .none { scroll(to: path, at: position, animated: animated) }
    }

    /// Deselects a row; tells nobody. `A90`
    func deselect(_ path: IndexPath, animated: Bool) {
        guard state.selection.remove(path) != nil else { return }
        state.cells[path]?.setSelected(false, animated: animated)
    }

    func deselectAll(except kept: IndexPath? = nil, animated: Bool) {
        for path in state.selection where path != kept { deselect(path, animated: animated) }
    }
}
