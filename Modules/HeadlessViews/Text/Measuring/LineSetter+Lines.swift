import Foundation

extension LineSetter {
    /// Whether no line may follow this one.
    var isLastAllowed: Bool { lines.count == limit - 1 }

    mutating func beginLine() {
        isOpen = true
        settled = LineBox()
        spaces = 0
        markedWidth = 0
        room = paragraph.room(in: width, isFirstLine: isFirstOfParagraph)
    }

    mutating func beginParagraph() {
        paragraph = nextParagraph
        isFirstOfParagraph = true
        gap += paragraph.paragraphSpacingBefore
        word = LineBox()
        beginLine()
    }

    /// Adds what stands in one line to the lines.
    mutating func endLine(_ ending: LineBox) {
        var box = ending
        if !usesLeading { (box.leading, box.gap) = (0, 0) }
        let height = paragraph.lineHeight(natural: box.naturalHeight)
        let top = lines.size.height + gap
        lines.lastBaseline = top + height - box.descent - box.leading
        if lines.count == 0 { lines.firstBaseline = lines.lastBaseline }
        lines.count += 1
        lines.size.height = top + height
        lines.size.width = max(lines.size.width, box.width + paragraph.indent(isFirstLine: isFirstOfParagraph))
        gap = paragraph.lineSpacing + box.gap
        lines.gapBelow = box.gap
        isFirstOfParagraph = false
        isOpen = false
    }

    /// Ends the line with all that was read; spaces at its end count as far as there is room for them.
    mutating func endLastLineOfParagraph() {
        settleWord()
        var box = settled
        box.width += spaces
        if box.width > room + Self.tolerance, breaking != .nowhere {
            lines.isTruncated = lines.isTruncated || settled.width > room + Self.tolerance
            let isMarked = marksCut && isLastAllowed && markedWidth > 0 && settled.width > room + Self.tolerance
            box.width = isMarked ? markedWidth : max(min(settled.width, room), 0)
        }
        endLine(box)
    }

    mutating func endParagraph(at scalar: Unicode.Scalar, _ style: TextStyle) {
        defer { neighbor = Neighbor(scalar: scalar, kind: .lineEnd) }
        // A carriage return and the line feed behind it are one end.
        if scalar == "\n", neighbor.scalar == "\r" { return }
        lineEndStyle = style
        if !isOpen { beginParagraph() }
        if settled.isEmpty, word.isEmpty { settled.include(style.font, offset: style.baselineOffset) }
        endLastLineOfParagraph()
        // A line separator ends a line and not its paragraph.
        if scalar == "\u{2028}" {
            beginLine()
        } else {
            gap += paragraph.paragraphSpacing
        }
    }
}
