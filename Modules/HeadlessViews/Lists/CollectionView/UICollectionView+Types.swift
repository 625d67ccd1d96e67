extension UICollectionView {
    /// The direction in which a layout goes on.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical = 0
        /// Sideways.
        case horizontal = 1

        var axis: LayoutAxis { self == .vertical ? .vertical : .horizontal }
    }

    /// Where scrolling brings an item: one place along each axis; none moves as little as it must.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        /// Makes the positions whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
        /// In the middle between top and bottom.
        public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
        /// At the bottom.
        public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
        /// At the left.
        public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
        /// In the middle between left and right.
        public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
        /// At the right.
        public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
    }

    /// When views are measured again that have another content.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only when the layout is invalidated.
        case disabled = 0
        /// When a view says that its own size or its content's is another.
        case enabled = 1
        /// Then, and when constraints change.
        case enabledIncludingConstraints = 2
    }

    /// What is called when an interactive transition has ended: whether it was completed, and whether it was finished.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
}
