extension UIFont {
    /// A kind of text, whose font and size follow what a person chose to read.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name, which Interface Builder's documents use, too.
        public let rawValue: String

        /// Makes a style of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The title of a whole screen.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first rank.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second rank.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third rank.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading of the second rank.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark beside the running text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A note at the foot.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A caption of the second rank.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// What scales values along with text of the style.
        public var metrics: UIFontMetrics {
            UIFontMetrics(forTextStyle: self)
        }

        /// Makes the style that a document names, or nil if UIKit has none of that name.
        init?(interfaceName: String) {
            let style = TextStyle(rawValue: interfaceName)
            guard TextStyleSizes.isKnown(style) else { return nil }
            self = style
        }
    }
}
