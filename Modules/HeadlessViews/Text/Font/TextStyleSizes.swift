/// The sizes of each kind of text, as Apple's human interface guidelines publish them for iOS.
enum TextStyleSizes {
    /// The size in points of text of a kind; one that UIKit does not have counts as running text.
    static func pointSize(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        (table[style] ?? running)[category.step]
    }

    /// Whether text of a kind has a size in any category.
    static func has(_ size: CGFloat, for style: UIFont.TextStyle) -> Bool { (table[style] ?? running).contains(size) }

    /// Whether UIKit has such a kind of text.
    static func isKnown(_ style: UIFont.TextStyle) -> Bool {
        table[style] != nil
    }

    /// Whether text of a kind is set in semibold.
    static func isEmphasized(_ style: UIFont.TextStyle) -> Bool {
        style == .headline
    }

    private static let running: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// The sizes for the twelve categories from the smallest to the largest; the fourth is the usual one.
    private static let table: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: running,
        .body: running,
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
