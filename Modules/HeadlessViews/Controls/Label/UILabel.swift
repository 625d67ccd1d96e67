/// Lines of text that a person reads.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting, StyledTextShowing {
    var content = StyledText(font: .systemFont(ofSize: 17), color: .label, lineBreakMode: .byTruncatingTail)

    /// Makes a label with a frame in its superview's coordinates, in points.
    ///
    /// It takes no touches. `D44`
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes the label that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text; nil by default.
    ///
    /// Setting it drops the attributes of the text before. `D44`
    open var text: String? {
        get { content.string }
        set { change { $0.string = newValue } }
    }

    /// The text with its attributes; those of plain text say the label's font, color and alignment.
    open var attributedText: NSAttributedString? {
        get { content.attributedString }
        set { change { $0.attributedString = newValue } }
    }

    /// The font; the system's of 17 points by default. `D44`
    open var font: UIFont! {
        get { content.font }
        set { change { $0.font = newValue ?? .systemFont(ofSize: 17) } }
    }

    /// The color of the text; `UIColor.label` by default. `D44`
    open var textColor: UIColor! {
        get { content.color }
        set { content.color = newValue ?? .label }
    }

    /// The side that lines keep to; `natural` by default. `D44`
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { content.alignment = newValue }
    }

    /// What becomes of text that is too long; its end is left out by default. `D44`
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change { $0.lineBreakMode = newValue } }
    }

    /// How lines are broken; the system's way by default.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    /// The most lines that are shown; 1 by default, and 0 is any number. `D44`
    open var numberOfLines = 1 {
        didSet { if oldValue != numberOfLines { invalidateIntrinsicContentSize() } }
    }

    /// The width in points at which lines break where the label has no other; 0, which is none, by default.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
    }

    /// Whether the label is drawn as usable; true by default.
    open var isEnabled = true

    /// Whether the text has the color for highlighted text; false by default.
    open var isHighlighted = false

    /// The color of the text while it is highlighted; nil, which is the same, by default.
    open var highlightedTextColor: UIColor?

    /// The color of the shadow; nil, which is none, by default.
    open var shadowColor: UIColor?

    /// How far the shadow is from the text, in points; one point above it by default. `D44`
    open var shadowOffset = CGSize(width: 0, height: -1)

    /// Whether the font shrinks where the text is too long; false by default. `D44`
    open var adjustsFontSizeToFitWidth = false

    /// How far the font may shrink, as a share of its size; 0, which is not at all, by default. `D44`
    open var minimumScaleFactor: CGFloat = 0

    /// Which line of a shrunk text stays in its place; the baseline by default. `D44`
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// Whether letters move together before text is left out; false by default.
    open var allowsDefaultTighteningForTruncation = false

    /// Whether the whole of a shortened text is shown under the pointer; false by default.
    open var showsExpansionTextWhenTruncated = false

    /// Whether the font follows the text size that a person has chosen; false by default.
    open var adjustsFontForContentSizeCategory = false

    /// The size of the text in whole pixels: one line as long as it needs, or lines as wide as ``preferredMaxLayoutWidth``. `E28`
    ///
    /// Without a preferred width the lines are as wide as constraints have made the label, and before that nothing breaks them but line feeds.
    /// That the font may shrink does not change the size. An empty label has no size.
    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutState.solvedWidth ?? 0
        return textSize(width: width, numberOfLines: numberOfLines)
    }

    override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    /// The size of the text in lines that are as wide as a size; a label of one line takes no notice of the width. `E28`
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(width: size.width, numberOfLines: numberOfLines) }

    /// Where the text is in bounds when it has a number of lines at most: no larger than the bounds, in the middle of their height.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = textSize(width: bounds.width, numberOfLines: numberOfLines)
        return place(CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)), in: bounds)
    }

    /// The ascender of the first line; of the font, where there is no text. `E34`
    override var firstBaselineOffsetFromTop: CGFloat { baselineLines.firstBaselineFromTop(scale: screenScale) }

    /// What is below the last line's baseline, whether or not the label is higher than its text. `E34`
    override var lastBaselineOffsetFromBottom: CGFloat { baselineLines.lastBaselineFromBottom(scale: screenScale) }

    /// The text where it has no attributes of its own, so that it need not be made one that has.
    var plainText: String? { content.hasAttributes ? nil : content.string }

    private func change(_ work: (inout StyledText) -> Void) {
        work(&content)
        invalidateIntrinsicContentSize()
    }

    override func takeVariation(_ change: InterfaceChange) {
        super.takeVariation(change)
        takeLabelVariation(change)
    }

    override func traitsDidSettle(from previous: UITraitCollection?) {
        super.traitsDidSettle(from: previous)
        followTextSize()
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeLabel(decoder) } else { isUserInteractionEnabled = false }
    }

    override class var keyedProperties: KeyedProperties { labelKeys }
}

/// Which line of a text stays in its place when the text shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline.
    case alignBaselines = 0
    /// The middle.
    case alignCenters = 1
    /// The top.
    case none = 2
}
