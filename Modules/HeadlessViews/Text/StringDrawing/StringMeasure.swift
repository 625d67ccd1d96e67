import Foundation

/// Measures text in the way of `boundingRect(with:options:context:)`.
struct StringMeasure {
    var text: NSAttributedString
    var size: CGSize
    var options: NSStringDrawingOptions

    /// The rectangle of the text; a context that lets it shrink is told how far it did.
    func rect(_ context: NSStringDrawingContext?) -> CGRect {
        var scale: CGFloat = 1
        if let least = context?.minimumScaleFactor, least > 0, least < 1, !fits(scale: 1) {
            scale = largestFittingScale(from: least)
        }
        let rect = rect(scale: scale)
        context?.actualScaleFactor = scale
        context?.totalBounds = rect
        return rect
    }

    private func rect(scale: CGFloat) -> CGRect {
        let lines = lines(scale: scale)
        guard options.contains(.usesLineFragmentOrigin) else {
            return CGRect(x: 0, y: lines.firstBaseline - lines.size.height, width: lines.size.width, height: lines.size.height)
        }
        return CGRect(origin: .zero, size: lines.size)
    }

    private func lines(scale: CGFloat) -> TextLines {
        let text = scale == 1 ? text : text.scaled(by: scale)
        let isBroken = options.contains(.usesLineFragmentOrigin)
        var lines = TextMeasure.lines(
            of: text, width: isBroken ? size.width : .infinity, numberOfLines: isBroken ? 0 : 1,
            usesFontLeading: options.contains(.usesFontLeading))
        // Without letters to look at, the lines that fit are found by asking for fewer and fewer.
        while options.contains(.truncatesLastVisibleLine), size.height > 0, lines.size.height > size.height + 0.01, lines.count > 1
        {
            let fitting = max(1, min(lines.count - 1, Int(CGFloat(lines.count) * size.height / lines.size.height)))
            lines = TextMeasure.lines(
                of: text, width: size.width, numberOfLines: fitting, usesFontLeading: options.contains(.usesFontLeading))
        }
        return lines
    }

    private func fits(scale: CGFloat) -> Bool {
        let rect = rect(scale: scale)
        return (size.width <= 0 || rect.width <= size.width + 0.01) && (size.height <= 0 || rect.height <= size.height + 0.01)
    }

    private func largestFittingScale(from least: CGFloat) -> CGFloat {
        var (low, high) = (least, CGFloat(1))
        // Twelve halvings find it to within a quarter of a thousandth.
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if fits(scale: middle) { low = middle } else { high = middle }
        }
        return low
    }
}

extension NSAttributedString {
    /// The text with every font in another share of its size.
    fileprivate func scaled(by scale: CGFloat) -> NSAttributedString {
        let scaled = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            let font = value as? UIFont ?? .unstated
            scaled.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
        }
        return scaled
    }
}
