import Foundation
import InterfaceDocuments
import Testing

@Suite("Properties")
struct PropertyTests {
    @Test("Reads rectangles, points, sizes and offsets, whole or not at all")
    func geometry() throws {
        let view = try Fixtures.object(
            """
            <view id="1"><rect key="frame" x="1" y="-2.5" width="3" height="0.0"/><size key="freeformSize" width="4" height="5"/>
            <value key="contentSizeForViewInPopover" type="size" width="6" height="7"/><point key="canvasLocation" x="8" y="9"/>
            <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-4"/><rect key="contentStretch" x="0" y="0"/></view>
            """)
        #expect(view.rect(keyed: .frame) == CGRect(x: 1, y: -2.5, width: 3, height: 0))
        #expect(view.size(keyed: .freeformSize) == CGSize(width: 4, height: 5))
        #expect(view.size(keyed: .contentSizeForViewInPopover) == CGSize(width: 6, height: 7))
        #expect(view.point(keyed: .canvasLocation) == CGPoint(x: 8, y: 9))
        #expect(view.offset(keyed: .titlePositionAdjustment) == CGSize(width: 0, height: -4))
        #expect(view.rect(keyed: .contentStretch) == nil)
        #expect(view.child(keyed: .contentStretch)?.unreadableAttributes == [.width, .height])
        #expect(view.rect(keyed: .value) == nil)
    }

    @Test("Reads insets of all three elements")
    func insets() throws {
        let view = try Fixtures.object(
            """
            <view id="1"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="2.2250738585072014e-308" maxY="4"/>
            <edgeInsets key="layoutMargins" top="5" left="6"/><directionalEdgeInsets key="directionalLayoutMargins" trailing="7"/>
            <inset key="imageInsets" minX="1" minY="x" maxX="3" maxY="4"/><edgeInsets key="frame" top="no"/></view>
            """)
        #expect(
            view.insets(keyed: .contentEdgeInsets)
                == InterfaceInsets(top: 2, leading: 1, bottom: 4, trailing: .leastNormalMagnitude))
        #expect(view.insets(keyed: .layoutMargins) == InterfaceInsets(top: 5, leading: 6, bottom: 0, trailing: 0))
        #expect(view.insets(keyed: .directionalLayoutMargins) == InterfaceInsets(top: 0, leading: 0, bottom: 0, trailing: 7))
        #expect(view.insets(keyed: .imageInsets) == nil)
        #expect(view.child(keyed: .imageInsets)?.unreadableAttributes == [.minY])
        #expect(view.insets(keyed: .frame) == nil)
        #expect(view.insets == nil)
    }

    @Test("Reads texts of attributes and of children, in base64 too")
    func strings() throws {
        let document = try InterfaceDocument(bytes: Fixtures.texts.utf8, named: "Texts.xib")
        let textView = document.topLevelObjects[0]
        #expect(textView.string(keyed: .text) == "first line\n  second <line> – ü")
        #expect(textView.string(keyed: .userLabel) == "\"quoted\"")
        #expect(textView.string(keyed: .title) == nil)
        #expect(document.topLevelObjects[1].string(keyed: .title) == "\u{10}Container")
        let label = try Fixtures.object(
            "<label id=\"1\"><nil key=\"text\"/><mutableString key=\"title\"> a </mutableString></label>")
        #expect(label.string(keyed: .text) == nil)
        #expect(label.string(keyed: .title) == " a ")
        let broken = try Fixtures.object("<label id=\"1\"><string key=\"text\" base64-UTF8=\"YES\">*</string></label>")
        #expect(broken.string(keyed: .text) == nil)
        #expect(broken.child(keyed: .text)?.unreadableAttributes == [.base64UTF8])
    }

    @Test("Reads attributed strings piece by piece")
    func attributedStrings() throws {
        let document = try InterfaceDocument(bytes: Fixtures.texts.utf8, named: "Texts.xib")
        let string = try #require(document.topLevelObjects[0].attributedString(keyed: .attributedText))
        #expect(string.string == "bold and\nplain")
        try #require(string.fragments.count == 2)
        let bold = string.fragments[0]
        #expect(bold.content == "bold")
        #expect(bold.attributes.map(\.key) == [.NSFont, .NSColor])
        #expect(bold.attribute(.NSFont).map { InterfaceFont($0).form } == .boldSystem(size: .points(13)))
        #expect(string.fragments[1].attributes.isEmpty)
        #expect(document.topLevelObjects[0].attributedString(keyed: .title) == nil)
    }

    @Test("Reads classes with a module, of the target, and of Objective-C")
    func customClasses() throws {
        #expect(
            try Fixtures.object("<view customClass=\"A\" customModule=\"M\" customModuleProvider=\"target\"/>").customClass
                == InterfaceCustomClass(name: "A", module: "M", isOfTarget: true))
        #expect(
            try Fixtures.object("<view customClass=\"A\" customModuleProvider=\"\"/>").customClass
                == InterfaceCustomClass(name: "A", module: nil, isOfTarget: false))
        #expect(try Fixtures.object("<view/>").customClass == nil)
    }
}

@Suite("Colors and fonts")
struct ColorAndFontTests {
    @Test(
        "Reads every form of color",
        arguments: [
            (
                "red='1' green='0.5' blue='0' alpha='0.25' colorSpace='calibratedRGB'",
                .components(.rgb(red: 1, green: 0.5, blue: 0, alpha: 0.25), space: .calibratedRGB)
            ),
            (
                "red='1' green='0.5' blue='0' alpha='1' colorSpace='custom' customColorSpace='displayP3'",
                .components(.rgb(red: 1, green: 0.5, blue: 0, alpha: 1), space: .displayP3)
            ),
            (
                "white='0.5' alpha='1' colorSpace='custom' customColorSpace='genericGamma22GrayColorSpace'",
                .components(.gray(white: 0.5, alpha: 1), space: .genericGamma22GrayColorSpace)
            ),
            ("systemColor='labelColor'", .system(name: "labelColor")),
            ("cocoaTouchSystemColor='darkTextColor'", .system(name: "darkTextColor")),
            (
                "cocoaTouchSystemColor='whiteColor' xcode11CocoaTouchSystemColor='systemBackgroundColor' white='1' alpha='1'",
                .system(name: "systemBackgroundColor")
            ),
            ("systemColor='systemBackgroundColor' cocoaTouchSystemColor='whiteColor'", .system(name: "systemBackgroundColor")),
            ("name='Accent' catalog='System' colorSpace='catalog'", .named("Accent")),
        ] as [(String, InterfaceColor.Form)])
    func colors(attributes: String, form: InterfaceColor.Form) throws {
        let view = try Fixtures.object("<view id='1'><color key='backgroundColor' \(attributes)/></view>")
        #expect(view.color(keyed: .backgroundColor)?.form == form)
        #expect(view.child(keyed: .backgroundColor)?.unreadableAttributes == [])
    }

    @Test(
        "Says what keeps a color from being read",
        arguments: [
            ("red='x' green='0' blue='0' alpha='1' colorSpace='deviceRGB'", [.red]),
            ("white='1' alpha='none' colorSpace='deviceWhite'", [.alpha]),
            ("white='1' alpha='1' colorSpace='deviceCMYK'", [.colorSpace]), ("", [.colorSpace]),
        ] as [(String, [InterfaceWord])])
    func unreadableColors(attributes: String, unreadable: [InterfaceWord]) throws {
        let color = try Fixtures.object("<color \(attributes)/>")
        #expect(InterfaceColor(color).form == nil)
        #expect(color.unreadableAttributes == unreadable)
        #expect(color.document.problems.map(\.rule) == unreadable.map { _ in .unreadableValue })
    }

    @Test("Falls back on the element's own components, or on those of the resources")
    func fallbacks() throws {
        let resources =
            "<resources><systemColor name='labelColor'><color white='0' alpha='1' colorSpace='deviceWhite'/></systemColor></resources>"
        let plain = try Fixtures.object("<color systemColor='labelColor'/>", resources: resources)
        #expect(InterfaceColor(plain).fallback == .gray(white: 0, alpha: 1))
        let own = try Fixtures.object("<color systemColor='labelColor' white='1' alpha='1'/>", resources: resources)
        #expect(InterfaceColor(own).fallback == .gray(white: 1, alpha: 1))
        #expect(try InterfaceColor(Fixtures.object("<color name='None'/>")).fallback == nil)
        #expect(try InterfaceColor(Fixtures.object("<nil/>")).form == nil)
    }

    @Test(
        "Reads every form of font",
        arguments: [
            ("<fontDescription type='system' pointSize='17'/>", .system(size: .points(17), weight: nil)),
            (
                "<fontDescription type='system' weight='semibold' pointSize='12.5'/>",
                .system(size: .points(12.5), weight: "semibold")
            ),
            ("<fontDescription type='boldSystem' pointSize='17'/>", .boldSystem(size: .points(17))),
            ("<fontDescription type='italicSystem' pointSize='17'/>", .italicSystem(size: .points(17))),
            ("<fontDescription type='system' size='button'/>", .system(size: .standard("button"), weight: nil)),
            ("<fontDescription style='UICTFontTextStyleBody'/>", .textStyle("UICTFontTextStyleBody")),
            (
                "<fontDescription name='Gotham-Book' family='Gotham' pointSize='14'/>",
                .custom(name: "Gotham-Book", family: "Gotham", size: .points(14))
            ),
            ("<font metaFont='system'/>", .system(size: .standard("system"), weight: nil)),
            ("<font metaFont='system' size='13'/>", .system(size: .points(13), weight: nil)),
            ("<font metaFont='smallSystem'/>", .system(size: .standard("smallSystem"), weight: nil)),
            ("<font metaFont='systemBold' size='15'/>", .boldSystem(size: .points(15))),
            ("<font size='13' name='HelveticaNeue'/>", .custom(name: "HelveticaNeue", family: nil, size: .points(13))),
        ] as [(String, InterfaceFont.Form)])
    func fonts(markup: String, form: InterfaceFont.Form) throws {
        let element = try Fixtures.object(markup)
        #expect(InterfaceFont(element).form == form)
        #expect(element.unreadableAttributes == [])
    }

    @Test("Says what keeps a font from being read")
    func unreadableFonts() throws {
        #expect(try Fixtures.object("<fontDescription type='system' pointSize='big'/>").unreadableAttributes == [.pointSize])
        #expect(try Fixtures.object("<fontDescription type='odd' pointSize='1'/>").unreadableAttributes == [.type])
        #expect(try Fixtures.object("<font metaFont='system' size='big'/>").unreadableAttributes == [.size])
        #expect(try Fixtures.object("<font size='1'/>").unreadableAttributes == [.name])
        let label = try Fixtures.object(
            "<label id='1'><fontDescription key='fontDescription' type='system' pointSize='1'/></label>")
        #expect(label.font(keyed: .fontDescription)?.form == .system(size: .points(1), weight: nil))
        #expect(label.font(keyed: .text) == nil)
    }
}
