/// A layout on the way from one layout to another.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// Makes a layout that is still the first of two.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Nil: a document has no such layout.
    public required init?(coder: NSCoder) { return nil }

    /// The layout that the way begins at.
    open private(set) var currentLayout: UICollectionViewLayout
    /// The layout that the way leads to.
    open private(set) var nextLayout: UICollectionViewLayout

    /// How much of the way is done, 0 to 1; 0 by default.
    open var transitionProgress: CGFloat = 0 {
        didSet { if oldValue != transitionProgress { invalidateLayout() } }
    }

    private var values: [String: CGFloat] = [:]

    /// Keeps a value of the app's own that changes on the way.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// A value that was kept; zero where none was.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        currentLayout.prepare()
        nextLayout.prepare()
    }

    open override var collectionViewContentSize: CGSize {
        let (start, end) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: mix(start.width, end.width), height: mix(start.height, end.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let near = (currentLayout.layoutAttributesForElements(in: rect) ?? []) + (nextLayout.layoutAttributesForElements(in: rect) ?? [])
        var seen: Set<CollectionElement> = []
        return near.filter { seen.insert($0.element).inserted }.map { between($0.element) ?? $0 }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(.cell(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(.supplementary(elementKind, indexPath)) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(.decoration(elementKind, indexPath)) }
}

extension UICollectionViewTransitionLayout {
    private func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * transitionProgress }

    /// The attributes between those of the two layouts; those of one where the other has none.
    private func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let start = currentLayout.attributes(of: element) else { return nextLayout.attributes(of: element) }
        guard let end = nextLayout.attributes(of: element) else { return start }
        let mixed = start.copied
        mixed.center = CGPoint(x: mix(start.center.x, end.center.x), y: mix(start.center.y, end.center.y))
        mixed.size = CGSize(width: mix(start.size.width, end.size.width), height: mix(start.size.height, end.size.height))
        mixed.alpha = mix(start.alpha, end.alpha)
        mixed.zIndex = transitionProgress < 0.5 ? start.zIndex : end.zIndex
        return mixed
    }
}

extension UICollectionViewLayout {
    /// The attributes of any element.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch (element.category, element.kind) {
        case (.supplementaryView, let kind?): layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
        case (.decorationView, let kind?): layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
        default: layoutAttributesForItem(at: element.indexPath)
        }
    }
}
