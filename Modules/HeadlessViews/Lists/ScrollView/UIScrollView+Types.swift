extension UIScrollView {
    /// Where the safe area is added to the insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As ``scrollableAxes``, and at the top and bottom in a navigation controller.
        case automatic = 0
        /// Along the axes along which the view scrolls.
        case scrollableAxes = 1
        /// Nowhere.
        case never = 2
        /// On all edges.
        case always = 3
    }

    /// How scroll indicators look.
    public enum IndicatorStyle: Int, Sendable {
        /// Fit for any content.
        case `default` = 0
        /// Dark and thin, for light content.
        case black = 1
        /// Light, for dark content.
        case white = 2
    }

    /// Whether the index of a list is shown.
    public enum IndexDisplayMode: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// Never.
        case alwaysHidden = 1
    }

    /// How scrolling puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// As soon as scrolling begins.
        case onDrag = 1
        /// By following the finger.
        case interactive = 2
        /// As soon as scrolling begins, with the accessory above the keyboard.
        case onDragWithAccessory = 3
        /// By following the finger, with the accessory above the keyboard.
        case interactiveWithAccessory = 4
    }

    /// How quickly scrolling slows down: the share of its speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat

        /// Makes a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// A long glide.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A short one.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
