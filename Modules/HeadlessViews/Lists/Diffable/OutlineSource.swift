/// A data source whose items can be expanded and collapsed.
@MainActor protocol OutlineSource: AnyObject {
    /// Expands or collapses the item at a path, as a tap on its disclosure asks for.
    func toggleDisclosure(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    func toggleDisclosure(at indexPath: IndexPath) {
        if let item = contents.item(at: indexPath) { toggleDisclosure(of: item) }
    }
}

extension UICollectionViewListCell {
    /// Has the data source expand or collapse the cell's item; false where it has no such items.
    func toggleDisclosure() -> Bool {
        guard let list = superview as? UICollectionView, let source = list.dataSource as? any OutlineSource,
            let path = list.indexPath(for: self)
        else { return false }
        source.toggleDisclosure(at: path)
        return true
    }
}
