extension NSParagraphStyle {
    /// How lines are broken at their best.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits of the set, as in UIKit's headers.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Words move to the next line so that the last one does not stand alone.
        public static var pushOut: LineBreakStrategy { LineBreakStrategy(rawValue: 1 << 0) }
        /// Korean words are kept whole.
        public static var hangulWordPriority: LineBreakStrategy { LineBreakStrategy(rawValue: 1 << 1) }
        /// What labels use.
        public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }
    }
}

extension NSParagraphStyle: Hashable {
    /// Whether two styles state the same; whether they can be changed does not count.
    ///
    /// Headless only: UIKit compares through `isEqual(_:)`.
    public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool {
        left.values == right.values
    }

    /// Feeds what equality compares to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }
}
