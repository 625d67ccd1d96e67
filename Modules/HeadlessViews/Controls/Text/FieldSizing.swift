import Foundation

/// How large a text field is round its text. `E25`
struct FieldSizing {
    var borderStyle: UITextField.BorderStyle
    /// The height of a line of the font, in points.
    var lineHeight: CGFloat
    /// The width of the text, or of what stands in its place; 0 for none.
    var textWidth: CGFloat
    /// The width of what stands beside the text.
    var sideWidth: CGFloat = 0
    var isSecure: Bool
    var metrics: ControlMetrics

    /// The size in whole points.
    var size: CGSize {
        CGSize(width: (max(textWidth, Self.leastWidth) + sideWidth + border).pointsUp, height: height)
    }

    private var height: CGFloat {
        switch borderStyle {
        case .roundedRect: max(metrics.roundedFieldHeight, textHeight + metrics.roundedFieldHeight - Self.usualTextHeight)
        case .line, .bezel: max(textHeight + 5, metrics.plainFieldHeight)
        case .none: isSecure ? textHeight : max(textHeight, metrics.plainFieldHeight)
        }
    }

    /// A text that can be seen has some room for marks above and below the line, since iOS 14.
    private var textHeight: CGFloat { (isSecure ? lineHeight : lineHeight + metrics.fieldTextRoom).pointsUp }

    private var border: CGFloat {
        switch borderStyle {
        case .roundedRect: 28
        case .line: 4
        case .bezel: 14
        case .none: 0
        }
    }

    /// The height of the text of 17 points that a field's height is made for.
    private static let usualTextHeight: CGFloat = 22
    /// An empty field has room for the cursor.
    private static let leastWidth: CGFloat = 5
}
