/// The font's measures: San Francisco's, which are fixed shares of the size (2,048ths in the font's own table).
extension UIFont {
    /// The size, in points.
    public var pointSize: CGFloat { attributes.size }

    /// The font's own name, such as `.SFUI-Semibold`.
    public var fontName: String { attributes.fontName }

    /// The name of the font's family, such as `.AppleSystemUIFont`.
    public var familyName: String { attributes.familyName }

    /// The height above the baseline, in points.
    public var ascender: CGFloat { pointSize * 1950 / 2048 }

    /// The depth below the baseline, in points: a negative number.
    public var descender: CGFloat { pointSize * -494 / 2048 }

    /// The height of a capital, in points.
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }

    /// The height of an x, in points.
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }

    /// The height of a line, in points: from the ascender to the descender.
    public var lineHeight: CGFloat { ascender - descender + leading }

    /// The room between lines, in points: none.
    public var leading: CGFloat { 0 }

    /// What the font was asked for by.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(attributes) }
}
