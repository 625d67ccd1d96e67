import Foundation

extension LineSetter {
    mutating func add(_ scalar: Unicode.Scalar, _ style: TextStyle) {
        let kind = LineBreakClass(scalar)
        if kind == .lineEnd { return endParagraph(at: scalar, style) }
        if !isOpen { beginParagraph() }
        if kind == .space {
            addSpace(scalar, style)
        } else {
            addToWord(scalar, kind, style)
        }
        neighbor = Neighbor(scalar: scalar, kind: neighbor.kindBefore(kind), joinsNext: neighbor.joins(scalar))
    }

    private mutating func addSpace(_ scalar: Unicode.Scalar, _ style: TextStyle) {
        settleWord()
        settled.include(style.font, offset: style.baselineOffset)
        if scalar == "\t" {
            let indent = paragraph.indent(isFirstLine: isFirstOfParagraph)
            let place = indent + settled.width + spaces
            spaces += paragraph.tabStop(behind: place) - place
        } else {
            spaces += style.font.advance(of: scalar) + style.kern
        }
    }

    private mutating func addToWord(_ scalar: Unicode.Scalar, _ kind: LineBreakClass, _ style: TextStyle) {
        if breaking != .nowhere, room < .infinity {
            if !neighbor.joinsNext, LineBreakClass.allowsBreak(between: neighbor.kind, and: kind) { settleWord() }
            let advance = advance(of: scalar, kind, style)
            if advance > 0, settled.width + spaces + word.width + advance > room + Self.tolerance { breakLine(for: advance) }
            if isFull { return lines.isTruncated = true }
            append(scalar, advance, style)
        } else {
            append(scalar, advance(of: scalar, kind, style), style)
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ advance: CGFloat, _ style: TextStyle) {
        word.width += advance
        if scalar == "\u{FFFC}", let attachment = style.attachment {
            word.reach(above: attachment.maxY, below: -attachment.minY)
        } else {
            word.include(style.font, offset: style.baselineOffset)
        }
        if marksCut, room < .infinity, isLastAllowed { markCut(style) }
    }

    private mutating func markCut(_ style: TextStyle) {
        let width = settled.width + spaces + word.width + style.font.advance(of: "…")
        if width <= room + Self.tolerance { markedWidth = width }
    }

    private func advance(of scalar: Unicode.Scalar, _ kind: LineBreakClass, _ style: TextStyle) -> CGFloat {
        if kind == .extender || neighbor.joinsNext { return 0 }
        if scalar == "\u{FFFC}", let attachment = style.attachment { return attachment.width + style.kern }
        return style.font.advance(of: scalar, after: neighbor.scalar) + style.kern
    }

    /// Lets the word stay in this line.
    mutating func settleWord() {
        guard !word.isEmpty else { return }
        settled.width += spaces
        spaces = 0
        settled.append(word)
        word = LineBox()
    }

    /// Ends the line because a character of some width has no room there.
    private mutating func breakLine(for advance: CGFloat) {
        if isLastAllowed, cutsLastLine { return }
        if breaking == .betweenCharacters { settleWord() }
        if !settled.isEmpty {
            endLine(settled)
            beginLine()
        }
        // A word that is longer than a whole line breaks between any two characters.
        if !isFull, !word.isEmpty, word.width + advance > room + Self.tolerance {
            endLine(word)
            word = LineBox()
            beginLine()
        }
    }

    /// By how much a line may be wider than its room, in points: less than any eye or pixel notices, more than arithmetic errs.
    static let tolerance: CGFloat = 0.01
}

extension LineSetter.Neighbor {
    /// The class that the character counts as for the one behind it: marks count as what they stand on.
    fileprivate func kindBefore(_ next: LineBreakClass) -> LineBreakClass { next == .extender ? kind : next }

    /// Whether the character behind this scalar is drawn together with it: behind a joiner, and in flags, which are two letters.
    fileprivate func joins(_ next: Unicode.Scalar) -> Bool {
        if next == "\u{200D}" { return true }
        let isFlagLetter = (0x1F1E6...0x1F1FF).contains(next.value)
        return isFlagLetter && !joinsNext
    }
}
