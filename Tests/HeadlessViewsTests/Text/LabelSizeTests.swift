import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Sizes of labels")
struct LabelSizeTests {
    private let scale = UIScreen.main.scale

    private func label(_ text: String?, lines: Int = 1, width: CGFloat = 0) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("E28 A label of one line is as wide as its text and as high as its font, in whole pixels")
    func oneLine() {
        let size = label("Some text").intrinsicContentSize
        let text = "Some text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(size.width >= text.width)
        #expect(size.width < text.width + 1 / scale)
        #expect(size.height == PixelGrid(scale: scale).up(text.height))
    }

    @Test("A label without text has no size")
    func empty() {
        #expect(label(nil).intrinsicContentSize == .zero)
        #expect(label("").intrinsicContentSize == .zero)
        #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    @Test("E28 A label of several lines breaks them at its preferred width, and nowhere without one")
    func preferredWidth() {
        let label = label("some words that need several lines", lines: 0)
        let whole = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = whole.width / 2
        let broken = label.intrinsicContentSize
        #expect(broken.width <= whole.width / 2)
        #expect(broken.height > whole.height * 1.9)
        label.numberOfLines = 1
        #expect(label.intrinsicContentSize == whole)
    }

    @Test("Fits lines into a width, but a single line takes no notice of it")
    func fitting() {
        let label = label("some words that need several lines", lines: 0)
        let whole = label.intrinsicContentSize
        let narrow = CGSize(width: 100, height: 10)
        #expect(label.sizeThatFits(narrow).width <= 100)
        #expect(label.sizeThatFits(narrow).height > whole.height * 2)
        #expect(label.sizeThatFits(.zero) == whole)
        label.numberOfLines = 2
        #expect(label.sizeThatFits(narrow).height < whole.height * 2.1)
        label.numberOfLines = 1
        #expect(label.sizeThatFits(narrow) == whole)
        label.sizeToFit()
        #expect(label.bounds.size == whole)
    }

    @Test("Says where its text is in bounds: at its side, in the middle of the height, and no larger than the bounds")
    func textRect() {
        let label = label("text", lines: 1)
        let size = label.intrinsicContentSize
        let bounds = CGRect(x: 10, y: 20, width: 200, height: size.height + 30)
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1) == CGRect(origin: CGPoint(x: 10, y: 35), size: size))
        label.textAlignment = .right
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 210)
        let small = CGRect(x: 0, y: 0, width: 5, height: 5)
        #expect(label.textRect(forBounds: small, limitedToNumberOfLines: 1) == small)
    }

    @Test("That the font may shrink does not change the size")
    func shrinking() {
        let label = label("some words")
        let size = label.intrinsicContentSize
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.1
        #expect(label.intrinsicContentSize == size)
    }

    @Test("Measures the attributes of its text, and sets what states no font in its own")
    func attributedText() {
        let label = label("some words")
        let plain = label.intrinsicContentSize
        label.attributedText = NSAttributedString(string: "some words")
        #expect(label.intrinsicContentSize == plain)
        label.attributedText = NSAttributedString(string: "some words", attributes: [.kern: 3])
        #expect(abs(label.intrinsicContentSize.width - plain.width - 30) < 1)
        label.attributedText = NSAttributedString(string: "some words", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(label.intrinsicContentSize.height > 45)
    }

    @Test("E34 Its baselines are those of its first and last lines, at whole pixels")
    func baselines() {
        let label = label("text")
        let font = UIFont.systemFont(ofSize: 17)
        let baseline = (font.ascender * scale).rounded() / scale
        #expect(label.firstBaselineOffsetFromTop == baseline)
        #expect(label.lastBaselineOffsetFromBottom == label.intrinsicContentSize.height - baseline)
        label.numberOfLines = 0
        label.text = "two\nlines"
        #expect(label.firstBaselineOffsetFromTop == baseline)
        #expect(abs(label.lastBaselineOffsetFromBottom + font.descender) < 1)
    }

    @Test("Follows the content size category that its font was made for")
    func categories() {
        let label = label("text")
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
        #expect(label.intrinsicContentSize.height == PixelGrid(scale: scale).up(UIFont.systemFont(ofSize: 53).lineHeight))
    }
}
