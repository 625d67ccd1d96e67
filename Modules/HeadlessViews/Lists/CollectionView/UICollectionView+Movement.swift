/// An item that is held to be moved.
struct ItemMovement {
    /// The item's path before it was taken hold of.
    var origin: IndexPath
    /// Its path where it is held now.
    var current: IndexPath
    var position: CGPoint
}

extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool {
        guard state.movement == nil, shape.contains(path), let dataSource, dataSource.collectionView(self, canMoveItemAt: path),
            let attributes = loadedAttributes(of: .cell(path))
        else { return false }
        state.movement = ItemMovement(origin: path, current: path, position: attributes.center)
        return true
    }

    /// Finds the path that the held item gets at a point, and has the layout know of it.
    ///
    /// The cells stay where they are until the item is let go.
    func moveHeldItem(to position: CGPoint) {
        guard let movement = state.movement else { return }
        let proposed = collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: movement.current, withPosition: position)
        let target =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin, atCurrentIndexPath: movement.current,
                toProposedIndexPath: proposed) ?? proposed
        let context = collectionViewLayout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [movement.current],
            previousPosition: movement.position)
        collectionViewLayout.invalidateLayout(with: context)
        state.movement?.current = target
        state.movement?.position = position
    }

    func endMovement() {
        guard let movement = state.movement else { return }
        state.movement = nil
        finish(movement, at: movement.current, isCancelled: false)
        guard movement.current != movement.origin else { return }
        performBatch {
            dataSource?.collectionView(self, moveItemAt: movement.origin, to: movement.current)
            state.batch.add(.moveItem(from: movement.origin, to: movement.current))
        }
    }

    func cancelMovement() {
        guard let movement = state.movement else { return }
        state.movement = nil
        finish(movement, at: movement.origin, isCancelled: true)
    }

    private func finish(_ movement: ItemMovement, at path: IndexPath, isCancelled: Bool) {
        let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [path], previousIndexPaths: [movement.current], movementCancelled: isCancelled)
        collectionViewLayout.invalidateLayout(with: context)
    }
}
