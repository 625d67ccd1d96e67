/// A text that is plain or has attributes, with the font, color and alignment of all of it.
///
/// This is what labels, text fields and text views share: setting plain text drops the attributes, setting the font, color or alignment
/// changes them from end to end, and setting text with attributes takes the font, color and alignment from its first character.
struct StyledText {
    private var plain: String?
    private var attributed: NSAttributedString?

    /// The font of the text; nil where none was set.
    var font: UIFont? {
        didSet { apply(.font, font) }
    }

    /// The color of the text; nil where none was set.
    var color: UIColor? {
        didSet { apply(.foregroundColor, color) }
    }

    /// The side that lines keep to.
    var alignment: NSTextAlignment {
        didSet { changeParagraphs { [alignment] in $0.alignment = alignment } }
    }

    /// What becomes of text that is too long for its line.
    var lineBreakMode: NSLineBreakMode {
        didSet { changeParagraphs { [lineBreakMode] in $0.lineBreakMode = lineBreakMode } }
    }

    init(
        font: UIFont?, color: UIColor?, alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// The characters.
    var string: String? {
        get { attributed?.string ?? plain }
        set {
            attributed = nil
            plain = newValue
        }
    }

    /// Whether the text has attributes of its own, more than the font and color of all of it.
    var hasAttributes: Bool { attributed != nil }

    /// The text with attributes: its own, or those that say the font, color and alignment.
    var attributedString: NSAttributedString? {
        get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: attributes) } }
        set {
            plain = nil
            attributed = nil
            if let newValue, newValue.length > 0 { takeStyle(of: newValue) }
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
        }
    }

    /// The attributes that say the font, color and alignment.
    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineBreakMode = lineBreakMode
        var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: paragraph]
        attributes[.font] = font
        attributes[.foregroundColor] = color
        return attributes
    }

    /// Calls a closure with each font that the text has attributes for.
    func forEachFont(_ work: (UIFont, NSRange) -> Void) {
        guard let attributed else { return }
        attributed.enumerateAttribute(.font, in: NSRange(location: 0, length: attributed.length)) { value, range, _ in
            if let font = value as? UIFont { work(font, range) }
        }
    }

    /// Gives a part of a text with attributes another font.
    mutating func setFont(_ font: UIFont, in range: NSRange) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(.font, value: font, range: range)
        self.attributed = changed
    }

    private mutating func takeStyle(of text: NSAttributedString) {
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { self.color = color }
        if let paragraph = first[.paragraphStyle] as? NSParagraphStyle { alignment = paragraph.alignment }
    }

    private mutating func apply(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let attributed, let value else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
    }

    private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        attributed.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: attributed.length)) { value, range, _ in
            let paragraph = NSMutableParagraphStyle()
            if let style = value as? NSParagraphStyle { paragraph.setParagraphStyle(style) }
            change(paragraph)
            changed.addAttribute(.paragraphStyle, value: paragraph, range: range)
        }
        self.attributed = changed
    }
}
