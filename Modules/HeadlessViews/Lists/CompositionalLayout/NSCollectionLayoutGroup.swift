/// Gives the items of a custom group their frames.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Items side by side, or one below the other.
@preconcurrency @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How a group comes by its items' places.
    enum Arrangement {
        case filling(LayoutAxis)
        case repeating(LayoutAxis, count: Int)
        case dividing(LayoutAxis, count: Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private let arrangement: Arrangement

    required init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(size: size, supplementaryItems: [])
    }

    /// A group of items side by side, over and over while they fit.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        self.init(layoutSize, subitems, .filling(.horizontal))
    }

    /// A group of items one below the other, over and over while they fit.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        self.init(layoutSize, subitems, .filling(.vertical))
    }

    /// A group of an item side by side, a number of times.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { self.init(layoutSize, [subitem], .repeating(.horizontal, count: count)) }

    /// A group of an item one below the other, a number of times.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { self.init(layoutSize, [subitem], .repeating(.vertical, count: count)) }

    /// A group of a number of items side by side, each as broad as an equal share.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { self.init(layoutSize, [subitem], .dividing(.horizontal, count: count)) }

    /// A group of a number of items one below the other, each as high as an equal share.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self { self.init(layoutSize, [subitem], .dividing(.vertical, count: count)) }

    /// A group of items in frames that a closure gives.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self { self.init(layoutSize, [], .custom(itemProvider)) }

    /// The items of the group.
    public let subitems: [NSCollectionLayoutItem]

    /// The space between two items; none by default.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    /// The views beside the group.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownSupplementaryItems }
        set { ownSupplementaryItems = newValue }
    }

    override func part(in environment: any NSCollectionLayoutEnvironment) -> LayoutPart { .group(template(in: environment)) }

    /// The group as a value, in an environment that a custom group is asked in.
    func template(in environment: any NSCollectionLayoutEnvironment) -> GroupTemplate {
        GroupTemplate(frame: partFrame, content: content(in: environment), spacing: interItemSpacing?.value ?? .none)
    }

    private func content(in environment: any NSCollectionLayoutEnvironment) -> GroupTemplate.Content {
        let parts = subitems.map { $0.part(in: environment) }
        switch arrangement {
        case .filling(let axis): return .filling(axis, parts)
        case .repeating(let axis, let count): return .repeating(axis, parts[0], count: count)
        case .dividing(let axis, let count): return .dividing(axis, parts[0], count: count)
        case .custom(let provider):
            let size = layoutSize.lengths.size(in: environment.container.effectiveContentSize)
            let inner = LayoutEnvironment(LayoutContainer(contentSize: size), environment.traitCollection)
            return .custom(provider(inner).map { CustomPlace(frame: $0.frame, zIndex: $0.zIndex) })
        }
    }
}

/// The frame of an item in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: HeadlessObject {
    private init(_ frame: CGRect, at zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// Makes a frame in the group.
    public convenience init(frame: CGRect) { self.init(frame, at: 0) }

    /// Makes a frame in the group, and says how far in front it is.
    public convenience init(frame: CGRect, zIndex: Int) { self.init(frame, at: zIndex) }

    /// The frame in the group.
    open private(set) var frame: CGRect
    /// How far in front the item is; 0 by default.
    open private(set) var zIndex: Int
}
