/// Scales fonts and distances along with the text size that a person chose.
///
/// The factor is that of the text style's size to its usual size. UIKit scales by the line's height and may differ by less than
/// a point.
open class UIFontMetrics {
    private let textStyle: UIFont.TextStyle

    /// The metrics of running text.
    public class var `default`: UIFontMetrics {
        UIFontMetrics(forTextStyle: .body)
    }

    /// Makes the metrics of a kind of text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
    }

    /// A font scaled for the current text size.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// A font scaled for the current text size, yet no larger than a limit in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font scaled for the text size that some traits state.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// A font scaled for the text size that some traits state, yet no larger than a limit.
    ///
    /// - Parameter maximumPointSize: in points; 0 sets no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = FontScaling(textStyle: textStyle, usualSize: font.pointSize, maximumSize: maximumPointSize)
        let size = scaling.size(in: UIContentSizeCategory.resolved(for: traitCollection))
        var attributes = font.withSize(size).attributes
        attributes.scaling = scaling
        return UIFont(attributes: attributes)
    }

    /// A distance scaled for the current text size.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A distance scaled for the text size that some traits state.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let category = UIContentSizeCategory.resolved(for: traitCollection)
        let usual = TextStyleSizes.pointSize(of: textStyle, in: .large)
        return value * TextStyleSizes.pointSize(of: textStyle, in: category) / usual
    }
}
