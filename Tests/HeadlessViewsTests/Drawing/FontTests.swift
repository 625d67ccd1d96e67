import Testing

@testable import HeadlessViews

@Suite("Fonts")
struct FontTests {
    @Test("Has San Francisco's measures as shares of the size")
    func measures() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.ascender - 16.186_523) < 1e-5)
        #expect(abs(font.descender + 4.100_586) < 1e-5)
        #expect(abs(font.lineHeight - 20.287_109) < 1e-5)
        #expect(abs(font.capHeight - 11.978_027) < 1e-5)
        #expect(font.leading == 0)
    }

    @Test("Names the system's fonts as iOS does")
    func names() {
        #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
        #expect(UIFont.systemFont(ofSize: 12).familyName == ".AppleSystemUIFont")
        #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
        #expect(UIFont.systemFont(ofSize: 12, weight: .bold).fontName == ".SFUI-Bold")
        #expect(UIFont.italicSystemFont(ofSize: 12).fontName == ".SFUI-RegularItalic")
    }

    @Test("Has the standard sizes")
    func standardSizes() {
        #expect(UIFont.systemFontSize == 14)
        #expect(UIFont.smallSystemFontSize == 12)
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.buttonFontSize == 18)
    }

    @Test(
        "Has the published sizes of text styles",
        arguments: [
            (UIFont.TextStyle.body, UIContentSizeCategory.large, CGFloat(17)), (.body, .accessibilityExtraExtraExtraLarge, 53),
            (.largeTitle, .large, 34), (.largeTitle, .extraSmall, 31), (.title3, .extraLarge, 22), (.caption2, .extraSmall, 11),
            (.footnote, .medium, 12), (.callout, .accessibilityMedium, 26), (.subheadline, .extraExtraExtraLarge, 21),
            (.title1, .accessibilityLarge, 43), (.title2, .small, 20), (.caption1, .accessibilityExtraLarge, 32),
        ])
    func textStyles(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }

    @Test("Never makes a larger text size smaller on the page")
    func monotony() {
        let categories = UIContentSizeCategory.ascending
        for style in [UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote] {
            let sizes = categories.map { TextStyleSizes.pointSize(of: style, in: $0) }
            #expect(sizes.count == 12)
            #expect(sizes == sizes.sorted())
        }
    }

    @Test("Sets headlines alone in semibold")
    func headline() {
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
        #expect(UIFont.preferredFont(forTextStyle: .title1).fontName == ".SFUI-Regular")
    }

    @Test("Knows text styles by the names that documents use")
    func interfaceNames() {
        #expect(UIFont.TextStyle(interfaceName: "UICTFontTextStyleTitle0") == .largeTitle)
        #expect(UIFont.TextStyle(interfaceName: "UICTFontTextStyleSubhead") == .subheadline)
        #expect(UIFont.TextStyle(interfaceName: "UICTFontTextStyleNone") == nil)
    }

    @Test("Scales along with running text, up to a limit")
    func metrics() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits).pointSize == 53)
        #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits).pointSize == 30)
        #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
        #expect(UIFont.TextStyle.largeTitle.metrics.scaledValue(for: 34, compatibleWith: traits) == 60)
    }

    @Test("Takes any name for a font's but an empty one")
    func namedFonts() throws {
        let font = try #require(UIFont(name: "Avenir-Heavy", size: 20))
        #expect(font.fontName == "Avenir-Heavy")
        #expect(font.familyName == "Avenir")
        #expect(UIFont(name: "", size: 20) == nil)
    }

    @Test("Falls back on the usual size where none makes sense", arguments: [0, -3, CGFloat.nan, .infinity])
    func impossibleSizes(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    }

    @Test("Compares fonts by face and size")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
    }

    @Test("Makes a font bold or italic through its descriptor and keeps the size")
    func symbolicTraits() throws {
        let regular = UIFont.systemFont(ofSize: 15)
        let descriptor = try #require(regular.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.pointSize == 15)
        #expect(font.fontName == ".SFUI-SemiboldItalic")
        #expect(font.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]))
        let plain = try #require(descriptor.withSymbolicTraits([]))
        #expect(UIFont(descriptor: plain, size: 0) == regular)
    }

    @Test("Understands a weight among a descriptor's attributes")
    func weightAttribute() {
        let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
            .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        #expect(UIFont(descriptor: descriptor, size: 20) == UIFont.systemFont(ofSize: 20, weight: .heavy))
    }

    @Test("Makes another design of the system's font only")
    func designs() throws {
        let rounded = try #require(UIFont.systemFont(ofSize: 15).fontDescriptor.withDesign(.rounded))
        #expect(rounded.postscriptName == ".SFUIRounded-Regular")
        #expect(UIFontDescriptor(name: "Avenir", size: 15).withDesign(.rounded) == nil)
    }
}
