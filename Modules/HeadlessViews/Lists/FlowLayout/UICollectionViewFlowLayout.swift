/// A layout that fills lines with items, one line after the other.
///
/// Items of one size cost no memory for each and no time to prepare; where the delegate gives sizes, it is asked for each item once.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Makes a layout of items of 50 by 50 points, 10 points apart. `F9`
    public override init() { super.init() }

    /// Makes the layout that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The estimate that lets each cell say its own size.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    var flow = FlowState()

    /// The least space between lines, in points; 10 by default.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumLineSpacing { metricsDidChange() } }
    }
    /// The least space between the items of a line, in points; 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if oldValue != minimumInteritemSpacing { metricsDidChange() } }
    }
    /// The size of items, in points; 50 by 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if oldValue != itemSize { metricsDidChange() } }
    }
    /// The size that items are taken to have before they are measured; zero, for items that are not measured, by default.
    open var estimatedItemSize = CGSize.zero {
        didSet { if oldValue != estimatedItemSize { metricsDidChange() } }
    }
    /// The direction in which line follows upon line; `vertical` by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if oldValue != scrollDirection { metricsDidChange() } }
    }
    /// The size of section headers, in points; zero, for none, by default.
    open var headerReferenceSize = CGSize.zero {
        didSet { if oldValue != headerReferenceSize { metricsDidChange() } }
    }
    /// The size of section footers, in points; zero, for none, by default.
    open var footerReferenceSize = CGSize.zero {
        didSet { if oldValue != footerReferenceSize { metricsDidChange() } }
    }
    /// The space around the items of a section, in points; none by default.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if oldValue != sectionInset { metricsDidChange() } }
    }
    /// What ``sectionInset`` counts from; the content inset by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if oldValue != sectionInsetReference { metricsDidChange() } }
    }
    /// Whether the header of the section in sight stays at the top; false by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if oldValue != sectionHeadersPinToVisibleBounds { metricsDidChange() } }
    }
    /// Whether the footer of the section in sight stays at the bottom; false by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if oldValue != sectionFootersPinToVisibleBounds { metricsDidChange() } }
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        prepareFlow()
    }

    /// Along the layout's direction, the length of all sections; across it, the collection view less its insets. `F23`
    open override var collectionViewContentSize: CGSize {
        axis.size(along: flow.geometry.length, across: max(0, flow.breadth))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let frame = flow.geometry.frame(ofItem: indexPath.item, in: indexPath.section) else { return nil }
        return itemAttributes(indexPath, frame)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0, flow.geometry.sections.indices.contains(indexPath.section) else { return nil }
        return edgeAttributes(ofKind: elementKind, section: indexPath.section)
    }

    /// True where the extent across the layout's direction changes, and where views stay in sight. `F3`
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds, newBounds != bounds else { return false }
        return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
            || axis.across(newBounds.size) != axis.across(bounds.size)
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        let isResized = collectionView.map { axis.across($0.bounds.size) != axis.across(newBounds.size) } ?? true
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.keepsMetrics(!isResized)
        return context
    }

    /// True where sizes are estimates and the cell's is another. `F20`
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        asksForPreferredSizes && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        flow.measured[originalAttributes.indexPath] = preferredAttributes.size
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        flowWasInvalidated(context)
        super.invalidateLayout(with: context)
    }

    override func decode(_ decoder: InterfaceDecoder) {
        super.decode(decoder)
        decodeFlowLayout(decoder)
    }

    override class var keyedProperties: KeyedProperties { flowLayoutKeys }

    override var asksForPreferredSizes: Bool { estimatedItemSize != .zero }

    override func itemsDidMove(_ transition: ListTransition) { flow.itemsDidMove(transition) }
}

extension UICollectionViewFlowLayout {
    /// What the inset of a section counts from.
    public enum SectionInsetReference: Int, Sendable {
        /// The collection view's content inset.
        case fromContentInset = 0
        /// Its safe area.
        case fromSafeArea = 1
        /// Its margins.
        case fromLayoutMargins = 2
    }

    var axis: LayoutAxis { scrollDirection.axis }

    /// A layout whose properties change is out of date, but not before it is in use.
    private func metricsDidChange() {
        if collectionView != nil { invalidateLayout() }
    }
}
