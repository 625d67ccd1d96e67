extension UICollectionView {
    /// Whether an item can be selected now.
    var selectsAny: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

    /// Whether several items can be selected now.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func select(_ indexPath: IndexPath?, animated: Bool, at position: ScrollPosition) {
        guard selectsAny else { return }
        guard let indexPath else {
            for path in state.selected { deselect(path) }
            return
        }
        guard shape.contains(indexPath) else { return }
        if !selectsSeveral { for path in state.selected where path != indexPath { deselect(path) } }
        setSelected(true, indexPath)
        // Unlike a scroll of its own, a selection without a position leaves the content where it is.
        if position != [] { scrollToItem(at: indexPath, at: position, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) {
        if state.selected.contains(indexPath) { setSelected(false, indexPath) }
    }

    func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
        if isSelected { state.selected.insert(indexPath) } else { state.selected.remove(indexPath) }
        cellForItem(at: indexPath)?.isSelected = isSelected
    }

    func keepOneSelected() {
        for path in state.selected.sorted().dropFirst() { deselect(path) }
    }

    func setEditing(_ isEditing: Bool) {
        guard isEditing != state.isEditing else { return }
        state.isEditing = isEditing
        for path in state.selected { deselect(path) }
        for (element, shown) in state.shown where element.category == .cell {
            let canBeEdited = delegate?.collectionView(self, canEditItemAt: element.indexPath) ?? true
            (shown.view as? UICollectionViewCell)?.isEditingInList = isEditing && canBeEdited
        }
    }
}
