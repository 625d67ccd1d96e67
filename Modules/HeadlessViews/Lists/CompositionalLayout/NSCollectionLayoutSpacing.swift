/// A space between the items of a group.
@preconcurrency @MainActor public class NSCollectionLayoutSpacing: HeadlessObject {
    let value: LayoutSpacing

    required init(_ value: LayoutSpacing) {
        self.value = value
        super.init()
    }

    /// A number of points, and what is left over.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        self.init(LayoutSpacing(value: flexibleSpacing, isFlexible: true))
    }

    /// A number of points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        self.init(LayoutSpacing(value: fixedSpacing, isFlexible: false))
    }

    /// The points: the least ones where the space is flexible.
    public var spacing: CGFloat { value.value }
    /// Whether the space takes what is left over.
    public var isFlexible: Bool { value.isFlexible }
    /// Whether the space is as large as was said.
    public var isFixed: Bool { !value.isFlexible }
}

/// The spaces around an item or group.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: HeadlessObject {
    private init(
        spaces leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?, _ trailing: NSCollectionLayoutSpacing?,
        _ bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// Makes spaces; nil for none.
    public convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { self.init(spaces: leading, top, trailing, bottom) }

    /// The space before the item.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The space above the item.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The space behind the item.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The space below the item.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    var values: LayoutEdgeSpacing {
        LayoutEdgeSpacing(
            leading: leading?.value ?? .none, top: top?.value ?? .none, trailing: trailing?.value ?? .none,
            bottom: bottom?.value ?? .none)
    }
}
