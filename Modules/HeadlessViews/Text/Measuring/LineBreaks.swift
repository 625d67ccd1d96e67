/// What a character is to whoever breaks lines: classes in the manner of Unicode's annex 14, as few as interfaces need.
enum LineBreakClass {
    /// A letter, a mark, or whatever is part of a word.
    case letter
    case digit
    /// A space at which lines may end and that counts only if the line goes on.
    case space
    /// A place without width at which lines may end.
    case zeroWidthSpace
    /// What keeps both neighbors to itself, such as a no-break space or a word joiner.
    case glue
    /// What ends a paragraph or a line.
    case lineEnd
    /// An opening bracket or quotation mark: its right neighbor stays with it.
    case opening
    /// A closing bracket, a stop or what else may begin no line.
    case closing
    /// A hyphen: a line may end behind it, but not before a digit.
    case hyphen
    /// A slash, behind which a line may end before a letter.
    case slash
    /// A dash of Western text: a line may end behind it.
    case dash
    /// A character that stands for itself, as in Chinese and Japanese: a line may end on both sides.
    case ideograph
    /// What is drawn together with the character before it: combining marks, variation selectors, joiners, skin tones.
    case extender
}

extension LineBreakClass {
    /// The class of a character.
    init(_ scalar: Unicode.Scalar) {
        self = scalar.value < 0x80 ? Self(ascii: scalar.value) : Self(wide: scalar.value)
    }

    /// Whether a line may end between two characters that no space stands between.
    static func allowsBreak(between left: LineBreakClass, and right: LineBreakClass) -> Bool {
        switch (left, right) {
        case (_, .extender), (_, .glue), (_, .closing), (_, .slash), (.glue, _), (.opening, _), (_, .hyphen), (_, .dash): false
        case (.zeroWidthSpace, _): true
        case (.hyphen, .digit), (.slash, .digit): false
        case (.hyphen, _), (.slash, _), (.dash, _): true
        case (.ideograph, _), (_, .ideograph): true
        default: false
        }
    }

    private init(ascii value: UInt32) {
        self =
            switch value {
            case 0x30...0x39: .digit
            case 0x20, 0x09: .space
            case 0x0A...0x0D: .lineEnd
            case 0x28, 0x5B, 0x7B: .opening
            case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: .closing
            case 0x2D: .hyphen
            case 0x2F: .slash
            case 0x7C: .dash
            default: .letter
            }
    }

    private init(wide value: UInt32) {
        self =
            switch value {
            case 0x0300...0x036F, 0x0591...0x05BD, 0x064B...0x065F, 0x200C...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F,
                0x1F3FB...0x1F3FF,
                0xE0100...0xE01EF, 0xE0020...0xE007F:
                .extender
            case 0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF: .glue
            case 0x85, 0x2028, 0x2029: .lineEnd
            case 0x2000...0x200A, 0x205F, 0x1680, 0x3000: .space
            case 0x200B: .zeroWidthSpace
            case 0xAD, 0x2010, 0x2012, 0x2013, 0x2014: .dash
            case 0xAB, 0x2018, 0x201A, 0x201C, 0x201E, 0x2039, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x301D,
                0xFF08,
                0xFF3B, 0xFF5B:
                .opening
            case 0xBB, 0x2019, 0x201D, 0x203A, 0x2026, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015,
                0x3017,
                0x301E, 0x301F, 0x30FB, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D:
                .closing
            case 0x2E80...0x2FFF, 0x3003...0x30FF, 0x3105...0x9FFF, 0xA000...0xA4CF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
                0x20000...0x3FFFD:
                .ideograph
            case 0xFFFC, 0x2600...0x27BF, 0x1F000...0x1FAFF: .ideograph
            default: .letter
            }
    }
}
