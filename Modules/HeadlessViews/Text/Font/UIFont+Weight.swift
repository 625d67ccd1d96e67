extension UIFont {
    /// How heavy a font is, from −1 to 1; the regular weight is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number, from −1 to 1.
        public let rawValue: CGFloat

        /// Makes a weight of a number from −1 to 1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a weight of a number from −1 to 1.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest weight.
        public static let ultraLight = Weight(-0.8)
        /// The second lightest weight.
        public static let thin = Weight(-0.6)
        /// A weight a little lighter than the usual.
        public static let light = Weight(-0.4)
        /// The usual weight.
        public static let regular = Weight(0)
        /// A weight a little heavier than the usual.
        public static let medium = Weight(0.23)
        /// The weight that stands for bold in the system's font.
        public static let semibold = Weight(0.3)
        /// The bold weight.
        public static let bold = Weight(0.4)
        /// The second heaviest weight.
        public static let heavy = Weight(0.56)
        /// The heaviest weight.
        public static let black = Weight(0.62)

        /// The weight of a symbol's strokes that goes with the text's.
        public func symbolWeight() -> UIImage.SymbolWeight {
            let nearest = Self.forSymbols.min {
                (abs($0.value.rawValue - rawValue), $0.key.rawValue) < (abs($1.value.rawValue - rawValue), $1.key.rawValue)
            }
            return nearest?.key ?? .regular
        }

        /// The weight of text that goes with each weight of symbols.
        static let forSymbols: [UIImage.SymbolWeight: Weight] = [
            .ultraLight: .ultraLight, .thin: .thin, .light: .light, .regular: .regular, .medium: .medium,
            .semibold: .semibold, .bold: .bold, .heavy: .heavy, .black: .black,
        ]
    }
}

extension UIFont {
    /// The weight of a symbol's strokes that goes with the font.
    var symbolWeight: UIImage.SymbolWeight {
        (attributes.weight ?? .regular).symbolWeight()
    }
}
