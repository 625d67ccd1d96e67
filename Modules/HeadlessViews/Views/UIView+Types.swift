extension UIView {
    /// How content is placed when a view's size changes.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }

    /// Which parts of a view's place take up a change of its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// Makes the mask whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin gives.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width gives.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin gives.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin gives.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height gives.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin gives.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How a view's tint is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal = 1
        case dimmed = 2
    }

    /// The size that a view without a natural one answers: −1. `E14`
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// The target of a fitting size that is to be as small as can be. `E15`
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
}

/// Which views turn round with the direction of reading.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
