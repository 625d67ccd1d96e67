/// A place for an item of a compositional layout.
@preconcurrency @MainActor public class NSCollectionLayoutItem: HeadlessObject {
    init(size: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        layoutSize = size
        ownSupplementaryItems = supplementaryItems
        super.init()
    }

    /// Makes a place of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(size: layoutSize, supplementaryItems: []) }

    /// Makes a place of a size, with views beside it.
    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.init(size: layoutSize, supplementaryItems: supplementaryItems)
    }

    var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// The size.
    public let layoutSize: NSCollectionLayoutSize

    /// What the item is smaller by than its place, in points; nothing by default. `F25`
    public var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spaces around the item; none by default. `F25`
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The views beside the item.
    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

    /// The place as a value, in an environment that custom groups are asked in.
    func part(in environment: any NSCollectionLayoutEnvironment) -> LayoutPart { .item(ItemTemplate(frame: partFrame)) }

    var partFrame: PartFrame {
        PartFrame(
            size: layoutSize.lengths, insets: contentInsets, edgeSpacing: edgeSpacing?.values ?? .none,
            supplements: ownSupplementaryItems.map(\.template))
    }
}
