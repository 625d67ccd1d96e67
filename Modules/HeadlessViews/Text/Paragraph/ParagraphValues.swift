/// What a paragraph style states, with the values of a style that was not changed.
struct ParagraphValues: Hashable {
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var baseWritingDirection: NSWritingDirection = .natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation: Bool = false
    var allowsDefaultTighteningForTruncation: Bool = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var tabStops: [NSTextTab] = ParagraphValues.usualTabStops
    var defaultTabInterval: CGFloat = 0

    /// The twelve tab stops of a style that was not changed: one each 28 points.
    private static let usualTabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
}
