import Foundation

/// Measures text without a font engine: from a table of widths, the same on every machine.
///
/// Controls ask here for the size of what they show; `TextLines.size(scale:)` rounds it up to pixels, as they do.
///
///     let title = TextMeasure.lines(of: "Done", in: .systemFont(ofSize: 17))
///     title.size(scale: 2), title.firstBaseline
///     TextMeasure.lines(of: attributedText, width: 200, numberOfLines: 2, lineBreakMode: .byTruncatingTail)
///
/// No font file is read. Where the numbers come from:
/// - Heights of the system's font: San Francisco's published ascender and descender. Labels of real documents agree at every size, at two
///   and at three pixels to a point.
/// - Distances between the lines of text styles, and tracking by size: Apple's human interface guidelines.
/// - Widths of the system font's characters, and what weights, display sizes and pairs change: fitted to 2,750 labels of public documents;
///   ``SystemFontAdvances`` says how well. Light, thin and ultralight rest on a handful of labels; the weights beyond semibold, other than
///   Interface Builder's bold, are extrapolated.
/// - Other families: published heights; widths are published ones of Helvetica and Helvetica Neue, fitted to a dozen or two labels each for
///   Avenir Next, Futura and Gotham, and rough multiples of Helvetica's for the others. A font that is not known is measured as Helvetica
///   Neue, which Interface Builder shows in its place.
/// - Other scripts: averages, except Chinese, Japanese and Korean, which fill squares. Thai and its neighbors have no spaces between words,
///   and no dictionary is here: their lines break as one long word does.
enum TextMeasure {
    /// The lines of a text that is set in one font.
    ///
    /// - Parameters:
    ///   - width: what lines have room for, in points; infinite by default, and so is a width of 0 or less.
    ///   - numberOfLines: the most lines; 0 is any number.
    ///   - lineBreakMode: how lines break. Clipping does not break them; a mode that truncates breaks them between words and lets the last one that
    ///     is allowed go on to the width.
    ///   - cut: how the system's font is cut for its sizes.
    static func lines(
        of text: String, in font: UIFont, width: CGFloat = .infinity, numberOfLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byWordWrapping, cut: SystemFontCut = .continuous
    ) -> TextLines {
        var setter = LineSetter(width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, paragraph: nil)
        let measured = font.measured(in: cut)
        setter.add(text, TextStyle(font: measured))
        return setter.finish(emptyIn: measured)
    }

    /// The lines of a text with attributes: fonts, kerning, paragraph styles, attachments.
    ///
    /// - Parameters:
    ///   - width: what lines have room for, in points; infinite by default, and so is a width of 0 or less.
    ///   - numberOfLines: the most lines; 0 is any number.
    ///   - lineBreakMode: how lines break; nil leaves it to the text's paragraph styles.
    ///   - font: the font of what states none.
    ///   - usesFontLeading: whether the room that fonts want between lines counts, as it does in labels.
    ///   - cut: how the system's font is cut for its sizes.
    static func lines(
        of text: NSAttributedString, width: CGFloat = .infinity, numberOfLines: Int = 0, lineBreakMode: NSLineBreakMode? = nil,
        font: UIFont = .unstated, usesFontLeading: Bool = true, cut: SystemFontCut = .continuous
    ) -> TextLines {
        guard text.length > 0 else { return lines(of: "", in: font, width: width, numberOfLines: numberOfLines) }
        let first = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        var setter = LineSetter(
            width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, paragraph: first?.values,
            usesLeading: usesFontLeading)
        let characters = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, stop in
            setter.nextParagraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? .usual
            setter.add(characters.substring(with: range), TextStyle(attributes, font: font, cut: cut))
            if setter.lines.isTruncated { stop.pointee = true }
        }
        return setter.finish(emptyIn: font.measured(in: cut))
    }

    /// The width of a text in one line, in points and not rounded.
    ///
    /// Complexity: O(n) in the text's length, without allocation.
    static func width(of text: String, in font: UIFont, cut: SystemFontCut = .continuous) -> CGFloat {
        lines(of: text, in: font, cut: cut).size.width
    }
}

extension UIFont {
    /// The font of text that states none.
    static let unstated = UIFont(attributes: FontAttributes(name: "Helvetica", size: 12))
}
