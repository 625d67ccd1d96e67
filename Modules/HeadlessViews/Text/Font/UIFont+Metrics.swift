/// The font's measures, which are fixed shares of its size: those of San Francisco, or of the family that the font's name says.
extension UIFont {
    /// The size, in points.
    public var pointSize: CGFloat { attributes.size }

    /// The font's own name, such as `.SFUI-Semibold`.
    public var fontName: String { attributes.fontName }

    /// The name of the font's family, such as `.AppleSystemUIFont`.
    public var familyName: String { attributes.familyName }

    /// The height above the baseline, in points.
    public var ascender: CGFloat { measured.ascent }

    /// The depth below the baseline, in points: a negative number.
    public var descender: CGFloat { -measured.descent }

    /// The height of a capital, in points.
    public var capHeight: CGFloat { pointSize * measured.face.shape.capHeight }

    /// The height of an x, in points.
    public var xHeight: CGFloat { pointSize * measured.face.shape.xHeight }

    /// The height of a line, in points: from the ascender to the descender, and the room to the next line.
    public var lineHeight: CGFloat { ascender - descender + leading }

    /// The room between lines, in points: none in the system's font.
    public var leading: CGFloat { measured.leading }

    /// What the font was asked for by.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(attributes) }
}
