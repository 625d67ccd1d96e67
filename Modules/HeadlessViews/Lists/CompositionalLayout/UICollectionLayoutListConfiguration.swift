/// How a list looks: a layout of one item a line.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// How a list as a whole looks.
    public enum Appearance: Int, Sendable {
        /// Lines from edge to edge.
        case plain = 0
        /// Sections apart from one another.
        case grouped = 1
        /// Sections apart from one another and from the edges.
        case insetGrouped = 2
        /// The list at a window's side.
        case sidebar = 3
        /// The list at a window's side, without insets.
        case sidebarPlain = 4
    }

    /// Where a section's header comes from.
    public enum HeaderMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// It is a supplementary view.
        case supplementary = 1
        /// It is the section's first item.
        case firstItemInSection = 2
    }

    /// Where a section's footer comes from.
    public enum FooterMode: Int, Sendable {
        /// There is none.
        case none = 0
        /// It is a supplementary view.
        case supplementary = 1
    }

    /// Gives the actions that a swipe over an item shows; nil for none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Makes a configuration of an appearance, without headers and footers.
    public init(appearance: UICollectionLayoutListConfiguration.Appearance) { self.appearance = appearance }

    /// How the list looks.
    public private(set) var appearance: UICollectionLayoutListConfiguration.Appearance
    /// Where headers come from; there are none by default.
    public var headerMode = HeaderMode.none
    /// Where footers come from; there are none by default.
    public var footerMode = FooterMode.none
    /// Whether lines are between the items; true by default.
    public var showsSeparators = true
    /// The color behind the list; nil, that of the appearance, by default.
    public var backgroundColor: UIColor?
    /// What gives the actions of a swipe from the side where reading begins; nil by default.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What gives the actions of a swipe from the side where reading ends; nil by default.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}

extension NSCollectionLayoutSection {
    /// A section of a list: one item a line, each as high as it says. `F24`
    @preconcurrency @MainActor public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let line = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.estimatedHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: line)]))
        section.swipes = (
            configuration.leadingSwipeActionsConfigurationProvider, configuration.trailingSwipeActionsConfigurationProvider
        )
        section.contentInsets = ListMetrics.insets(of: configuration.appearance)
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                edge(UICollectionView.elementKindSectionHeader, .top, line, configuration.appearance))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                edge(UICollectionView.elementKindSectionFooter, .bottom, line, configuration.appearance))
        }
        return section
    }

    /// A header or footer, which stays in sight in a plain list.
    private static func edge(
        _ kind: String, _ alignment: NSRectAlignment, _ size: NSCollectionLayoutSize,
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = appearance == .plain
        return item
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout of lists, one a section.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
    }
}

/// What lists measure, in points: what is seen of them, no contract.
private enum ListMetrics {
    static let estimatedHeight: CGFloat = 44

    static func insets(of appearance: UICollectionLayoutListConfiguration.Appearance) -> NSDirectionalEdgeInsets {
        switch appearance {
        case .plain, .grouped, .sidebarPlain: .zero
        case .insetGrouped, .sidebar: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }
    }
}
