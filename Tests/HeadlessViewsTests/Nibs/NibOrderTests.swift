import Testing

@_spi(Headless) @testable import HeadlessViews

/// File's Owner, a class of which no nib makes objects.
private final class DiaryOwner: HeadlessObject {
    var panel: UIView?
    var awakenings = 0
    override func awakeFromNib() { awakenings += 1 }
}

@MainActor @Suite("The order of events in a load")
struct NibOrderTests {
    private let diary = """
        <view id="1" customClass="DiaryView" customModule="HeadlessViewsTests">
            <subviews><view id="2" customClass="DiaryView" customModule="HeadlessViewsTests"/></subviews>
            <connections><outlet property="panel" destination="3" id="c1"/></connections>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="5"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
        </view>
        <view id="3"/>
        """

    @Test("B1 B2 B4 B19 B25 init(coder:) with outlets nil, outlets, runtime attributes, awakeFromNib; nothing of the canvas")
    func order() throws {
        let view = try LoadedObjects(diary).object(as: DiaryView.self)
        #expect(view.entries == ["init, panel nil", "panel, panel nil", "tag, panel set", "awake, panel set"])
        #expect(view.tag == 5)
    }

    @Test("B7 awakeFromNib goes to every object of the nib once, not to File's Owner")
    func awakening() throws {
        let owner = DiaryOwner()
        let loaded = try LoadedObjects(
            diary, owner: owner, ownerConnections: #"<outlet property="panel" destination="1" id="c2"/>"#)
        let view = try loaded.object(as: DiaryView.self)
        #expect(owner.panel === view)
        #expect(owner.awakenings == 0)
        let inner = try #require(view.subviews.first as? DiaryView)
        #expect(inner.entries.count { $0.hasPrefix("awake") } == 1)
    }

    @Test("B14 Subviews are in their superview before anything wakes, and hear of it")
    func subviews() throws {
        let loaded = try LoadedObjects(
            """
            <view id="1"><subviews>
                <view id="2" customClass="ArrivalView" customModule="HeadlessViewsTests"/>
            </subviews></view>
            """)
        let outer: UIView = try loaded.object()
        let inner = try #require(outer.subviews.first as? ArrivalView)
        #expect(inner.events == ["willMove", "didMove", "awake"])
    }

    @Test("B8 Every load makes new objects")
    func newObjects() throws {
        let nib = UINib(data: Data(nibDocument(diary).utf8), bundle: nil)
        let first = nib.instantiate(withOwner: nil)
        let second = nib.instantiate(withOwner: nil)
        #expect(first.count == 2)
        #expect(second.count == 2)
        #expect(first[0] as? UIView !== second[0] as? UIView)
    }

    @Test("B9 B10 The objects at the top come in document order, without placeholders")
    func topLevel() throws {
        let loaded = try LoadedObjects(
            """
            <view id="b"/><placeholder placeholderIdentifier="Helper" id="x"/><customObject id="a"/><label id="c"/>
            """)
        #expect(loaded.all.map { "\(type(of: $0))" } == ["UIView", "HeadlessObject", "UILabel"])
    }

    @Test("B2 A custom object is made by its plain initializer")
    func customObjects() throws {
        let loaded = try LoadedObjects(
            """
            <customObject id="1" customClass="NibHelper" customModule="HeadlessViewsTests"/>
            <customObject id="2" customClass="NibService" customModule="HeadlessViewsTests"/>
            <customObject id="3" customClass="Missing" customModule="HeadlessViewsTests"/>
            <customObject id="4"/>
            """)
        #expect(try loaded.object(0, as: NibHelper.self).events == ["init", "awake"])
        #expect(try loaded.object(1, as: NibService.self).isReady)
        #expect(type(of: loaded.all[2]) == HeadlessObject.self)
        #expect(loaded.report.unknownClasses == ["_TtC18HeadlessViewsTests7Missing"])
    }
}

/// Keeps a log of when it arrives in a superview.
final class ArrivalView: UIView {
    private(set) var events: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { events.append("willMove") }
    override func didMoveToSuperview() { events.append("didMove") }
    override func awakeFromNib() { events.append("awake") }
}

/// An object of a nib that is no view.
final class NibHelper: HeadlessObject {
    private(set) var events: [String]
    var view: UIView?

    override init() {
        events = ["init"]
        super.init()
    }

    override func awakeFromNib() { events.append("awake") }
}

/// An object of a nib that is Foundation's.
final class NibService: NSObject {
    let isReady: Bool
    var view: UIView?

    override init() {
        isReady = true
        super.init()
    }
}
