import Testing

@testable import HeadlessViews

@Suite("Paragraph styles and text attributes")
struct ParagraphStyleTests {
    @Test("Has UIKit's usual values")
    func defaults() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural)
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.lineSpacing == 0)
        #expect(style.tabStops.count == 12)
        #expect(style.tabStops.first?.location == 28)
    }

    @Test("Leaves the original alone when a copy is changed")
    func copying() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 9
        #expect(copy.lineSpacing == 4)
        #expect(!(copy is NSMutableParagraphStyle))
        #expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 4)
    }

    @Test("Compares styles by what they state")
    func equality() {
        let style = NSMutableParagraphStyle()
        #expect(style == NSParagraphStyle.default)
        style.alignment = .center
        #expect(style != NSParagraphStyle.default)
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(style)
        #expect(other == style)
    }

    @Test("Keeps tab stops in the order of their places")
    func tabStops() {
        let style = NSMutableParagraphStyle()
        let stop = NSTextTab(textAlignment: .right, location: 30)
        style.addTabStop(stop)
        #expect(style.tabStops[1] == stop)
        style.removeTabStop(stop)
        #expect(style == NSParagraphStyle.default)
    }

    @Test("Carries UIKit's attributes in an attributed string")
    func attributes() {
        let text = NSAttributedString(
            string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red, .kern: 2])
        let read = text.attributes(at: 0, effectiveRange: nil)
        #expect(read[.font] as? UIFont == .systemFont(ofSize: 9))
        #expect(read[.foregroundColor] as? UIColor == .red)
        #expect(NSAttributedString.Key.font.rawValue == "NSFont")
    }

    @Test("Throws a shadow of a third of black until told otherwise")
    func shadow() {
        let shadow = NSShadow()
        #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
        #expect(shadow == NSShadow())
        shadow.shadowBlurRadius = 2
        #expect(shadow != NSShadow())
    }

    @Test("Puts an attachment in the place of one character")
    func attachment() throws {
        let picture = UIImage(interfaceName: "logo", size: CGSize(width: 2, height: 1), isSystem: false)
        let attachment = NSTextAttachment(image: picture)
        let text = NSAttributedString(attachment: attachment)
        #expect(text.length == 1)
        #expect(text.string.unicodeScalars.first.map { Int($0.value) } == NSTextAttachment.character)
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
        #expect(NSTextAttachment(data: PictureHeader.png(width: 2, height: 2), ofType: "public.png").image != nil)
    }
}
