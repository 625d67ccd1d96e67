/// What gives a collection view its items.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item, which the collection view gave out.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

/// What hears of a collection view's items, and of its scrolling. `A101`
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}
