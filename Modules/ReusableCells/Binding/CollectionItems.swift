/// The data source of a collection view that shows items by itself.
final class CollectionItems: NSObject, UICollectionViewDataSource {
    private let count: Int
    private let cell: (IndexPath) -> UICollectionViewCell

    init(_ count: Int, cell: @escaping (IndexPath) -> UICollectionViewCell) {
        self.count = count
        self.cell = cell
        super.init()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cell(indexPath)
    }
}

extension UICollectionView: ItemList {
    /// Shows items in one section by a data source of the view's own, which takes the place of the one that it has.
    public func showItems(_ count: Int, cell: @escaping (IndexPath) -> UICollectionViewCell) {
        let source = CollectionItems(count, cell: cell)
        KeptObject.keep(source, in: self)
        dataSource = source
        reloadData()
    }
}
