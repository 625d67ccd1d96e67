extension UIImage {
    /// A symbol's settings: its size, its weight, its scale, its colors.
    public final class SymbolConfiguration: Configuration {
        /// The settings that state nothing.
        public class var unspecified: SymbolConfiguration {
            SymbolConfiguration(SymbolAttributes())
        }

        /// Makes settings of the text's size.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolAttributes(pointSize: pointSize))
        }

        /// Makes settings of the text's size and the strokes' weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolAttributes(pointSize: pointSize, weight: weight))
        }

        /// Makes settings of the text's size, the strokes' weight and the scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolAttributes(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Makes settings of the scale alone.
        public convenience init(scale: SymbolScale) {
            self.init(SymbolAttributes(scale: scale))
        }

        /// Makes settings of the strokes' weight alone.
        public convenience init(weight: SymbolWeight) {
            self.init(SymbolAttributes(weight: weight))
        }

        /// Makes settings of the text's style, whose size a person chooses.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(SymbolAttributes(textStyle: textStyle))
        }

        /// Makes settings of the text's style and the scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(SymbolAttributes(textStyle: textStyle, scale: scale))
        }

        /// Makes settings that go with a font.
        public convenience init(font: UIFont) {
            self.init(SymbolAttributes(pointSize: font.pointSize, weight: font.symbolWeight))
        }

        /// Makes settings that go with a font, and the scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(SymbolAttributes(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale))
        }

        /// Makes settings whose layers are all drawn in shades of a color.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolAttributes(coloring: .hierarchical(hierarchicalColor)))
        }

        /// Makes settings whose layers are drawn in a color each.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolAttributes(coloring: .palette(paletteColors)))
        }

        private convenience init(_ attributes: SymbolAttributes) {
            self.init(content: ImageConfiguration(symbol: attributes))
        }

        /// Settings that draw the symbol in one color.
        public class func preferringMonochrome() -> Self {
            Self(content: ImageConfiguration(symbol: SymbolAttributes(coloring: .monochrome)))
        }

        /// Settings that draw the symbol in its own colors, where it has any.
        public class func preferringMulticolor() -> Self {
            Self(content: ImageConfiguration(symbol: SymbolAttributes(coloring: .multicolor)))
        }

        /// These settings without the text's style.
        public func configurationWithoutTextStyle() -> Self {
            without { $0.textStyle = nil }
        }

        /// These settings without the scale.
        public func configurationWithoutScale() -> Self {
            without { $0.scale = nil }
        }

        /// These settings without the strokes' weight.
        public func configurationWithoutWeight() -> Self {
            without { $0.weight = nil }
        }

        /// These settings without the text's size and the strokes' weight.
        public func configurationWithoutPointSizeAndWeight() -> Self {
            without {
                $0.pointSize = nil
                $0.weight = nil
            }
        }

        /// Whether other settings state the same.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            self == otherConfiguration
        }

        private func without(_ change: (inout SymbolAttributes) -> Void) -> Self {
            var changed = content
            change(&changed.symbol)
            return Self(content: changed)
        }
    }
}
