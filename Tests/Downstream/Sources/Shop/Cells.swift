import ReusableCells

final class PriceCell: UITableViewCell, Reusable {}  // from code, as you write cells for UIKit
final class PosterTile: UICollectionViewCell, NibReusable {}  // from PosterTile.xib
final class ShelfHeader: UICollectionReusableView, NibReusable {}

/// The shelves of the shop.
final class ShelfController: UICollectionViewController {
    func makeHeader(at indexPath: IndexPath) -> ShelfHeader {
        collectionView.register(cellType: PosterTile.self)
        collectionView.register(supplementaryViewType: ShelfHeader.self, ofKind: UICollectionView.elementKindSectionHeader)
        let header: ShelfHeader = collectionView.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, for: indexPath)
        return header
    }
}
