import Foundation

/// Sets characters in lines, one after the other: as many words in each line as have room there.
///
/// A line is what was settled before, spaces that count only if something follows them, and the word that is being read, which may yet
/// move to the next line. Nothing is kept of a character but its width.
struct LineSetter {
    /// Where lines end that are too long.
    enum Breaking {
        case nowhere, betweenWords, betweenCharacters
    }

    let width: CGFloat
    let limit: Int
    let breaking: Breaking
    /// Whether the last line that is allowed goes on to its edge, to be cut off there, and is not broken.
    let cutsLastLine: Bool
    /// Whether a mark stands in the place of the text that the last line has no room for.
    let marksCut: Bool
    /// Whether the room that fonts want between lines counts.
    let usesLeading: Bool
    /// The style of the paragraph that is being set.
    var paragraph: ParagraphValues
    /// The style of the paragraph that begins behind the next line feed.
    var nextParagraph: ParagraphValues

    var lines = TextLines()
    var settled = LineBox()
    var spaces: CGFloat = 0
    var word = LineBox()
    /// The width of as much of the line as has room with the mark of a cut behind it, and the mark's.
    var markedWidth: CGFloat = 0
    var room: CGFloat = .infinity
    var isFirstOfParagraph = true
    /// Whether a line is open; after the end of a paragraph none is until another character comes.
    var isOpen = false
    /// The room to leave above the next line.
    var gap: CGFloat = 0
    var neighbor = Neighbor()
    /// The style of the line feed that was read last.
    var lineEndStyle: TextStyle?

    /// Whether all lines that are allowed are set, so that no text counts any more.
    var isFull: Bool { lines.count >= limit }

    /// What the character before the next one means to it.
    struct Neighbor {
        var scalar: Unicode.Scalar = " "
        var kind = LineBreakClass.space
        /// Whether the next character is drawn together with it, as in an emoji of several.
        var joinsNext = false
    }

    /// Makes a setter of lines.
    ///
    /// - Parameters:
    ///   - lineBreakMode: nil leaves it to the paragraph's style, in which modes that cut lines off do not break them.
    ///   - paragraph: the first paragraph's style; nil for the usual one.
    init(
        width: CGFloat, numberOfLines: Int, lineBreakMode: NSLineBreakMode?, paragraph: ParagraphValues?, usesLeading: Bool = true
    ) {
        self.width = width > 0 ? width : .infinity
        limit = numberOfLines > 0 ? numberOfLines : .max
        let style = paragraph ?? .usual
        let mode = lineBreakMode ?? style.lineBreakMode
        let wraps = mode == .byWordWrapping || mode == .byCharWrapping
        if lineBreakMode == nil, !wraps {
            breaking = .nowhere
        } else {
            breaking = mode == .byCharWrapping ? .betweenCharacters : .betweenWords
        }
        cutsLastLine = !wraps
        marksCut = !wraps && mode != .byClipping
        self.usesLeading = usesLeading
        self.paragraph = style
        nextParagraph = style
        beginLine()
    }

    /// Adds characters of one style.
    mutating func add(_ text: String, _ style: TextStyle) {
        for scalar in text.unicodeScalars {
            if isFull {
                lines.isTruncated = true
                return
            }
            add(scalar, style)
        }
    }

    /// Ends the text.
    ///
    /// - Parameter font: what an empty text is as high as.
    mutating func finish(emptyIn font: MeasuredFont) -> TextLines {
        if isFull { return lines }
        // A line feed at the end begins a line that has nothing in it, as the labels of real documents have it.
        if !isOpen, lines.count > 0, let style = lineEndStyle {
            beginParagraph()
            settled.include(style.font, offset: style.baselineOffset)
        }
        if isOpen {
            if settled.isEmpty, word.isEmpty { word.include(font, offset: 0) }
            endLastLineOfParagraph()
        }
        return lines
    }
}

extension ParagraphValues {
    static let usual = ParagraphValues()
}
