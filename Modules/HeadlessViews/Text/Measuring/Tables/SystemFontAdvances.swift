/// The widths of the system font's characters, in thousandths of the size, as `Scripts/fit-text-metrics` found them.
///
/// They were fitted to labels of public Interface Builder documents. The columns below are for one half of the texts, for the other
/// half, which the fit did not see, and for the table as it stands here, fitted to both. They say how many labels were within 6 points
/// (farther off are those that something else made as wide as they are), and how many percent of these were within half a point, one
/// point and two.
///
/// ```
/// labels              fitted half      other half       both, as here
/// all                 512: 84, 90, 96  534: 72, 88, 97  1043: 84, 91, 97
/// pinned at one side  178: 87, 92, 98  176: 64, 86, 97  353: 83, 91, 98
/// regular             425: 85, 92, 96  434: 76, 91, 98  858: 85, 92, 97
/// medium              15: 67, 67, 93   22: 68, 73, 95   37: 81, 89, 97
/// semibold            44: 91, 93, 98   44: 59, 86, 100  88: 84, 90, 95
/// boldSystem          22: 77, 82, 95   28: 36, 68, 82   48: 83, 94, 96
/// below 13            39: 92, 97, 97   48: 88, 96, 98   86: 98, 99, 99
/// 13 to 16            141: 87, 91, 96  140: 78, 92, 99  281: 89, 95, 98
/// 17                  266: 85, 92, 97  273: 75, 90, 99  539: 83, 92, 99
/// 18 and 19           22: 64, 77, 95   26: 54, 81, 96   48: 77, 83, 98
/// 20 and more         44: 73, 73, 84   47: 32, 64, 79   89: 66, 72, 84
/// ```
enum SystemFontAdvances {
    /// Of the regular weight, U+0020 to U+007E.
    static let regular: [Int16] = [
        278, 332, 467, 644, 625, 915, 680, 282, 378, 378, 440, 635, 282, 473, 291, 314, 629, 470, 594, 629, 639, 637,
        620, 584, 649, 630, 302, 295, 638, 684, 652, 483, 930, 648, 656, 717, 723, 597, 564, 743, 757, 274, 566, 671,
        559, 879, 754, 767, 633, 771, 656, 638, 600, 734, 652, 945, 669, 656, 657, 347, 319, 351, 630, 560, 500, 549,
        623, 563, 624, 570, 361, 602, 595, 253, 260, 524, 253, 870, 586, 584, 614, 612, 382, 522, 365, 584, 535, 770,
        527, 539, 528, 371, 246, 371, 630,
    ]

    /// What semibold adds to each.
    static let semiboldExcess: [Int16] = [
        8, 22, 23, 23, 25, 28, 23, 20, 24, 24, 23, 21, 24, 30, 26, 23, 33, 26, 27, 23, 25, 26, 26, 23, 27, 26, 30, 23,
        23, 26, 23, 23, 23, 25, 23, 23, 15, 20, 23, 24, 29, 27, 24, 23, 18, 17, 20, 12, 24, 22, 22, 21, 10, 15, 22, 20,
        23, 19, 23, 24, 23, 27, 23, 23, 23, 20, 28, 19, 29, 20, 30, 15, 24, 23, 23, 26, 30, 32, 25, 20, 32, 23, 25, 17,
        25, 31, 22, 34, 31, 21, 27, 23, 23, 23, 23,
    ]

    /// What Interface Builder's bold, which is `UIFont.boldSystemFont(ofSize:)`, adds to each character of semibold.
    static let boldSystemExcess: Float = 11.8

    /// What the design for display sizes takes away from each character at a size in points; in between it is interpolated.
    static let displayNarrowing: [(size: Float, amount: Float)] = [
        (19, 0.0),
        (20, 14.2),
        (21, 15.6),
        (22, 32.3),
        (23, 41.7),
        (24, 48.5),
        (25, 48.9),
        (26, 48.7),
        (28, 58.1),
        (36, 55.0),
    ]

    /// How much of the narrowing of the largest sizes the digits are spared; at others in proportion.
    static let digitRelief: Float = 30.8

    /// What is added between two characters: of a class of left ones and a class of right ones.
    static let kerning: [String: Int16] = [
        "--": 4, "-0": -8, "..": 5, ".0": -31, ".o": 5, "/A": -6, "1.": -6, "11": 4, "AT": -12, "Ai": 6, "An": 13,
        "Ao": -10, "CT": 5, "Fi": 9, "Fo": -5, "Ki": 7, "Ko": -15, "Lo": 6, "Oi": -5, "On": 11, "Oo": 5, "Ot": 6,
        "Ov": 10, "PO": 5, "Pn": -7, "Po": -7, "ST": -4, "Si": -7, "TA": -6, "TT": 6, "Ti": 21, "Tn": -18, "To": -46,
        "Vi": 6, "Vo": -8, "Wi": 5, "fi": 6, "fn": -7, "fo": -7, "ft": 5, "k0": 5, "ki": -6, "kn": 19, "ko": -8,
        "r0": -7, "ri": 5, "ro": -7, "rt": 11, "rv": 9, "v.": 5, "vi": 5, "vo": -16,
    ]

    /// The classes of characters on the left of a pair, by the character that stands for each in ``kerning``.
    static let leftClasses: [Character: String] = [
        "T": "T", "Y": "Y", "V": "V", "W": "W", "A": "A", "L": "L", "F": "F", "P": "P", "r": "r", "f": "f", "v": "vwy", "k": "kx",
        "K": "KX", "R": "R", "O": "ODQ", ".": ".,", "-": "-", "/": "/", "C": "CG", "S": "S", "1": "1", "7": "7",
    ]

    /// The classes of characters on the right of a pair.
    static let rightClasses: [Character: String] = [
        "o": "aceodgqs", "n": "mnprux", "v": "vwyz", ".": ".,", "A": "A", "T": "T", "V": "VW", "Y": "Y", "O": "OCGQ", "-": "-",
        "t": "tf", "J": "J", "/": "/", "i": "ijbhkl", "1": "1", "0": "02345689",
    ]
}
