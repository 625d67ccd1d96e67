extension UIListContentConfiguration {
    /// How the image of a list's content looks.
    public struct ImageProperties: Hashable {
        /// How a symbol looks; nil, for the system's way, by default.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint of the image; nil, for the view's, by default.
        public var tintColor: UIColor?
        /// What makes the tint that is shown of ``tintColor``; nil, for nothing, by default.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// How round the corners are, in points; 0 by default.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0, which is any, by default.
        public var maximumSize = CGSize.zero
        /// The size that is kept free for the image, in points; 0, which is the image's own, by default.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colors where all others are inverted; false by default.
        public var accessibilityIgnoresInvertColors = false
        /// The color of the line round the image; nil, for the view's tint, by default.
        public var strokeColor: UIColor?
        /// What makes the color that is shown of ``strokeColor``; nil, for nothing, by default.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The width of the line round the image, in points; 0, which is none, by default.
        public var strokeWidth: CGFloat = 0

        /// The length that stands for the room that the system keeps free for a symbol.
        public static let standardDimension: CGFloat = .greatestFiniteMagnitude

        /// The tint that is shown where the view's is a given one.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The color of the line where the view's tint is a given one.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// Feeds what tells most properties apart to a hasher; sizes are not hashable.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(strokeColor)
            hasher.combine(strokeWidth)
        }

        /// The room that an image takes, in points.
        func room(for image: CGSize) -> CGSize {
            CGSize(
                width: room(image.width, reserved: reservedLayoutSize.width, most: maximumSize.width),
                height: room(image.height, reserved: reservedLayoutSize.height, most: maximumSize.height))
        }

        private func room(_ length: CGFloat, reserved: CGFloat, most: CGFloat) -> CGFloat {
            if reserved == Self.standardDimension { return standardSymbolLength }
            if reserved > 0 { return reserved }
            return most > 0 ? min(length, most) : length
        }
    }
}

/// The room that the system keeps free for a symbol, in points.
private let standardSymbolLength: CGFloat = 44
