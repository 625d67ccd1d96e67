extension UICollectionView {
    /// Taps on an item as a finger does: highlights it, and selects or deselects it as the collection view and the delegate let it. `A88`
    ///
    /// An item that is not in sight cannot be tapped. Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: whether the tap did anything.
    @_spi(Headless) @discardableResult
    public func tapItem(at indexPath: IndexPath) -> Bool {
        guard touchDown(onItemAt: indexPath) else { return false }
        touchUp(onItemAt: indexPath)
        return true
    }

    /// Puts a finger on an item, which highlights it.
    ///
    /// Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: whether the item is highlighted.
    @_spi(Headless) @discardableResult
    public func touchDown(onItemAt indexPath: IndexPath) -> Bool {
        tileIfPending()
        guard selectsAny, isUserInteractionEnabled, let cell = cellForItem(at: indexPath), cell.isUserInteractionEnabled,
            delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
        else { return false }
        state.highlighted = indexPath
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
        return true
    }

    /// Takes the finger off an item that it has highlighted, which selects or deselects it.
    ///
    /// Headless only: what a test calls in the place of a finger.
    @_spi(Headless) public func touchUp(onItemAt indexPath: IndexPath) {
        guard state.highlighted == indexPath else { return }
        if selectsSeveral, state.selected.contains(indexPath) {
            deselectAsTapped(indexPath)
        } else {
            selectAsTapped(indexPath)
        }
        unhighlight()
    }

    /// Takes the finger off an item beside it, or has something else begin: the item is as it was.
    ///
    /// Headless only: what a test calls in the place of a finger.
    @_spi(Headless) public func cancelTouch() { unhighlight() }

    private func unhighlight() {
        guard let path = state.highlighted else { return }
        state.highlighted = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    private func selectAsTapped(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let others = selectsSeveral ? [] : state.selected.sorted().filter { $0 != path }
        for other in others {
            deselect(other)
            delegate?.collectionView(self, didDeselectItemAt: other)
        }
        setSelected(true, path)
        // A cell's segue prepares and goes before the delegate hears of the selection.
        if !isEditing, let cell = cellForItem(at: path) { cell.segues.selection?.perform(sender: cell) }
        delegate?.collectionView(self, didSelectItemAt: path)
        if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
            delegate?.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    private func deselectAsTapped(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselect(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }
}
