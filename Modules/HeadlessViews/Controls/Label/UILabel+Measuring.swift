import Foundation

extension UILabel {
    /// The lines that the label's text is set in.
    ///
    /// - Parameters:
    ///   - width: what lines have room for, in points; 0 or less is any width.
    ///   - numberOfLines: the most lines; 0 is any number. One line has all the width that its text needs.
    func textLines(width: CGFloat, numberOfLines: Int) -> TextLines? {
        let room = numberOfLines == 1 ? .infinity : width
        let cut = ControlMetrics.current.fontCut
        if let plain = plainText {
            guard !plain.isEmpty else { return nil }
            return TextMeasure.lines(
                of: plain, in: font, width: room, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, cut: cut)
        }
        guard let text = attributedText, text.length > 0 else { return nil }
        return TextMeasure.lines(
            of: text, width: room, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, font: font, cut: cut)
    }

    /// The size of the text in whole pixels; nothing for no text.
    func textSize(width: CGFloat, numberOfLines: Int) -> CGSize {
        textLines(width: width, numberOfLines: numberOfLines)?.size(scale: screenScale) ?? .zero
    }

    /// The lines as they stand in the width that the label has; without text, a line of its font.
    var baselineLines: TextLines {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
        return textLines(width: width, numberOfLines: numberOfLines) ?? TextMeasure.lines(of: "", in: font)
    }

    /// The rectangle of a text of some size in bounds: at the side that the text keeps to, in the middle of the height.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        let free = max(0, bounds.width - size.width)
        let left: CGFloat =
            switch textAlignment {
            case .center: free / 2
            case .right: free
            case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: free
            default: 0
            }
        let above = max(0, bounds.height - size.height) / 2
        let top = bounds.minY + PixelGrid(scale: screenScale).down(above)
        return CGRect(x: bounds.minX + left, y: top, width: size.width, height: size.height)
    }
}
