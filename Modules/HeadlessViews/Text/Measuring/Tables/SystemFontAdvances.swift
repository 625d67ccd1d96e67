/// The widths of the system font's characters, in thousandths of the size, as `Scripts/fit-text-metrics` found them.
///
/// They were fitted to labels of public Interface Builder documents. The columns below are for one half of the texts, for the other
/// half, which the fit did not see, and for the table as it stands here, fitted to both. They say how many labels were within 6 points
/// (farther off are those that something else made as wide as they are), and how many percent of these were within half a point, one
/// point and two.
///
/// ```
/// labels              fitted half        other half        both, as here
/// all                 516: 92, 95, 97    540: 78, 92, 97   1054: 91, 95, 98
/// pinned at one side  180: 89, 96, 99    180: 72, 92, 97   359: 90, 96, 99
/// regular             429: 91, 95, 97    440: 82, 94, 98   869: 91, 95, 98
/// medium              15: 73, 80, 93     22: 64, 82, 100   37: 84, 92, 97
/// semibold            44: 98, 98, 98     44: 75, 93, 100   88: 94, 94, 99
/// boldSystem          22: 100, 100, 100  28: 50, 79, 86    48: 94, 94, 96
/// below 13            39: 97, 97, 97     48: 94, 98, 100   87: 98, 99, 99
/// 13 to 16            143: 94, 95, 97    144: 80, 94, 99   287: 95, 96, 98
/// 17                  268: 92, 97, 99    275: 80, 94, 100  543: 91, 97, 99
/// 18 and 19           22: 95, 95, 100    26: 77, 88, 100   48: 92, 94, 100
/// 20 and more         44: 75, 77, 86     47: 51, 74, 77    89: 70, 75, 84
/// ```
enum SystemFontAdvances {
    /// Of the regular weight, U+0020 to U+007E.
    static let regular: [Int16] = [
        283, 309, 450, 629, 619, 905, 680, 260, 380, 380, 440, 638, 264, 468, 285, 311, 627, 471, 596, 617, 646, 624,
        631, 590, 646, 623, 305, 295, 640, 666, 640, 494, 930, 662, 652, 718, 725, 594, 564, 743, 754, 275, 544, 674,
        565, 878, 751, 768, 640, 790, 657, 639, 598, 736, 642, 956, 666, 645, 624, 347, 319, 350, 630, 560, 500, 547,
        617, 560, 616, 571, 362, 608, 598, 254, 257, 533, 256, 871, 585, 583, 612, 611, 382, 517, 362, 587, 524, 766,
        519, 536, 527, 371, 257, 371, 630,
    ]

    /// What semibold adds to each.
    static let semiboldExcess: [Int16] = [
        -1, 22, 23, 23, 23, 27, 23, 21, 24, 24, 23, 22, 25, 29, 22, 25, 32, 29, 25, 31, 23, 24, 26, 24, 29, 33, 29, 23,
        23, 25, 23, 24, 23, 31, 30, 23, 12, 19, 25, 24, 28, 29, 24, 24, 17, 16, 23, 11, 23, 23, 23, 23, 10, 19, 22, 15,
        23, 21, 23, 24, 23, 27, 23, 23, 23, 16, 23, 20, 27, 20, 30, 16, 23, 27, 23, 29, 29, 35, 25, 20, 24, 23, 28, 17,
        30, 26, 24, 31, 32, 23, 28, 23, 23, 23, 23,
    ]

    /// What Interface Builder's bold, which is `UIFont.boldSystemFont(ofSize:)`, adds to each character of semibold.
    static let boldSystemExcess: Float = 11.2

    /// What the design for display sizes takes away from each.
    static let displayNarrowing: [Int16] = [
        58, 51, 53, 53, 53, 52, 53, 54, 53, 53, 53, 54, 53, 53, 54, 53, 24, 27, 29, 33, 28, 28, 28, 28, 27, 29, 52, 53,
        53, 53, 53, 53, 53, 51, 51, 55, 52, 53, 55, 55, 53, 56, 53, 53, 53, 51, 53, 52, 52, 53, 53, 54, 52, 53, 52, 53,
        53, 53, 53, 53, 53, 53, 53, 53, 53, 56, 52, 54, 51, 58, 53, 54, 55, 56, 53, 53, 58, 59, 57, 62, 55, 53, 56, 50,
        56, 52, 53, 52, 51, 53, 53, 53, 53, 53, 53,
    ]

    /// How much of the design for display sizes is in the letters at a size in points, since iOS 14; in between it is interpolated.
    static let displayShares: [(size: Float, share: Float)] = [
        (19, 0.00),
        (20, 0.27),
        (21, 0.33),
        (22, 0.60),
        (23, 0.76),
        (24, 0.87),
        (25, 0.90),
        (26, 0.93),
        (28, 1.00),
    ]

    /// What is added between two characters: of a class of left ones and a class of right ones.
    static let kerning: [String: Int16] = [
        "-0": -5, "-t": 6, "..": 12, ".0": -24, "/A": -14, "/o": -5, "11": 5, "AT": -11, "Ai": 5, "An": 7, "Ao": -17,
        "Fn": -7, "Lo": -5, "On": 5, "Oo": 6, "Po": -6, "ST": -5, "TA": -10, "TT": 8, "Ti": 11, "Tn": -11, "To": -34,
        "Vi": 6, "Vo": -7, "Wi": 5, "Yo": -23, "fo": -5, "k0": 12, "kn": 15, "ko": -9, "kt": 4, "rn": 7, "ro": -4,
        "rt": 11, "rv": 7, "v.": -15, "vi": 6, "vo": -15,
    ]

    /// What is added besides between two characters themselves.
    static let pairKerning: [String: Int16] = [
        "AM": 7, "AT": -11, "AU": -11, "Ad": -8, "Am": -12, "An": 7, "Ar": 9, "Ax": 6, "Ba": 14, "Co": 7, "Du": 5,
        "EA": -7, "EN": 6, "ER": 6, "ET": 5, "Ef": -4, "En": -6, "Fa": -5, "Fr": -5, "Ge": 8, "Gi": -8, "Go": -10,
        "Ho": 6, "Hu": -7, "IA": 7, "ID": -8, "IL": -9, "IM": -4, "IT": 6, "KE": 4, "Ke": -5, "LE": 5, "La": 6,
        "Lo": -8, "MM": 8, "Ma": -6, "Me": 8, "Mo": 8, "Mu": -6, "My": -9, "NO": 7, "NT": 10, "OS": -5, "OU": 5,
        "Or": -5, "Pa": -7, "Ph": 5, "Pi": -5, "RO": -9, "Re": -8, "SI": 4, "SM": -5, "ST": -5, "Sa": 5, "Sc": -7,
        "TA": -10, "TE": -11, "TI": 6, "TL": 14, "TT": 8, "Ta": -13, "Te": -11, "Th": 6, "Ti": 6, "To": -9, "Tr": -11,
        "UI": 11, "UL": -5, "UR": -8, "UT": -8, "Vi": 6, "Vo": -5, "Wa": -7, "We": 7, "Wi": 8, "Yo": -11, "ab": 6,
        "ac": 6, "ad": 7, "af": 7, "ai": -7, "am": -6, "an": -6, "ap": -5, "as": 10, "aw": -19, "be": 9, "bl": -12,
        "cc": -5, "ci": -10, "ck": -11, "co": 5, "cr": 6, "ct": 4, "da": -9, "de": -6, "di": -5, "dl": -7, "dr": -6,
        "du": -5, "eA": -8, "ea": 6, "ec": -5, "el": -5, "eo": -5, "ep": -11, "es": 7, "ev": -9, "ew": 18, "ex": -13,
        "ey": -5, "fe": -7, "ha": -4, "hi": 6, "iP": 6, "ib": 9, "id": 5, "if": -10, "il": -5, "io": -4, "is": 5,
        "it": -4, "iv": 5, "ix": -7, "iz": -5, "ke": -7, "la": -7, "li": -7, "lo": 5, "ls": 6, "ly": 9, "mb": -8,
        "mo": -5, "mp": -4, "na": 7, "nd": 6, "nf": 5, "nn": -5, "no": 13, "nu": 5, "oc": -7, "oi": 6, "om": 6,
        "oo": 5, "op": 5, "os": -6, "ou": -5, "ow": -11, "pi": 7, "pl": 6, "po": 5, "pp": 10, "ps": 4, "rS": 7,
        "ra": 13, "re": -11, "rf": 6, "rm": 7, "ro": -7, "rp": -7, "rr": 12, "rt": 5, "rv": 4, "se": 7, "sf": -8,
        "sh": -6, "si": -5, "so": 11, "tF": -5, "tc": -6, "th": -7, "tl": 5, "to": -8, "tr": -7, "ts": -9, "tt": 6,
        "ue": -6, "ui": -5, "up": 5, "ur": -6, "va": -9, "ve": 6, "vi": 8, "wi": -5, "xa": -6, "ze": -9,
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
