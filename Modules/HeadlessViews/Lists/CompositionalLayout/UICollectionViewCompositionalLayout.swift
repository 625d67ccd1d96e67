/// Makes the sections of a layout; nil only for a section without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of groups that are repeated for as many items as there are.
///
/// A group is solved once and placed by arithmetic, so that items take no memory for each until one is measured.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Makes a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    /// Makes a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Makes a layout whose sections a closure makes.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    /// Makes a layout whose sections a closure makes.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Nil: a document has no such layout.
    public required init?(coder: NSCoder) { return nil }

    let provider: UICollectionViewCompositionalLayoutSectionProvider
    var compositional = CompositionalState()

    /// What concerns all sections; setting it has the layout prepared again.
    open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
        didSet { invalidateLayout() }
    }

    open override func prepare() {
        super.prepare()
        prepareSections()
    }

    open override var collectionViewContentSize: CGSize {
        axis.size(along: compositional.geometry.length, across: axis.across(compositional.container))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { decorationAttributes(elementKind, indexPath) }

    /// True where the size changes, and where views stay in sight or follow what is in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds, newBounds != bounds else { return false }
        return newBounds.size != bounds.size || compositional.followsSight
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.keepsGeometry = newBounds.size == collectionView?.bounds.size
        return context
    }

    /// True where a length is estimated and the view's is another. `F24`
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        originalAttributes.size(taking: preferredAttributes.size) != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.keepsGeometry = true
        compositional.note(preferredAttributes.size, of: originalAttributes.element)
        return context
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { compositional.measured = [:] }
        if !context.keepsGeometry { compositional.isStale = true }
        super.invalidateLayout(with: context)
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override var asksForPreferredSizes: Bool { compositional.isEstimated }

    override func itemsDidMove(_ transition: ListTransition) { compositional.itemsDidMove(transition) }

    override func willShow(_ attributes: [UICollectionViewLayoutAttributes]) { callHandlers(attributes) }

    override func scrollAcross(to indexPath: IndexPath, at position: UICollectionView.ScrollPosition) {
        scrollGroups(to: indexPath, at: position)
    }
}
