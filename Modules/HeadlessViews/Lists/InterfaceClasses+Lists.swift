import InterfaceDocuments

extension InterfaceClasses {
    /// The classes of scroll views, lists and what is in lists.
    static let lists: [InterfaceWord: any InterfaceDecodable.Type] = [
        .scrollView: UIScrollView.self,
        .tableView: UITableView.self,
        .tableViewCell: UITableViewCell.self,
        .tableViewCellContentView: UITableViewCellContentView.self,
        .collectionView: UICollectionView.self,
        .collectionViewCell: UICollectionViewCell.self,
        .collectionViewCellContentView: UICollectionViewCellContentView.self,
        .collectionReusableView: UICollectionReusableView.self,
        .collectionViewFlowLayout: UICollectionViewFlowLayout.self,
        .collectionViewLayout: UICollectionViewLayout.self,
    ]
}
