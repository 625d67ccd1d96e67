@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Labels and images") struct LabelTests {
    private func attributes(_ text: NSAttributedString?, at index: Int = 0) -> [NSAttributedString.Key: Any] {
        text?.attributes(at: index, effectiveRange: nil) ?? [:]
    }

    @Test("Plain text has the label's font, color and alignment as attributes")
    func plainText() throws {
        let label = UILabel()
        label.text = "Sum"
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .red
        label.textAlignment = .center
        let attributes = attributes(label.attributedText)
        #expect((attributes[.font] as? UIFont)?.pointSize == 20)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }

    @Test("Attributed text gives the label the font and color of its first character")
    func attributedText() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 1))
        label.attributedText = text
        #expect(label.text == "ab")
        #expect(label.font.pointSize == 30)
        #expect(label.textColor == .blue)
    }

    @Test("A font that is set later holds for all of an attributed text")
    func fontOfAttributedText() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 2])
        label.font = .systemFont(ofSize: 9)
        let last = attributes(label.attributedText, at: 1)
        #expect((last[.font] as? UIFont)?.pointSize == 9)
        #expect(last[.kern] != nil)
    }

    @Test("An attributed text is copied when it is set")
    func copying() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "before")
        label.attributedText = text
        text.mutableString.setString("after")
        #expect(label.text == "before")
    }

    @Test("Plain text drops the attributes of the text before")
    func plainAfterAttributed() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 2])
        label.text = "cd"
        #expect(attributes(label.attributedText)[.kern] == nil)
        label.text = nil
        #expect(label.attributedText == nil)
    }

    @Test("A font and a color of nil bring the defaults back")
    func nilFontAndColor() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 9)
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        #expect(label.font.pointSize == 17)
        #expect(label.textColor == .label)
    }

    @Test("E29 An image view is as large as its image, and has no size of its own without one")
    func imageSize() throws {
        let image = try #require(UIImage(systemName: "star"))
        let view = UIImageView(image: image)
        #expect(view.frame.size == image.size)
        #expect(view.intrinsicContentSize == image.size)
        #expect(view.sizeThatFits(.zero) == image.size)
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test("A symbol is as large as the preferred configuration makes it")
    func symbolSize() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let small = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(view.intrinsicContentSize.width == small.width * 2)
    }

    @Test("An image view is animated only where it has images for that")
    func animation() throws {
        let view = UIImageView()
        view.startAnimating()
        #expect(!view.isAnimating)
        view.animationImages = [try #require(UIImage(systemName: "star"))]
        view.startAnimating()
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }
}
