import InterfaceDocuments
import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Odd and broken nibs")
struct NibRobustnessTests {
    @Test("Every view of a document that is as deep as one may be is made")
    func deep() throws {
        // The document, its objects, and two levels for each view.
        let depth = (512 - 3) / 2
        let text =
            (1...depth).map { "<view id=\"v\($0)\"><subviews>" }.joined() + String(repeating: "</subviews></view>", count: depth)
        let loaded = try LoadedObjects(text)
        #expect(loaded.report.views == depth)
        var view: UIView? = try loaded.object()
        var count = 0
        while let current = view {
            count += 1
            view = current.subviews.first
        }
        #expect(count == depth)
    }

    @Test("A document that is deeper is refused", arguments: [400, 5000])
    func tooDeep(depth: Int) {
        let text =
            (1...depth).map { "<view id=\"v\($0)\"><subviews>" }.joined() + String(repeating: "</subviews></view>", count: depth)
        #expect(throws: NibLoadFailure.self) { try LoadedObjects(text) }
    }

    @Test("Of objects with one id all are made, and the first is found by it")
    func duplicates() throws {
        let loaded = try LoadedObjects(
            """
            <view id="1" customClass="OutletView" customModule="HeadlessViewsTests">
                <subviews><view tag="1" id="2"/><view tag="2" id="2"/></subviews>
                <connections><outlet property="certain" destination="2" id="a"/></connections>
            </view>
            """)
        let view: OutletView = try loaded.object()
        #expect(view.subviews.map(\.tag) == [1, 2])
        #expect(view.certain.tag == 1)
        #expect(loaded.rules == ["duplicate-id"])
    }

    @Test("An unknown element where an object is expected is none, and is reported")
    func unknownValue() throws {
        let loaded = try LoadedObjects(#"<viewController id="1"><navigatzonItem key="navigationItem" id="2"/></viewController>"#)
        #expect(try loaded.object(as: UIViewController.self).navigationItem.title == nil)
        #expect(loaded.rules == ["unsupported"])
    }

    @Test("An unknown element among subviews is a plain view, and is reported")
    func unknownSubview() throws {
        let loaded = try LoadedObjects(
            """
            <view id="1"><subviews>
                <hologramView tag="4" id="2"><rect key="frame" x="1" y="2" width="3" height="4"/></hologramView><view tag="5" id="3"/>
            </subviews></view>
            """)
        let view: UIView = try loaded.object()
        #expect(view.subviews.map(\.tag) == [4, 5])
        #expect(view.subviews.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(loaded.rules == ["unsupported"])
    }

    @Test("An unknown element at the top makes no object, and is reported")
    func unknownAtTop() throws {
        let loaded = try LoadedObjects(#"<hologram id="1"/><view id="2"/>"#)
        #expect(loaded.all.count == 1)
        #expect(loaded.rules == ["unsupported"])
    }

    @Test("Problems come in document order, with line and column")
    func problemOrder() throws {
        let loaded = try LoadedObjects(
            """
            <view id="1" contentMode="odd">
                <subviews><hologramView id="2"/></subviews>
                <constraints><constraint firstAttribute="top" id="3"/></constraints>
            </view>
            """)
        #expect(loaded.rules == ["unreadable-value", "unsupported", "impossible-constraint"])
        let lines = loaded.report.problems.map(\.line)
        #expect(lines == lines.sorted())
        #expect(loaded.report.problems.allSatisfy { $0.column > 0 && $0.file == "data" })
    }

    @Test(
        "Data that is no nib is refused, and never traps",
        arguments: ["", "<", "<document", "<document/>", "nib", "<?xml version=\"1.0\"?><plist/>", "\u{0}\u{1}"])
    func garbage(text: String) {
        #expect(throws: NibLoadFailure.self) { try UINib(data: Data(text.utf8), bundle: nil).load(withOwner: nil) }
    }

    @Test("A nib cut off anywhere is refused or loaded, and never traps")
    func truncated() {
        let bytes = Array(
            nibDocument(
                """
                <view id="1"><subviews><label text="a" id="2"/></subviews>
                <constraints><constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" id="3"/></constraints>
                <connections><outletCollection property="x" destination="2" id="4"/></connections></view>
                """
            ).utf8)
        for length in bytes.indices {
            let nib = UINib(data: Data(bytes[..<length]), bundle: nil)
            #expect(throws: NibLoadFailure.self) { try nib.load(withOwner: nil) }
        }
    }

    @Test("Views that constraints, connections and keys name in circles are loaded")
    func circles() throws {
        let loaded = try LoadedObjects(
            """
            <view id="1" customClass="OutletView" customModule="HeadlessViewsTests">
                <constraints><constraint firstItem="1" firstAttribute="width" secondItem="1" secondAttribute="height" id="3"/></constraints>
                <connections>
                    <outlet property="certain" destination="1" id="a"/>
                    <outletCollection property="members" destination="1" id="b"/>
                </connections>
            </view>
            """)
        let view: OutletView = try loaded.object()
        #expect(view.certain === view)
        #expect(view.constraints.count == 1)
        view.certain = nil
        view.members = []
    }

    @Test("An empty nib makes nothing")
    func empty() throws {
        let loaded = try LoadedObjects("")
        #expect(loaded.all.isEmpty)
        #expect(loaded.rules.isEmpty)
    }
}
