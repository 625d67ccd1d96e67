extension UIListContentConfiguration {
    /// How a text of a list's content looks.
    public struct TextProperties: Hashable {
        /// The side that lines keep to.
        public enum TextAlignment: Hashable, Sendable {
            /// The side where reading begins.
            case natural
            /// The middle.
            case center
            /// Both sides.
            case justified
        }

        /// What becomes of the letters.
        public enum TextTransform: Hashable, Sendable {
            /// Nothing.
            case none
            /// All become capitals.
            case uppercase
            /// All become small.
            case lowercase
            /// The first of each word becomes a capital.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// What makes the color that is shown of ``color``; nil, for nothing, by default.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The side that lines keep to; `natural` by default.
        public var alignment = TextAlignment.natural
        /// What becomes of text that is too long; its end is left out by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines that are shown; 0, which is any number, by default.
        public var numberOfLines = 0
        /// Whether the font shrinks where the text is too long; false by default.
        public var adjustsFontSizeToFitWidth = false
        /// How far the font may shrink, as a share of its size; 0, which is not at all, by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move together before text is left out; false by default.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the text size that a person has chosen; true by default.
        public var adjustsFontForContentSizeCategory = true
        /// Whether the whole of a shortened text is shown under the pointer; false by default.
        public var showsExpansionTextWhenTruncated = false
        /// What becomes of the letters; `none` by default.
        public var transform = TextTransform.none

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The color that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// A text as it is shown.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }

        /// Takes the color that the system's properties have in a state, unless the app has set another one.
        mutating func follow(_ system: TextProperties, isDisabled: Bool) {
            guard color == system.color || color == .tertiaryLabel else { return }
            color = isDisabled ? .tertiaryLabel : system.color
        }
    }
}
