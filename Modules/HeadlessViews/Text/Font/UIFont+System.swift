extension UIFont {
    /// The size of the text of most labels and fields in code, in points: 14.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small text, in points: 12.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of a label's text, in points: 17.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of a button's text, in points: 18.
    public class var buttonFontSize: CGFloat { 18 }

    /// The system's font in the regular weight.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system's font.
    ///
    /// - Parameter fontSize: in points; 0 or less means ``systemFontSize``.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(attributes: FontAttributes(weight: weight == .regular ? nil : weight, size: usable(fontSize)))
    }

    /// The system's font in the weight that stands for bold: it bears semibold's name, and its letters take a little more room.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(attributes: FontAttributes(weight: .semibold, isBoldSystem: true, size: usable(fontSize)))
    }

    /// The system's font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(attributes: FontAttributes(isItalic: true, size: usable(fontSize)))
    }

    /// The system's font with digits that are all as wide.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(
            attributes: FontAttributes(
                weight: weight == .regular ? nil : weight, hasMonospacedDigits: true, size: usable(fontSize)))
    }

    /// The system's font whose characters are all as wide.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(
            attributes: FontAttributes(
                design: .monospaced, weight: weight == .regular ? nil : weight, size: usable(fontSize)))
    }

    /// The system's font in the style and size that a person reads text of a kind in.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The system's font in the style and size for text of a kind under some traits.
    ///
    /// - Parameter traitCollection: its content size category counts; nil, or an unspecified one, means the current one.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(attributes: FontAttributes(style: style, category: UIContentSizeCategory.resolved(for: traitCollection)))
    }
}

extension UIContentSizeCategory {
    /// The category that some traits state, or else the current one.
    static func resolved(for traits: UITraitCollection?) -> UIContentSizeCategory {
        let stated = traits?.preferredContentSizeCategory ?? .unspecified
        return stated == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : stated
    }
}

extension FontAttributes {
    /// The system's font for text of a kind in a size that a person chose.
    init(style: UIFont.TextStyle, category: UIContentSizeCategory) {
        self.init(
            weight: TextStyleSizes.isEmphasized(style) ? .semibold : nil, textStyle: style,
            size: TextStyleSizes.pointSize(of: style, in: category))
    }
}
