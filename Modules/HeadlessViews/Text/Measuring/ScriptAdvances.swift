/// The width of characters that no table has: an average of each script, as a share of the size.
///
/// They are those of the fonts that iOS falls back on, in the regular weight, by eye and from the few samples that have them; Chinese,
/// Japanese and Korean characters fill a square, and that is exact.
enum ScriptAdvances {
    /// The width of a character; 0 for one that is drawn over another.
    static func width(of scalar: Unicode.Scalar) -> Float {
        let value = scalar.value
        if isMark(value) { return 0 }
        if isFullWidth(scalar) { return 1 }
        if isEmoji(scalar) { return 1.12 }
        return value < 0x2000 ? ofLetters(value) : ofSymbols(value)
    }

    /// Whether a character fills a square, whatever the weight.
    static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// The width of an emoji as a share of the size, in which small ones are wider.
    ///
    /// Labels of real documents say 22.5 to 23 at 17 points, 38 at 34, 43 at 38.
    static func emojiWidth(at size: CGFloat) -> CGFloat {
        1.33 - 0.21 * min(max((size - 20) / 14, 0), 1)
    }

    /// Whether a character is drawn as a colored picture.
    static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x231A...0x231B, 0x23E9...0x23F3, 0x26A1, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26D4, 0x26EA, 0x26F2...0x26FD, 0x2705,
            0x270A...0x270B,
            0x2728, 0x274C, 0x274E, 0x2753...0x2757, 0x2795...0x2797, 0x2B50, 0x2B55, 0x1F000...0x1FAFF:
            true
        default: false
        }
    }

    private static func isMark(_ value: UInt32) -> Bool {
        switch value {
        case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x0610...0x061A,
            0x064B...0x065F,
            0x0670, 0x06D6...0x06ED, 0x0900...0x0903, 0x093A...0x093C, 0x0941...0x0948, 0x094D, 0x0951...0x0957, 0x0E31,
            0x0E34...0x0E3A,
            0x0E47...0x0E4E, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x20D0...0x20FF,
            0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE01EF:
            true
        default: false
        }
    }

    private static func ofLetters(_ value: UInt32) -> Float {
        switch value {
        case 0x0180...0x02FF: 0.58
        case 0x0370...0x03AB, 0x0400...0x042F: ScriptAdvances.capital(value)
        case 0x03AC...0x03FF: 0.57
        case 0x0430...0x045F: cyrillic[Int(value - 0x0430)]
        case 0x0460...0x052F: 0.62
        case 0x0530...0x058F: 0.6
        case 0x0590...0x05FF: 0.56
        case 0x0600...0x06FF, 0x0750...0x077F: 0.5
        case 0x0900...0x0DFF: 0.6
        case 0x0E00...0x0EFF: 0.58
        case 0x1100...0x11FF: 1
        case 0x1E00...0x1EFF: value % 2 == 0 ? 0.67 : 0.56
        default: 0.6
        }
    }

    private static func capital(_ value: UInt32) -> Float {
        switch value {
        case 0x0406, 0x0407, 0x0399, 0x03AA: 0.27
        case 0x0416, 0x0424, 0x042E: 0.93
        case 0x0428, 0x0429, 0x042B: 0.96
        default: 0.68
        }
    }

    private static func ofSymbols(_ value: UInt32) -> Float {
        switch value {
        case 0x2002: 0.5
        case 0x2003: 1
        case 0x2000...0x200A, 0x202F, 0x205F: 0.25
        case 0x2010...0x2011: 0.46
        case 0x2012...0x2013: 0.53
        case 0x2014...0x2015: 0.86
        case 0x2018...0x201B: 0.27
        case 0x201C...0x201F: 0.45
        case 0x2022: 0.43
        case 0x2026: 0.86
        case 0x2030: 1.25
        case 0x2039...0x203A: 0.34
        case 0x20A0...0x20BF: 0.63
        case 0x2100...0x214F: 0.85
        case 0x2190...0x21FF: 0.9
        case 0x2200...0x22FF: 0.65
        case 0x2460...0x2BFF: 0.85
        case 0xFF61...0xFFDC: 0.5
        default: 0.6
        }
    }

    /// U+0430 to U+045F: those that look like Latin letters are as wide.
    private static let cyrillic: [Float] = [
        0.55, 0.61, 0.58, 0.45, 0.64, 0.57, 0.79, 0.53, 0.6, 0.6, 0.55, 0.62, 0.74, 0.6, 0.585, 0.59, 0.615, 0.56, 0.5, 0.54, 0.82,
        0.52,
        0.62, 0.57, 0.85, 0.87, 0.65, 0.78, 0.56, 0.56, 0.83, 0.56, 0.57, 0.57, 0.6, 0.45, 0.56, 0.52, 0.254, 0.254, 0.257, 0.9,
        0.9, 0.6,
        0.55, 0.6, 0.54, 0.6,
    ]
}
