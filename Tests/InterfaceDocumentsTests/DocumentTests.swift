import Foundation
import InterfaceDocuments
import Testing

@Suite("Documents")
struct DocumentTests {
    private let nib: InterfaceDocument
    private let storyboard: InterfaceDocument

    init() throws {
        nib = try InterfaceDocument(bytes: Fixtures.cell.utf8, named: "Cell.xib")
        storyboard = try InterfaceDocument(bytes: Fixtures.storyboard.utf8, named: "Main.storyboard")
    }

    @Test("Says what the document is")
    func form() {
        #expect(nib.name == "Cell.xib")
        #expect(nib.kind == .nib)
        #expect(nib.platform == .iOS)
        #expect(nib.usesAutolayout && nib.usesSafeAreas && nib.usesTraitCollections && !nib.isLaunchScreen)
        #expect(nib.initialViewControllerID == nil)
        #expect(storyboard.kind == .storyboard)
        #expect(!storyboard.usesAutolayout && !storyboard.usesSafeAreas && storyboard.isLaunchScreen)
        #expect(storyboard.initialViewControllerID == "nav-ig-001")
    }

    @Test("Takes documents for Apple TV")
    func appleTV() throws {
        let markup = "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"/>"
        let document = try InterfaceDocument(bytes: markup.utf8, named: "TV.storyboard")
        #expect(document.platform == .tvOS)
        #expect(document.kind == .storyboard)
    }

    @Test("Numbers elements in document order without gaps")
    func ordinals() {
        #expect(nib.elements.map(\.ordinal) == Array(0..<nib.elementCount))
        #expect(nib[0] == nib.root)
        #expect(nib.root.descendantOrdinals == 1..<nib.elementCount)
        for element in nib.elements.dropFirst() {
            #expect(element.parent?.descendantOrdinals.contains(element.ordinal) == true)
            #expect(element.parent?.children.contains(element) == true)
        }
        #expect(nib.elements.map { element in element.children.count { _ in true } }.reduce(1, +) == nib.elementCount)
    }

    @Test("Lists top-level objects, placeholders and scenes")
    func objects() throws {
        #expect(nib.topLevelObjects.map(\.word) == [.tableViewCell, .tapGestureRecognizer])
        #expect(nib.placeholders.compactMap { $0.id?.string } == ["-1", "-2"])
        #expect(nib.scenes.isEmpty)
        #expect(storyboard.topLevelObjects.map(\.word) == [.navigationController, .viewController, .viewControllerPlaceholder])
        #expect(storyboard.placeholders.compactMap { $0.id?.string } == ["fir-st-001"])
        let scenes = storyboard.scenes
        try #require(scenes.count == 2)
        #expect(scenes[0].id == "sce-ne-001")
        #expect(scenes[0].viewController?.word == .navigationController)
        #expect(scenes[0].placeholders.count == 1)
        #expect(scenes[0].element.point(keyed: .canvasLocation) == CGPoint(x: -120.5, y: 300))
        #expect(scenes[1].exits.compactMap { $0.id?.string } == ["exi-t0-001"])
        #expect(scenes[1].topLevelObjects.count == 2)
        #expect(scenes[1].objects.count == 3)
    }

    @Test("Finds elements by id, but not those that stand for no object")
    func identifiers() throws {
        #expect(nib.element(withID: "lab-el-001")?.word == .label)
        #expect(nib.element(withID: "-1")?.isPlaceholder == true)
        #expect(nib.element(withID: "") == nil)
        #expect(nib.element(withID: "lab-el-00") == nil)
        #expect(storyboard.element(withID: "retina6_1") == nil)
        #expect(storyboard.element(withID: "fullscreen") == nil)
        for element in nib.elements {
            guard let id = element.id else { continue }
            #expect(nib.element(withID: id) == element)
        }
    }

    @Test("Finds ids by what they say, however they are written and whatever their length")
    func writtenIdentifiers() throws {
        let long = String(repeating: "long", count: 20)
        let markup = Fixtures.nib(
            """
            <view id="a&amp;b"><connections><outlet property="x" destination="a&#38;b" id="o-1"/></connections></view>
            <view id="\(long)1"/><view id="\(long)2"/><view id="12345678"/><view id="1234567"/>
            """)
        let document = try InterfaceDocument(bytes: markup.utf8, named: "A.xib")
        let view = try #require(document.element(withID: "a&b"))
        #expect(view.connections.first?.destinationElement == view)
        #expect(document.element(withID: long + "2")?.id?.string == long + "2")
        #expect(document.element(withID: long) == nil)
        #expect(document.element(withID: "1234567")?.id == "1234567")
        #expect(document.problems.isEmpty)
    }

    @Test("Gives the first of several elements with one id, and says which others there are")
    func duplicates() throws {
        let document = try InterfaceDocument(
            bytes: Fixtures.nib("<view id=\"1\"/><label id=\"1\"/>\n<button id=\"1\"/>").utf8, named: "A.xib")
        #expect(document.element(withID: "1")?.word == .view)
        #expect(document.elementsWithDuplicateID.map(\.word) == [.label, .button])
        #expect(
            document.problems.map(\.description) == [
                "A.xib:4:15: duplicate-id: an earlier element has the id \"1\" too",
                "A.xib:5:1: duplicate-id: an earlier element has the id \"1\" too",
            ])
    }

    @Test("Finds images and colors of the resources by name")
    func resources() {
        #expect(nib.images.map(\.name) == ["star.fill", "logo"])
        #expect(nib.image(named: "star.fill")?.isSystem == true)
        #expect(nib.image(named: "logo")?.isSystem == false)
        #expect(nib.image(named: "logo")?.size == CGSize(width: 24, height: 30))
        #expect(nib.image(named: "other") == nil)
        #expect(nib.namedColor("Accent")?.components == .rgb(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(nib.systemColor("labelColor")?.components == .gray(white: 0, alpha: 1))
        #expect(nib.systemColor("Accent") == nil)
    }

    @Test("Gives each element's place in the text")
    func positions() throws {
        #expect(nib.root.position == SourcePosition(line: 2, column: 1))
        #expect(nib.element(withID: "-1")?.position == SourcePosition(line: 4, column: 5))
        #expect(nib.element(withID: "lab-el-001")?.description == "<label id=\"lab-el-001\"> at Cell.xib:11:17")
        let wide = try InterfaceDocument(bytes: Fixtures.nib("<!-- üü😀 --><view id=\"1\"/>").utf8, named: "A.xib")
        #expect(wide.element(withID: "1")?.position == SourcePosition(line: 4, column: 13))
    }

    @Test("Places beyond the first two kilobytes are counted as those before")
    func latePositions() throws {
        let lines = (0..<300).map { "ü😀 <label text=\"ü\"/>\($0)" }
        let document = try InterfaceDocument(bytes: Fixtures.nib(lines.joined(separator: "\n")).utf8, named: "A.xib")
        let positions = document.elements.filter { $0.word == .label }.map(\.position)
        #expect(positions == (0..<300).map { SourcePosition(line: 4 + $0, column: 4) })
    }

    @Test("Tells views, view controllers and gesture recognizers")
    func kinds() throws {
        #expect(nib.elements.filter(\.isView).map(\.name) == ["tableViewCell", "tableViewCellContentView", "label"])
        #expect(nib.elements.filter(\.isGestureRecognizer).count == 1)
        let content = try #require(storyboard.element(withID: "cel-l0-002")?.child(keyed: .contentView))
        #expect(content.id == nil && content.isView)
        #expect(storyboard.elements.filter(\.isViewController).count == 2)
        #expect(storyboard.elements.filter(\.isStoryboardReference).count == 1)
        #expect(storyboard.element(withID: "lab-el-002")?.enclosingView == content)
        #expect(try !Fixtures.object("<view key=\"contentView\"/>").isView)
    }

    @Test("Two readings of one document are two documents")
    func identity() throws {
        let other = try InterfaceDocument(bytes: Fixtures.cell.utf8, named: "Cell.xib")
        #expect(other.root != nib.root)
        #expect(other.root.id == nib.root.id)
        #expect(Set([nib[1], nib[1], other[1]]).count == 2)
        #expect(other.element(withID: "lab-el-001")?.id == nib.element(withID: "lab-el-001")?.id)
    }

    @Test("An ordinal that no element has is a programmer's mistake")
    func noSuchOrdinal() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try InterfaceDocument(bytes: Fixtures.storyboard.utf8, named: "Main.storyboard")[1_000]
        }
        let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(words.contains("no element 1000: Main.storyboard has"))
    }
}
