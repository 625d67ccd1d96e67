extension UIPageViewController {
    /// How a page goes over into the next.
    public enum TransitionStyle: Int, Sendable {
        /// It curls like paper.
        case pageCurl = 0
        /// It scrolls.
        case scroll = 1
    }

    /// The direction in which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// Where pages are bound together.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere.
        case none = 0
        /// At the left or upper edge.
        case min = 1
        /// In the middle, with two pages open.
        case mid = 2
        /// At the right or lower edge.
        case max = 3
    }

    /// The way in which pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// On to the next page.
        case forward = 0
        /// Back to the page before.
        case reverse = 1
    }

    /// What can be said about a page view controller when it is made.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where the pages are bound together, a `SpineLocation`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The room between pages that scroll, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

extension UIPageViewController.TransitionStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIPageViewController.TransitionStyle> = ["pageCurl": .pageCurl, "scroll": .scroll]
}

extension UIPageViewController.NavigationOrientation: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIPageViewController.NavigationOrientation> = [
        "horizontal": .horizontal, "vertical": .vertical,
    ]
}

extension UIPageViewController.SpineLocation: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIPageViewController.SpineLocation> = [
        "none": .none, "min": .min, "mid": .mid, "max": .max,
    ]
}
