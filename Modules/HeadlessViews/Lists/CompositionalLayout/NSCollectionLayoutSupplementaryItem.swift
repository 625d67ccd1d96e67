/// A view beside an item or group, such as a badge.
@preconcurrency @MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    init(
        size: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        containerAnchor = container
        itemAnchor = item
        super.init(size: size, supplementaryItems: [])
    }

    /// Makes a view that lies inside the item, at an anchor of that.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: nil) }

    /// Makes a view whose own anchor lies at an anchor of the item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor) }

    /// The kind that the data source is asked for.
    public let elementKind: String
    /// Where on the item the view is.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which of its own points is there; nil for the one that keeps it inside.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// How far in front the view is; 1 by default.
    public var zIndex = 1

    var template: SupplementTemplate {
        SupplementTemplate(
            kind: elementKind, size: layoutSize.lengths, zIndex: zIndex, container: containerAnchor.value, item: itemAnchor?.value)
    }
}

/// A view at the edge of a section or of the whole layout, such as a header.
@preconcurrency @MainActor public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private init(size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint) {
        self.alignment = alignment
        self.offset = offset
        super.init(size: size, kind: kind, container: NSCollectionLayoutAnchor(edges: alignment.edges), item: nil)
    }

    /// Makes a view at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: .zero)
    }

    /// Makes a view some points away from an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) { self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset) }

    /// The edge or corner.
    public let alignment: NSRectAlignment
    /// The way from there, in points.
    public let offset: CGPoint
    /// Whether the view is outside the content, which makes the section longer; true by default. `F26`
    public var extendsBoundary = true
    /// Whether the view stays in sight while its section is; false by default. `F26`
    public var pinToVisibleBounds = false

    var edgeTemplate: EdgeTemplate {
        EdgeTemplate(
            kind: elementKind, size: layoutSize.lengths, edges: alignment.edges, offset: offset, extendsBoundary: extendsBoundary,
            pins: pinToVisibleBounds, zIndex: zIndex, insets: contentInsets)
    }
}

/// A view behind a section.
@preconcurrency @MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    required init(kind: String) {
        elementKind = kind
        let whole = NSCollectionLayoutDimension.fractionalWidth(1)
        super.init(
            size: NSCollectionLayoutSize(widthDimension: whole, heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// A view behind all of a section, smaller by its ``contentInsets``.
    public class func background(elementKind: String) -> Self { self.init(kind: elementKind) }

    /// The kind that is registered with the layout.
    public let elementKind: String
    /// How far in front the view is; 0 by default, and behind the items then.
    public var zIndex = 0

    var decorationTemplate: DecorationTemplate {
        DecorationTemplate(kind: elementKind, insets: contentInsets, zIndex: zIndex)
    }
}
