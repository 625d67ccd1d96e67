import ReusableCells

/// A station, in a module that is in the Swift 5 language mode.
final class StationCell: UICollectionViewCell, NibReusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var nameLabel: UILabel!

    var name: String? { nameLabel.text }
}

/// The name of a region, above its stations.
class RegionHeader: UICollectionReusableView, Reusable {
    var label: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        label = UILabel(frame: bounds)
        addSubview(label)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("a header of this class is in no nib")
    }
}

/// A data source without a word about actors, as it was written before Swift had them.
class StationList: NSObject {
    func make(in collection: UICollectionView) -> (StationCell, RegionHeader) {
        let kind = UICollectionView.elementKindSectionHeader
        let first = IndexPath(item: 0, section: 0)
        collection.register(cellType: StationCell.self)
        collection.register(supplementaryViewType: RegionHeader.self, ofKind: kind)
        return (
            collection.dequeueReusableCell(for: first), collection.dequeueReusableSupplementaryView(ofKind: kind, for: first)
        )
    }
}
