import Testing

@testable import HeadlessViews

@Suite("Measuring text with attributes")
struct AttributedTextMeasureTests {
    private let line = UIFont.systemFont(ofSize: 17).lineHeight

    private func text(_ string: String, size: CGFloat = 17, _ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style])
    }

    @Test("Measures plain text as it measures text with the font for its only attribute")
    func plain() {
        let font = UIFont.systemFont(ofSize: 17)
        let string = "Two words\nand a long second line"
        let attributed = NSAttributedString(string: string, attributes: [.font: font])
        #expect(TextMeasure.lines(of: attributed, width: 90) == TextMeasure.lines(of: string, in: font, width: 90))
    }

    @Test("Sets text without a font in Helvetica of 12 points, or in the font that is given for it")
    func unstatedFont() {
        let text = NSAttributedString(string: "Text")
        #expect(abs(text.size().height - 13.8) < 0.01)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(TextMeasure.lines(of: text, font: font) == TextMeasure.lines(of: "Text", in: font))
    }

    @Test("Makes a line as high as the highest of its fonts, on one baseline")
    func mixedFonts() {
        let text = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let large = UIFont.systemFont(ofSize: 30)
        text.append(NSAttributedString(string: "large", attributes: [.font: large]))
        let lines = TextMeasure.lines(of: text)
        #expect(abs(lines.size.height - large.lineHeight) < 0.001)
        #expect(abs(lines.firstBaseline - large.ascender) < 0.001)
        // Of two lines, only the second one is high.
        let broken = TextMeasure.lines(of: text, width: 90)
        #expect(broken.count == 2)
        #expect(abs(broken.firstBaseline - UIFont.systemFont(ofSize: 10).ascender) < 0.001)
    }

    @Test("Adds the kerning that an attribute states behind each character, however the number was written")
    func kern() {
        let font = UIFont.systemFont(ofSize: 17)
        let plain = NSAttributedString(string: "abcd", attributes: [.font: font]).size().width
        for kern in [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)] as [Any] {
            let spaced = NSAttributedString(string: "abcd", attributes: [.font: font, .kern: kern]).size().width
            #expect(abs(spaced - plain - 8) < 0.001)
        }
    }

    @Test("Leaves room between lines and paragraphs, not behind the last one")
    func spacing() {
        let lines = TextMeasure.lines(of: text("a\nb\nc") { $0.lineSpacing = 5 })
        #expect(abs(lines.size.height - (3 * line + 10)) < 0.001)
        let paragraphs = TextMeasure.lines(
            of: text("a\nb") {
                $0.paragraphSpacing = 7
                $0.paragraphSpacingBefore = 2
            })
        #expect(abs(paragraphs.size.height - (2 * line + 9)) < 0.001)
    }

    @Test("Keeps lines within the least and the greatest height, and multiplies their natural one")
    func lineHeights() {
        let high = TextMeasure.lines(of: text("a") { $0.minimumLineHeight = 40 })
        #expect(high.size.height == 40)
        #expect(abs(high.firstBaseline - (40 + UIFont.systemFont(ofSize: 17).descender)) < 0.001)
        #expect(TextMeasure.lines(of: text("a") { $0.maximumLineHeight = 10 }).size.height == 10)
        let multiple = TextMeasure.lines(of: text("a\nb") { $0.lineHeightMultiple = 1.5 })
        #expect(abs(multiple.size.height - line * 3) < 0.001)
    }

    @Test("Indents first and other lines, and ends lines short of the edge")
    func indents() {
        let style = { (style: NSMutableParagraphStyle) in
            style.firstLineHeadIndent = 30
            style.headIndent = 10
            style.tailIndent = -20
        }
        let one = TextMeasure.lines(of: text("word", style))
        #expect(abs(one.size.width - TextMeasure.width(of: "word", in: .systemFont(ofSize: 17)) - 30) < 0.001)
        let word = TextMeasure.width(of: "word", in: .systemFont(ofSize: 17))
        // Room for two words but for the indents of the first line.
        let room = 2 * word + 5 + 10 + 20
        #expect(TextMeasure.lines(of: text("word word", style), width: room).count == 2)
        #expect(TextMeasure.lines(of: text("word word") { $0.headIndent = 10 }, width: room).count == 1)
    }

    @Test("Leaves what truncating styles say in one line a paragraph, unless it is told how lines break")
    func truncatingStyles() {
        let text = text("some words that are many") { $0.lineBreakMode = .byTruncatingTail }
        #expect(TextMeasure.lines(of: text, width: 60).count == 1)
        #expect(TextMeasure.lines(of: text, width: 60, lineBreakMode: .byTruncatingTail).count > 1)
    }

    @Test("Gives an attachment the room of its bounds")
    func attachments() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 50, height: 40)
        let lines = TextMeasure.lines(of: NSAttributedString(attachment: attachment))
        #expect(lines.size == CGSize(width: 50, height: 40))
        #expect(lines.firstBaseline == 36)
    }

    @Test(
        "Puts more room between the lines of a text style, as large as is published",
        arguments: [(17, 22), (13, 18), (12, 16), (34, 41)])
    func textStyles(size: Int, distance: Int) {
        let font = UIFont(attributes: FontAttributes(textStyle: .body, size: CGFloat(size)))
        let one = TextMeasure.lines(of: "a", in: font)
        let two = TextMeasure.lines(of: "a\nb", in: font)
        #expect(one.size.height == font.lineHeight)
        #expect(abs(two.lastBaseline - two.firstBaseline - CGFloat(distance)) < 0.001)
    }

    @Test("Moves to tab stops")
    func tabs() {
        let text = text("a\tb") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 100)] }
        let width = TextMeasure.lines(of: text).size.width
        #expect(abs(width - 100 - TextMeasure.width(of: "b", in: .systemFont(ofSize: 17))) < 0.001)
    }
}
