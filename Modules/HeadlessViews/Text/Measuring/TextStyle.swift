import Foundation

/// What characters that follow one another have in common: what of their attributes counts for their size.
struct TextStyle {
    var font: MeasuredFont
    /// What is added after each character, in points.
    var kern: CGFloat = 0
    /// How far the characters stand above the baseline, in points.
    var baselineOffset: CGFloat = 0
    /// The room of what stands in the place of a character, from the baseline upwards.
    var attachment: CGRect?

    init(font: MeasuredFont) { self.font = font }

    /// Reads attributes; a font is given for those that state none.
    init(_ attributes: [NSAttributedString.Key: Any], font unstated: UIFont, cut: SystemFontCut = .continuous) {
        font = (attributes[.font] as? UIFont ?? unstated).measured(in: cut)
        kern = Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0
        baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
        attachment = (attributes[.attachment] as? NSTextAttachment)?.room
    }

    /// A number however it was boxed: sources write `1`, `1.5`, `CGFloat(2)` and `NSNumber(value: 3)`.
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

extension NSTextAttachment {
    /// The room that the attachment takes: its bounds, or the picture's size on the baseline.
    fileprivate var room: CGRect {
        var room = bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
        room.size.width += 2 * lineLayoutPadding
        return room
    }
}
