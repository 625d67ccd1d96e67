import Testing

@testable import HeadlessViews

@Suite("Measuring text")
struct TextMeasureTests {
    @Test(
        "Gives a line of the system's font the height that phones give it",
        arguments: [
            (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17), (15, 18, 18), (16, 19.5, 19.333),
            (17, 20.5, 20.333),
            (18, 21.5, 21.667), (20, 24, 24), (22, 26.5, 26.333), (24, 29, 28.667), (28, 33.5, 33.667), (34, 41, 40.667),
            (36, 43, 43),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func heights(size: CGFloat, twoPixels: CGFloat, threePixels: CGFloat) {
        let lines = TextMeasure.lines(of: "Label", in: .systemFont(ofSize: size))
        #expect(lines.size(scale: 2).height == twoPixels)
        #expect(abs(lines.size(scale: 3).height - threePixels) < 0.001)
    }

    @Test(
        "Gives well-known words the widths that Interface Builder gives them, within a point",
        arguments: [
            ("Label", 17, UIFont.Weight.regular, 42), ("Label", 12, .regular, 31), ("Title", 17, .regular, 34),
            ("Detail", 17, .regular, 44),
            ("Label", 30, .regular, 71), ("Label", 18, .semibold, 46), ("Hello, world!", 17, .regular, 95),
            ("11:59", 17, .regular, 41),
            ("GIVEN UP", 14, .medium, 66.5),
        ] as [(String, CGFloat, UIFont.Weight, CGFloat)])
    func widths(text: String, size: CGFloat, weight: UIFont.Weight, expected: CGFloat) {
        let width = TextMeasure.lines(of: text, in: .systemFont(ofSize: size, weight: weight)).size(scale: 2).width
        #expect(abs(width - expected) <= 1.5)
    }

    @Test("Makes heavier letters wider")
    func weights() {
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let widths = weights.map { TextMeasure.width(of: "Hamburgefonts", in: .systemFont(ofSize: 17, weight: $0)) }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == weights.count)
    }

    @Test("Makes larger text of a font larger on the page", arguments: [UIFont.Weight.regular, .bold])
    func sizes(weight: UIFont.Weight) {
        let widths = stride(from: CGFloat(6), through: 80, by: 0.5).map {
            TextMeasure.width(of: "Hamburgefonts", in: .systemFont(ofSize: $0, weight: weight))
        }
        #expect(widths == widths.sorted())
    }

    @Test("Draws pairs together and apart")
    func kerning() {
        let font = UIFont.systemFont(ofSize: 100)
        let apart = TextMeasure.width(of: "T", in: font) + TextMeasure.width(of: "o", in: font)
        #expect(TextMeasure.width(of: "To", in: font) < apart - 2)
    }

    @Test("Gives digits of one width where a font asks for them, and of their own elsewhere")
    func digits() {
        let even = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect(abs(TextMeasure.width(of: "1111", in: even) - TextMeasure.width(of: "8888", in: even)) < 0.5)
        let own = UIFont.systemFont(ofSize: 17)
        #expect(TextMeasure.width(of: "1111", in: own) < TextMeasure.width(of: "8888", in: own) - 5)
        let mono = UIFont.monospacedSystemFont(ofSize: 17, weight: .bold)
        #expect(TextMeasure.width(of: "iiii", in: mono) == TextMeasure.width(of: "WWWW", in: mono))
    }

    @Test(
        "Falls back on averages for scripts that the table does not have",
        arguments: [
            ("中文", 34), ("かな", 34), ("한글", 34), ("Привет", 54), ("Ελληνικά", 68), ("مرحبا", 43), ("שלום", 38), ("नमस्ते", 41),
            ("สวัสดี", 39),
        ] as [(String, CGFloat)])
    func scripts(text: String, expected: CGFloat) {
        let width = TextMeasure.width(of: text, in: .systemFont(ofSize: 17))
        #expect(abs(width - expected) < expected / 5)
    }

    @Test("Counts an emoji of several characters, a flag and a letter with its accent as one")
    func clusters() {
        let font = UIFont.systemFont(ofSize: 17)
        let one = TextMeasure.width(of: "😎", in: font)
        #expect(abs(one - 22.5) < 1)
        for emoji in ["🏃‍♂️", "👩‍👩‍👧‍👦", "👍🏽", "🇫🇷"] { #expect(TextMeasure.width(of: emoji, in: font) == one) }
        #expect(TextMeasure.width(of: "e\u{301}", in: font) == TextMeasure.width(of: "e", in: font))
        #expect(TextMeasure.width(of: "\u{E9}", in: font) == TextMeasure.width(of: "e", in: font))
    }

    @Test("Keeps trailing spaces in the width")
    func spaces() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(TextMeasure.width(of: "a ", in: font) > TextMeasure.width(of: "a", in: font) + 3)
        #expect(abs(TextMeasure.lines(of: "          ", in: font).size(scale: 2).width - 44.5) <= 1.5)
    }

    @Test(
        "Has the measures of families by their names",
        arguments: [
            ("HelveticaNeue-Bold", 17, 20.5), ("Helvetica", 36, 41.5), ("AvenirNext-Regular", 16, 22), ("Avenir-Book", 20, 27.5),
            ("Futura-Medium", 15, 19.5), ("CourierNewPS-BoldMT", 30, 34), ("Georgia", 17, 19.5), ("NoSuchFont-Regular", 18, 21),
        ] as [(String, CGFloat, CGFloat)])
    func families(name: String, size: CGFloat, height: CGFloat) throws {
        let font = try #require(UIFont(name: name, size: size))
        #expect(TextMeasure.lines(of: "Label", in: font).size(scale: 2).height == height)
        #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    }

    @Test("A bold system font takes more room than semibold, whose name it bears")
    func boldSystem() {
        let bold = UIFont.boldSystemFont(ofSize: 17)
        let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
        #expect(bold.fontName == semibold.fontName)
        #expect(bold != semibold)
        #expect(TextMeasure.width(of: "Label", in: bold) > TextMeasure.width(of: "Label", in: semibold))
    }

    @Test("Rounds up to pixels and leaves a rounded length as it is")
    func rounding() {
        #expect(PixelGrid(scale: 2).up(20.287) == 20.5)
        #expect(PixelGrid(scale: 2).up(20.5) == 20.5)
        #expect(PixelGrid(scale: 3).up(CGFloat(61) / 3) == CGFloat(61) / 3)
        #expect(PixelGrid(scale: 3).up(0).sign == .plus)
        #expect(PixelGrid(scale: 2).up(.infinity) == .infinity)
    }
}
