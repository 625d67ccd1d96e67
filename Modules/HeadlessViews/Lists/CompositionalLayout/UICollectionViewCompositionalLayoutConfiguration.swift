/// What concerns all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: HeadlessObject {
    /// Makes a configuration of a vertical layout without spaces. Headless only as a declaration: it is `NSObject`'s.
    public override init() { super.init() }

    /// The direction in which section follows upon section; `vertical` by default. `F26`
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between two sections, in points; none by default. `F26`
    open var interSectionSpacing: CGFloat = 0
    /// What the insets of sections count from; the safe area by default. `F26`
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// The views at the edges of the whole layout; none by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
