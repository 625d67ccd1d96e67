extension UIFont {
    /// The font in the size that some traits give to text of its kind; itself where it is not asked for by a kind of text.
    ///
    /// A size that text of the kind never has was chosen by hand, and stays.
    func scaled(for traits: UITraitCollection) -> UIFont {
        guard let size = attributes.scaledSize(for: .resolved(for: traits)), size != pointSize else { return self }
        var attributes = attributes
        attributes.size = size
        return UIFont(attributes: attributes)
    }
}

extension FontAttributes {
    /// The size in a category, where that follows from what the font was asked for by.
    fileprivate func scaledSize(for category: UIContentSizeCategory) -> CGFloat? {
        if let scaling { return scaling.size(in: category) }
        guard let textStyle, TextStyleSizes.has(size, for: textStyle) else { return nil }
        return TextStyleSizes.pointSize(of: textStyle, in: category)
    }
}

/// How a font follows the text size: a size of its own, which is right for the usual text size, along with text of a kind.
struct FontScaling: Hashable, Sendable {
    var textStyle: UIFont.TextStyle
    /// In points, at the usual text size.
    var usualSize: CGFloat
    /// In points; 0 for no limit.
    var maximumSize: CGFloat

    /// The size in points in a category.
    func size(in category: UIContentSizeCategory) -> CGFloat {
        let usual = TextStyleSizes.pointSize(of: textStyle, in: .large)
        let size = usualSize * TextStyleSizes.pointSize(of: textStyle, in: category) / usual
        return maximumSize > 0 ? min(size, maximumSize) : size
    }
}

extension StyledText {
    /// Whether any of the fonts has another size under some traits.
    func hasOtherFonts(for traits: UITraitCollection) -> Bool {
        if let font, font.scaled(for: traits) !== font { return true }
        var isFound = false
        forEachFont { font, _ in if font.scaled(for: traits) !== font { isFound = true } }
        return isFound
    }

    /// Gives the fonts the sizes that they have under some traits.
    mutating func scaleFonts(for traits: UITraitCollection) {
        var runs: [(font: UIFont, range: NSRange)] = []
        forEachFont { font, range in runs.append((font.scaled(for: traits), range)) }
        font = font?.scaled(for: traits)
        for run in runs { setFont(run.font, in: run.range) }
    }
}
