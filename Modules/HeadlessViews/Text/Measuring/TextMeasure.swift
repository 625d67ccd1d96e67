import Foundation

/// Measures text without a font engine: from a table of widths, the same on every machine.
///
/// Controls ask here for the size of what they show; `TextLines.size(scale:)` rounds it up to pixels, as they do.
///
///     let title = TextMeasure.lines(of: "Done", in: .systemFont(ofSize: 17))
///     title.size(scale: 2), title.firstBaseline
///     TextMeasure.lines(of: attributedText, width: 200, numberOfLines: 2, lineBreakMode: .byTruncatingTail)
enum TextMeasure {
    /// The lines of a text that is set in one font.
    ///
    /// - Parameters:
    ///   - width: what lines have room for, in points; infinite by default, and so is a width of 0 or less.
    ///   - numberOfLines: the most lines; 0 is any number.
    ///   - lineBreakMode: how lines break. Clipping does not break them; a mode that truncates breaks them between words and lets the last one that
    ///     is allowed go on to the width.
    static func lines(
        of text: String, in font: UIFont, width: CGFloat = .infinity, numberOfLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) -> TextLines {
        var setter = LineSetter(width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, paragraph: nil)
        setter.add(text, TextStyle(font: font.measured))
        return setter.finish(emptyIn: font.measured)
    }

    /// The lines of a text with attributes: fonts, kerning, paragraph styles, attachments.
    ///
    /// - Parameters:
    ///   - width: what lines have room for, in points; infinite by default, and so is a width of 0 or less.
    ///   - numberOfLines: the most lines; 0 is any number.
    ///   - lineBreakMode: how lines break; nil leaves it to the text's paragraph styles.
    static func lines(
        of text: NSAttributedString, width: CGFloat = .infinity, numberOfLines: Int = 0, lineBreakMode: NSLineBreakMode? = nil
    ) -> TextLines {
        guard text.length > 0 else {
            return lines(of: "", in: .unstated, width: width, numberOfLines: numberOfLines)
        }
        let whole = NSRange(location: 0, length: text.length)
        let characters = text.string as NSString
        var setter: LineSetter?
        var firstFont = UIFont.unstated
        text.enumerateAttributes(in: whole, options: []) { attributes, range, stop in
            let style = TextStyle(attributes)
            let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
            if setter == nil {
                firstFont = attributes[.font] as? UIFont ?? .unstated
                setter = LineSetter(
                    width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, paragraph: paragraph?.values)
            }
            setter?.nextParagraph = paragraph?.values ?? .usual
            setter?.add(characters.substring(with: range), style)
            if setter?.isFull == true { stop.pointee = true }
        }
        return setter?.finish(emptyIn: firstFont.measured) ?? TextLines()
    }

    /// The width of a text in one line, in points and not rounded.
    ///
    /// Complexity: O(n) in the text's length, without allocation.
    static func width(of text: String, in font: UIFont) -> CGFloat {
        lines(of: text, in: font).size.width
    }
}

extension UIFont {
    /// The font of text that states none.
    static let unstated = UIFont(attributes: FontAttributes(name: "Helvetica", size: 12))
}
