extension UISplitViewController {
    /// How many columns a split view controller has.
    public enum Style: Int, Sendable {
        /// A first and a second controller, as before iOS 14.
        case unspecified = 0
        /// Two columns.
        case doubleColumn = 1
        /// Three columns.
        case tripleColumn = 2
    }

    /// A column, or the controller that stands for all where there is little width.
    public enum Column: Int, Sendable {
        /// What there is to choose from.
        case primary = 0
        /// What there is to choose from within what was chosen first.
        case supplementary = 1
        /// What was chosen.
        case secondary = 2
        /// What is shown instead where there is little width.
        case compact = 3
    }

    /// Which columns are seen, and how.
    public enum DisplayMode: Int, Sendable {
        /// As the system finds best.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly = 1
        /// One column beside the secondary one.
        case oneBesideSecondary = 2
        /// One column over the secondary one.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns over the secondary one.
        case twoOverSecondary = 5
        /// Two columns that push the secondary one aside.
        case twoDisplaceSecondary = 6

        /// Only the second controller.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The first controller beside the second.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The first controller over the second.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How columns come to be seen.
    public enum SplitBehavior: Int, Sendable {
        /// As the system finds best.
        case automatic = 0
        /// Beside the secondary column.
        case tile = 1
        /// Over the secondary column.
        case overlay = 2
        /// Pushing the secondary column aside.
        case displace = 3
    }

    /// A side of a split view controller.
    public enum PrimaryEdge: Int, Sendable {
        /// Where reading begins.
        case leading = 0
        /// Where reading ends.
        case trailing = 1
    }

    /// The look of a column.
    public enum BackgroundStyle: Int, Sendable {
        /// No look of its own.
        case none = 0
        /// That of a list at the side.
        case sidebar = 1
    }
}
