import Foundation

/// Characters side by side on one baseline: their width and how far they reach above and below it, in points.
struct LineBox {
    var width: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = 0
    /// The room to leave below the line if another one follows.
    var gap: CGFloat = 0
    /// Whether nothing stands in the box, not even a character without width.
    var isEmpty = true

    /// The height of the line before a paragraph style changes it.
    var naturalHeight: CGFloat { ascent + descent + leading }

    /// Makes the box at least as high as a font that is set some way above the baseline.
    mutating func include(_ font: MeasuredFont, offset: CGFloat) {
        reach(above: font.ascent + offset, below: font.descent - offset)
        if font.leading > leading { leading = font.leading }
        if font.lineGap > gap { gap = font.lineGap }
    }

    /// Makes the box reach at least so far from the baseline.
    mutating func reach(above: CGFloat, below: CGFloat) {
        if isEmpty {
            (ascent, descent, isEmpty) = (above, below, false)
        } else {
            if above > ascent { ascent = above }
            if below > descent { descent = below }
        }
    }

    /// Puts another box behind this one.
    mutating func append(_ next: LineBox) {
        guard !next.isEmpty else { return }
        width += next.width
        reach(above: next.ascent, below: next.descent)
        leading = max(leading, next.leading)
        gap = max(gap, next.gap)
    }
}

extension ParagraphValues {
    /// The height of a line that has a natural height of its own.
    func lineHeight(natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }

    /// The distance of a line from the leading edge.
    func indent(isFirstLine: Bool) -> CGFloat { isFirstLine ? firstLineHeadIndent : headIndent }

    /// The room that lines have from their indent on within a width.
    func room(in width: CGFloat, isFirstLine: Bool) -> CGFloat {
        let end = tailIndent > 0 ? min(width, tailIndent) : width + tailIndent
        return max(0, end - indent(isFirstLine: isFirstLine))
    }

    /// The next tab stop behind a place in the line.
    func tabStop(behind place: CGFloat) -> CGFloat {
        if let stop = tabStops.first(where: { $0.location > place }) { return stop.location }
        let interval = defaultTabInterval > 0 ? defaultTabInterval : 28
        return ((place / interval).rounded(.down) + 1) * interval
    }
}
