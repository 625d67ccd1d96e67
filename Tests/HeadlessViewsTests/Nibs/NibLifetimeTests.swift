import Testing

@_spi(Headless) @testable import HeadlessViews

/// Remembers, without holding them, the objects of its class that are alive.
final class CountedView: UIView {
    private(set) static var alive = 0
    weak var friend: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.alive += 1
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.alive += 1
    }

    isolated deinit { Self.alive -= 1 }
}

@MainActor @Suite("Lifetimes of what a nib makes", .serialized)
struct NibLifetimeTests {
    private let text = """
        <view id="1" customClass="CountedView" customModule="HeadlessViewsTests">
            <subviews>
                <view id="2" customClass="CountedView" customModule="HeadlessViewsTests">
                    <connections>
                        <outlet property="friend" destination="1" id="a"/>
                        <outletCollection property="gestureRecognizers" destination="5" appends="YES" id="b"/>
                    </connections>
                </view>
                <button opaque="NO" id="3"><connections>
                    <action selector="press:" destination="1" eventType="touchUpInside" id="c"/>
                </connections></button>
            </subviews>
            <viewLayoutGuide key="safeArea" id="4"/>
            <constraints>
                <constraint firstItem="2" firstAttribute="top" secondItem="4" secondAttribute="top" id="e"/>
                <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" id="f"/>
                <constraint firstItem="3" firstAttribute="top" secondItem="2" secondAttribute="bottom" id="g"/>
            </constraints>
        </view>
        <tapGestureRecognizer id="5"/>
        <view id="6" customClass="CountedView" customModule="HeadlessViewsTests"/>
        """

    @Test("B8 Nothing that a load made stays alive after its objects are let go")
    func letGo() throws {
        let nib = UINib(data: Data(nibDocument(text).utf8), bundle: nil)
        weak var recognizer: UIGestureRecognizer?
        weak var constraint: NSLayoutConstraint?
        weak var guide: UILayoutGuide?
        do {
            let (objects, report) = try nib.load(withOwner: nil)
            #expect(report.undeliverable.isEmpty)
            #expect(CountedView.alive == 3)
            let root = try #require(objects[0] as? UIView)
            recognizer = objects[1] as? UIGestureRecognizer
            constraint = root.constraints.first
            guide = root.safeAreaLayoutGuide
            #expect(recognizer != nil)
            #expect(constraint != nil)
        }
        #expect(CountedView.alive == 0)
        #expect(recognizer == nil)
        #expect(constraint == nil)
        #expect(guide == nil)
    }

    @Test("B8 An object at the top that nobody holds goes away; those in others stay")
    func topLevel() {
        let nib = UINib(data: Data(nibDocument(text).utf8), bundle: nil)
        let root = nib.instantiate(withOwner: nil).first as? UIView
        #expect(CountedView.alive == 2)
        #expect(root?.subviews.first?.gestureRecognizers?.count == 1)
    }

    @Test("A constraint whose view is gone has no item, and may still be used")
    func constraints() throws {
        let nib = UINib(data: Data(nibDocument(text).utf8), bundle: nil)
        var root = nib.instantiate(withOwner: nil).first as? UIView
        let kept = try #require(root?.constraints)
        root = nil
        #expect(CountedView.alive == 0)
        for constraint in kept {
            #expect(constraint.firstItem == nil)
            #expect(constraint.secondItem == nil)
            #expect(!constraint.isActive)
            constraint.constant = 9
            constraint.isActive = false
        }
    }

    @Test("A constraint whose view ended on another thread has no item once the main actor has had its turn")
    func endElsewhere() async {
        let kept = NSLayoutConstraint()
        await handOver(Unmanaged.passRetained(UIView()), to: kept)
        #expect(kept.firstItem == nil)
    }

    /// Has a constraint refer to a view, and ends the view on a thread that is not the main one.
    private func handOver(_ view: Unmanaged<UIView>, to constraint: NSLayoutConstraint) async {
        constraint.take(
            .init(firstAttribute: .width, relation: .equal, secondAttribute: .notAnAttribute, multiplier: 1),
            first: view.takeUnretainedValue(), second: nil)
        await Task.detached { view.release() }.value
        // What the view's end asked of the main queue came before this.
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("A nib that is loaded a hundred times keeps none of it")
    func many() {
        let nib = UINib(data: Data(nibDocument(text).utf8), bundle: nil)
        for _ in 0..<100 { _ = nib.instantiate(withOwner: nil) }
        #expect(CountedView.alive == 0)
    }

    @Test("The owner is not held by what it loaded")
    func owner() {
        weak var gone: NibHelper?
        let nib = UINib(
            data: Data(nibDocument(#"<view id="1"/>"#, owner: #"<outlet property="view" destination="1" id="a"/>"#).utf8),
            bundle: nil)
        do {
            let owner = NibHelper()
            _ = nib.instantiate(withOwner: owner)
            #expect(owner.view != nil)
            gone = owner
        }
        #expect(gone == nil)
    }
}
