/// How the lines of a paragraph are laid out; a style that can be changed is an ``NSMutableParagraphStyle``.
open class NSParagraphStyle {
    fileprivate(set) var values: ParagraphValues

    /// Makes the usual style.
    public init() {
        values = ParagraphValues()
    }

    init(_ values: ParagraphValues) {
        self.values = values
    }

    /// The usual style.
    public class var `default`: NSParagraphStyle {
        NSParagraphStyle()
    }

    /// A style of the same values that does not change.
    open func copy() -> Any {
        NSParagraphStyle(values)
    }

    /// A style of the same values that can be changed.
    open func mutableCopy() -> Any {
        NSMutableParagraphStyle(values)
    }

    /// The side that the lines keep to.
    open var alignment: NSTextAlignment { values.alignment }

    /// What becomes of text that is too long for its line.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// The direction that the text runs in.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    /// The room between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// The room after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    /// The room before the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    /// The distance of the first line from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// The distance of the other lines from the leading edge, in points.
    open var headIndent: CGFloat { values.headIndent }

    /// Where lines end, in points: from the leading edge, or from the trailing one if not positive.
    open var tailIndent: CGFloat { values.tailIndent }

    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// The greatest height of a line, in points; 0 sets no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// What the natural height of a line is multiplied by; 0 leaves it as it is.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// How full a line must be before a word is hyphenated, from 0 (never) to 1.
    open var hyphenationFactor: Float { values.hyphenationFactor }

    /// Whether words are hyphenated as the system sees fit.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

    /// Whether letters may move together before text is left out.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    /// How lines are broken at their best.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }

    /// Where tabs end.
    open var tabStops: [NSTextTab] { values.tabStops }

    /// The distance of tab stops after the last one, in points.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
}

/// How the lines of a paragraph are laid out, open to change.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Takes over all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }

    /// Adds a tab stop; the stops stay in the order of their places.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops.append(anObject)
        values.tabStops.sort { $0.location < $1.location }
    }

    /// Takes away the first tab stop that equals one.
    open func removeTabStop(_ anObject: NSTextTab) {
        guard let index = values.tabStops.firstIndex(of: anObject) else { return }
        values.tabStops.remove(at: index)
    }

    /// The side that the lines keep to.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// What becomes of text that is too long for its line.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The direction that the text runs in.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// The room between lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    /// The room after the paragraph, in points.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    /// The room before the paragraph, in points.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    /// The distance of the first line from the leading edge, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    /// The distance of the other lines from the leading edge, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    /// Where lines end, in points: from the leading edge, or from the trailing one if not positive.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    /// The least height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    /// The greatest height of a line, in points; 0 sets no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    /// What the natural height of a line is multiplied by; 0 leaves it as it is.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    /// How full a line must be before a word is hyphenated, from 0 (never) to 1.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// Whether words are hyphenated as the system sees fit.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    /// Whether letters may move together before text is left out.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    /// How lines are broken at their best.
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// Where tabs end.
    // An implicitly unwrapped property overrides no plain one, so this stands beside it.
    @_nonoverride open var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }

    /// The distance of tab stops after the last one, in points.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
}
