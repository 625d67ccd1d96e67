import Testing

@_spi(Headless) @testable import HeadlessViews

/// Has a property for each type of runtime attribute.
final class AttributeView: UIView {
    var flag: Bool?
    var count = 0
    var ratio: CGFloat = 0
    var text: String?
    var title: String?
    var point = CGPoint.zero
    var size = CGSize.zero
    var rect = CGRect.zero
    var range = NSRange(location: 0, length: 0)
    var color: UIColor?
    var image: UIImage?
    var gone: String? = "still here"
}

@MainActor @Suite("User-defined runtime attributes")
struct RuntimeAttributeTests {
    private func load(_ attributes: String, customClass: String = "AttributeView") throws -> LoadedObjects {
        try LoadedObjects(
            """
            <view id="1" customClass="\(customClass)" customModule="HeadlessViewsTests">
                <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
            </view>
            """, resources: #"<image name="star" width="20" height="10"/>"#)
    }

    private func attribute(_ type: String, _ keyPath: String, _ value: String) -> String {
        #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(keyPath)">\#(value)</userDefinedRuntimeAttribute>"#
    }

    @Test("B22 A property that the document says nothing of keeps the value that the class gives it")
    func defaults() throws {
        let view = try load("").object(as: AttributeView.self)
        #expect(view.gone == "still here")
        #expect(view.count == 0)
        #expect(view.flag == nil)
    }

    @Test("B18 Every type")
    func types() throws {
        let loaded = try load(
            """
            <userDefinedRuntimeAttribute type="boolean" keyPath="flag" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="text" value="a"/>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="title" value="b"/>
            <userDefinedRuntimeAttribute type="image" keyPath="image" value="star"/>
            <userDefinedRuntimeAttribute type="nil" keyPath="gone"/>
            """ + attribute("number", "count", #"<integer key="value" value="3"/>"#)
                + attribute("number", "ratio", #"<real key="value" value="0.5"/>"#)
                + attribute("point", "point", #"<point key="value" x="1" y="2"/>"#)
                + attribute("size", "size", #"<size key="value" width="3" height="4"/>"#)
                + attribute("rect", "rect", #"<rect key="value" x="1" y="2" width="3" height="4"/>"#)
                + attribute("range", "range", #"<range key="value" location="5" length="6"/>"#)
                + attribute(
                    "color", "color", #"<color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>"#))
        let view: AttributeView = try loaded.object()
        #expect(view.flag == true)
        #expect(view.text == "a")
        #expect(view.title == "b")
        #expect(view.image?.size == CGSize(width: 20, height: 10))
        #expect(view.gone == nil)
        #expect(view.count == 3)
        #expect(view.ratio == 0.5)
        #expect(view.point == CGPoint(x: 1, y: 2))
        #expect(view.size == CGSize(width: 3, height: 4))
        #expect(view.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.range == NSRange(location: 5, length: 6))
        #expect(view.color == .red)
        #expect(loaded.report.runtimeAttributesSet == 12)
        #expect(loaded.report.runtimeAttributesUndeliverable == 0)
    }

    @Test("B18 Key paths, and properties of UIKit's own")
    func keyPaths() throws {
        let loaded = try load(
            attribute("number", "layer.cornerRadius", #"<integer key="value" value="6"/>"#)
                + attribute("number", "layer.borderWidth", #"<real key="value" value="1.5"/>"#)
                + #"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>"#
                + #"<userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>"#
                + #"<userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="root"/>"#)
        let view: AttributeView = try loaded.object()
        #expect(view.layer.cornerRadius == 6)
        #expect(view.layer.borderWidth == 1.5)
        #expect(view.clipsToBounds)
        #expect(view.isHidden)
        #expect(view.accessibilityIdentifier == "root")
        #expect(loaded.report.runtimeAttributesSet == 5)
    }

    @Test("B20 The bounds are the document's when they are set, and B22 what the document leaves out keeps its default")
    func beforeLayout() throws {
        let loaded = try LoadedObjects(
            """
            <view id="1" customClass="BoundsView" customModule="HeadlessViewsTests">
                <rect key="frame" x="0" y="0" width="1000" height="1000"/>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                </userDefinedRuntimeAttributes>
            </view>
            """)
        let view: BoundsView = try loaded.object()
        #expect(view.seen == CGSize(width: 1000, height: 1000))
        #expect(view.untouched == "default")
    }

    @Test("B23 B29 An unknown key is reported in UIKit's words, and nobody raises")
    func unknownKey() throws {
        let loaded = try load(#"<userDefinedRuntimeAttribute type="string" keyPath="missing" value="x"/>"#)
        let text = try #require(loaded.report.undeliverable.first).message
        #expect(text.hasPrefix("Failed to set (missing) user defined inspected property on (AttributeView): [<AttributeView 0x"))
        #expect(text.hasSuffix("this class is not key value coding-compliant for the key missing."))
        #expect(loaded.report.runtimeAttributesUndeliverable == 1)
        #expect(loaded.report.unsetKeys.isEmpty)
    }

    @Test("A value of the wrong type, and one that cannot be read, are reported")
    func badValues() throws {
        let loaded = try load(
            #"<userDefinedRuntimeAttribute type="string" keyPath="count" value="x"/>"#
                + attribute("number", "ratio", "") + #"<userDefinedRuntimeAttribute type="odd" keyPath="text" value="x"/>"#)
        #expect(loaded.report.runtimeAttributesUndeliverable == 3)
        #expect(loaded.report.runtimeAttributesSet == 0)
        #expect(try loaded.object(as: AttributeView.self).count == 0)
        #expect(loaded.report.undeliverable.count == 1)
        #expect(loaded.rules.allSatisfy { $0 == "unreadable-value" })
    }

    @Test("B29 The log has UIKit's line where the nib is instantiated")
    func log() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let text = nibDocument(
                """
                <textField id="1" customClass="Nobody"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="borderInactiveColor" value="x"/>
                </userDefinedRuntimeAttributes></textField>
                """)
            _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
            exit(0)
        }
        let text = errorStream(of: result)
        #expect(
            text.contains("Failed to set (borderInactiveColor) user defined inspected property on (UITextField): [<UITextField 0x"))
        #expect(text.contains("Unknown class Nobody in Interface Builder file."))
    }

    @Test("B24 prepareForInterfaceBuilder is never called")
    func interfaceBuilder() throws {
        #expect(try load("", customClass: "BoundsView").object(as: BoundsView.self).isPrepared == false)
    }
}

/// Remembers its size when an attribute is set.
final class BoundsView: UIView {
    var isRound = false
    var untouched = "default"
    private(set) var seen: CGSize?
    private(set) var isPrepared = false

    override func setValue(_ value: Any?, forKey key: String) {
        if key == "isRound" { seen = bounds.size }
        super.setValue(value, forKey: key)
    }

    override func prepareForInterfaceBuilder() { isPrepared = true }
}
