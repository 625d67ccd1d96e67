/// The widths of the system font's characters, in thousandths of the size, as `Scripts/fit-text-metrics` found them.
///
/// README.md beside this folder's files says what they were fitted to and how well they did on what they were not fitted to.
enum SystemFontAdvances {
    /// Of the regular weight, U+0020 to U+007E.
    static let regular: [Int16] = [
        279, 333, 469, 642, 614, 905, 680, 276, 379, 379, 440, 634, 278, 468, 286, 303, 629, 470, 603, 629, 642, 623,
        626, 579, 640, 637, 302, 295, 647, 659, 643, 478, 930, 653, 655, 715, 726, 594, 563, 751, 758, 271, 558, 669,
        562, 879, 752, 774, 633, 780, 654, 636, 600, 736, 643, 948, 708, 663, 656, 345, 319, 348, 630, 560, 500, 551,
        623, 562, 623, 572, 360, 604, 597, 254, 260, 530, 252, 870, 584, 585, 613, 615, 381, 522, 363, 583, 532, 763,
        522, 538, 528, 371, 250, 371, 630,
    ]

    /// What semibold adds to each.
    static let semiboldExcess: [Int16] = [
        17, 23, 23, 23, 23, 23, 23, 19, 24, 24, 23, 22, 23, 23, 23, 23, 28, 26, 24, 22, 23, 24, 23, 23, 23, 19, 27, 23,
        23, 24, 23, 22, 23, 32, 24, 28, 19, 29, 22, 21, 31, 25, 22, 23, 23, 20, 26, 26, 27, 24, 30, 27, 27, 17, 23, 20,
        26, 24, 23, 24, 23, 27, 23, 23, 23, 18, 30, 16, 24, 19, 25, 21, 23, 24, 23, 26, 28, 28, 24, 21, 31, 23, 18, 15,
        23, 20, 24, 23, 28, 19, 28, 23, 23, 23, 23,
    ]

    /// What the design for display sizes takes away from each character at a size in points; in between it is interpolated.
    static let displayNarrowing: [(size: Float, amount: Float)] = [
        (19, 0.0),
        (20, -14.0),
        (21, -10.7),
        (22, -32.6),
        (23, -43.4),
        (24, -46.3),
        (25, -49.5),
        (26, -51.0),
        (28, -55.5),
        (36, -52.4),
    ]

    /// What is added between two characters: of a class of left ones and a class of right ones.
    static let kerning: [String: Int16] = [
        "--": 7, "-0": -7, "..": 5, ".0": -26, "/1": 4, "/A": -7, "11": 6, "AT": -6, "Ai": 5, "An": 8, "Ao": -14,
        "Co": 8, "Fi": 8, "Ki": 10, "Ko": -15, "LO": -5, "OT": 10, "Oi": -7, "On": 6, "Ov": 5, "PO": 4, "Pn": -5,
        "Po": -8, "ST": -5, "Si": -7, "St": 5, "TO": 5, "TT": 5, "TY": 8, "Ti": 19, "Tn": -21, "To": -43, "Wo": -5,
        "fn": -5, "fo": -7, "ft": 7, "k0": 6, "ki": -6, "kn": 19, "ko": -15, "rn": 5, "ro": -9, "rt": 18, "rv": 11,
        "v.": 6, "vO": -6, "vo": -13,
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
