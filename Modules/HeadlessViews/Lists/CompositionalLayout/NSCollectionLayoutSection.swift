/// The groups of a section, and the views around them.
@preconcurrency @MainActor open class NSCollectionLayoutSection: HeadlessObject {
    let group: NSCollectionLayoutGroup

    /// What gives the actions of swipes over the items of a list, from the leading and the trailing side.
    var swipes:
        (
            leading: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?,
            trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
        )

    private init(_ group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Makes a section of a group, over and over for all items.
    public convenience init(group: NSCollectionLayoutGroup) { self.init(group) }

    /// The space around the groups, in points; none by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between two groups, in points; none by default.
    open var interGroupSpacing: CGFloat = 0
    /// What ``contentInsets`` count from; `automatic`, what the layout says, by default. `F26`
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What the insets of headers and footers count from; `automatic`, as the groups', by default.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers follow ``contentInsets`` at the sides; true by default.
    open var supplementariesFollowContentInsets = true
    /// The views at the section's edges, such as headers; none by default.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The views behind the section; none by default.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// How the groups scroll across the layout's direction; `none` by default. `F26`
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// What is called with the views of the section that are in sight, before they are shown; nil by default.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}

/// How the groups of a section scroll across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none = 0
    /// To rest anywhere.
    case continuous = 1
    /// To rest at the start of a group.
    case continuousGroupLeadingBoundary = 2
    /// A screen at a time.
    case paging = 3
    /// A group at a time.
    case groupPaging = 4
    /// A group at a time, which comes to rest in the middle.
    case groupPagingCentered = 5

    var behavior: OrthogonalBehavior? {
        switch self {
        case .none: nil
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}

/// What the insets of a section count from.
public enum UIContentInsetsReference: Int, Sendable {
    /// What whatever the section is in says.
    case automatic = 0
    /// The collection view's edges.
    case none = 1
    /// Its safe area.
    case safeArea = 2
    /// Its margins.
    case layoutMargins = 3
    /// What of it is not too broad to read.
    case readableContent = 4
}
