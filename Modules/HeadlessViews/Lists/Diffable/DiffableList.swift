/// A list that snapshots are applied to.
@MainActor protocol DiffableList: UIView {
    /// Makes changes, and has some items shown anew in the cells that they have, by their paths afterwards.
    func apply(_ batch: ListBatch, reconfiguring paths: [IndexPath], with animation: UITableView.RowAnimation, _ update: () -> Void)

    /// Asks for everything again.
    func reloadData()
}

extension DiffableList {
    /// Turns what the list shows of one snapshot into what it shows of another.
    ///
    /// - Parameter update: Makes the data source answer for the other snapshot.
    func show<SectionIdentifier, ItemIdentifier>(
        _ difference: DiffableDifference<SectionIdentifier, ItemIdentifier>, with animation: UITableView.RowAnimation?,
        _ update: () -> Void
    ) {
        if let animation {
            apply(difference.batch, reconfiguring: difference.reconfigured, with: animation, update)
        } else {
            UIView.performWithoutAnimation {
                apply(difference.batch, reconfiguring: difference.reconfigured, with: .none, update)
            }
        }
    }
}

extension UITableView: DiffableList {
    func apply(_ batch: ListBatch, reconfiguring paths: [IndexPath], with animation: RowAnimation, _ update: () -> Void) {
        withoutActuallyEscaping(update) { update in
            performBatchUpdates {
                update()
                for change in batch.changes { self.request(change, with: animation) }
            }
        }
        if !paths.isEmpty { reconfigureRows(at: paths) }
    }
}
extension UICollectionView: DiffableList {
    func apply(_ batch: ListBatch, reconfiguring paths: [IndexPath], with animation: UITableView.RowAnimation, _ update: () -> Void)
    {
        withoutActuallyEscaping(update) { update in
            performBatchUpdates {
                update()
                for change in batch.changes { self.request(change) }
            }
        }
        if !paths.isEmpty { reconfigureItems(at: paths) }
    }
}
