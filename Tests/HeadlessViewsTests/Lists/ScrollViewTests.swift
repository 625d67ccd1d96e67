@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Scroll views")
struct ScrollViewTests {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test("D46 Has UIKit's defaults")
    func defaults() {
        let view = UIScrollView()
        #expect(view.contentSize == .zero)
        #expect(view.contentOffset == .zero)
        #expect(view.contentInset == .zero)
        #expect(view.scrollIndicatorInsets == .zero)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.bounces && view.bouncesZoom)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
        #expect(view.isScrollEnabled && !view.isPagingEnabled && !view.isDirectionalLockEnabled)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        #expect(view.delaysContentTouches && view.canCancelContentTouches && view.scrollsToTop)
        #expect(view.keyboardDismissMode == .none)
        #expect(view.decelerationRate == .normal)
        #expect(view.clipsToBounds)
        #expect(view.delegate == nil)
    }

    @Test("The offset is the origin of the bounds, and moves no subview's frame")
    func offset() {
        let screen = UIView(frame: view.frame)
        let content = UIView(frame: CGRect(x: 5, y: 300, width: 10, height: 10))
        screen.addSubview(view)
        view.addSubview(content)
        view.contentOffset = CGPoint(x: 0, y: 200)
        #expect(view.bounds == CGRect(x: 0, y: 200, width: 320, height: 480))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(content.frame.minY == 300)
        #expect(content.convert(CGPoint.zero, to: screen) == CGPoint(x: 5, y: 100))
        view.bounds.origin = CGPoint(x: 0, y: 7)
        #expect(view.contentOffset == CGPoint(x: 0, y: 7))
    }

    @Test("Tells its delegate once of each move, and not of one to the same place")
    func didScroll() {
        let listener = ScrollListener()
        view.delegate = listener
        view.contentOffset.y = 10
        view.contentOffset.y = 10
        view.bounds = CGRect(x: 0, y: 20, width: 320, height: 480)
        view.frame = CGRect(x: 1, y: 1, width: 100, height: 100)
        #expect(listener.offsets == [10, 20])
    }

    @Test("An animated move is there at once and then has ended")
    func animatedMove() {
        let listener = ScrollListener()
        view.delegate = listener
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
        #expect(listener.offsets == [30, 40])
        #expect(listener.endedAnimations == 1)
    }

    @Test("Does not keep its delegate alive")
    func weakDelegate() {
        var listener: ScrollListener? = ScrollListener()
        view.delegate = listener
        #expect(view.delegate != nil)
        listener = nil
        #expect(view.delegate == nil)
    }

    @Test(
        "D35 Adds the safe area to the insets as the adjustment behaviour says",
        arguments: [
            (UIScrollView.ContentInsetAdjustmentBehavior.always, UIEdgeInsets(top: 51, left: 12, bottom: 37, right: 14)),
            (.scrollableAxes, UIEdgeInsets(top: 51, left: 2, bottom: 37, right: 4)),
            (.automatic, UIEdgeInsets(top: 51, left: 2, bottom: 37, right: 4)),
            (.never, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
        ])
    func adjustedInset(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ expected: UIEdgeInsets) {
        let view = CoveredScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.contentSize = CGSize(width: 320, height: 481)
        view.contentInsetAdjustmentBehavior = behavior
        #expect(view.adjustedContentInset == expected)
    }

    @Test("D35 Content whose start is seen begins below what the safe area covers; scrolled content, and other insets, stay")
    func startBelowSafeArea() {
        let view = CoveredScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        view.contentSize = CGSize(width: 320, height: 1000)
        #expect(view.contentOffset == CGPoint(x: 0, y: -50))
        view.contentInset.top = 20
        #expect(view.contentOffset == CGPoint(x: 0, y: -50))
        let scrolled = CoveredScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scrolled.contentInsetAdjustmentBehavior = .never
        scrolled.contentSize = CGSize(width: 320, height: 1000)
        scrolled.contentOffset.y = 7
        scrolled.contentInsetAdjustmentBehavior = .always
        #expect(scrolled.contentOffset.y == 7)
    }

    @Test("D35 An axis that always bounces counts as scrollable")
    func bouncingAxis() {
        let view = CoveredScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(view.adjustedContentInset == .zero)
        view.alwaysBounceHorizontal = true
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    }

    @Test("D35 The content of a navigation controller keeps clear of its bars even where all of it fits")
    func underNavigationBar() {
        let view = CoveredScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = UIViewController()
        controller.view.insertSubview(view, at: 0)
        #expect(view.adjustedContentInset == .zero)
        let navigation = UINavigationController(rootViewController: controller)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
        controller.view.insertSubview(UIView(), at: 0)
        #expect(view.adjustedContentInset == .zero)
        #expect(navigation.viewControllers == [controller])
    }

    @Test("Keeps its refresh control behind its content")
    func refreshControl() {
        let content = UIView()
        let control = UIRefreshControl()
        view.addSubview(content)
        view.refreshControl = control
        #expect(view.subviews == [control, content])
        view.refreshControl = nil
        #expect(view.subviews == [content])
    }

    @Test("Tells of adjusted insets only when they have changed")
    func insetChanges() {
        let listener = ScrollListener()
        view.delegate = listener
        view.contentInset.top = 5
        view.contentInset.top = 5
        view.contentSize = CGSize(width: 1, height: 1)
        #expect(listener.insetChanges == 1)
    }

    @Test("The indicators' insets are set together and read as the vertical one's")
    func indicatorInsets() {
        view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.horizontalScrollIndicatorInsets == view.verticalScrollIndicatorInsets)
        view.verticalScrollIndicatorInsets = .zero
        #expect(view.scrollIndicatorInsets == .zero)
        #expect(view.horizontalScrollIndicatorInsets.left == 2)
    }

    @Test("Scales the delegate's view within the limits")
    func zooming() {
        let listener = ScrollListener()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.zoomScale = 2
        #expect(view.zoomScale == 1)
        view.addSubview(content)
        listener.zoomed = content
        view.delegate = listener
        view.maximumZoomScale = 3
        view.zoomScale = 2
        #expect(view.zoomScale == 2)
        #expect(view.contentSize == CGSize(width: 200, height: 100))
        view.setZoomScale(9, animated: true)
        #expect(view.zoomScale == 3)
        view.setZoomScale(3, animated: true)
        #expect(listener.zooms == 2)
    }

    @Test("Has guides for the content and for the frame")
    func guides() {
        view.contentSize = CGSize(width: 500, height: 600)
        view.contentOffset.y = 40
        #expect(view.contentLayoutGuide.owningView === view)
        #expect(view.contentLayoutGuide === view.contentLayoutGuide)
        #expect(view.contentLayoutGuide !== view.frameLayoutGuide)
        #expect(view.contentLayoutGuide.layoutFrame.size == view.contentSize)
        #expect(view.frameLayoutGuide.layoutFrame.size == view.bounds.size)
    }

    @Test("Reads all that Interface Builder writes of a scroll view")
    func decoding() throws {
        let (view, report) = try loadOnly(
            UIScrollView.self,
            """
            <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" directionalLockEnabled="YES" \
            bounces="NO" alwaysBounceVertical="YES" alwaysBounceHorizontal="YES" pagingEnabled="YES" scrollEnabled="NO" \
            showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" indicatorStyle="white" scrollsToTop="NO" \
            delaysContentTouches="NO" canCancelContentTouches="NO" bouncesZoom="NO" minimumZoomScale="0.5" maximumZoomScale="4" \
            keyboardDismissMode="interactive" contentInsetAdjustmentBehavior="always" indexDisplayMode="alwaysHidden" \
            automaticallyAdjustsScrollIndicatorInsets="NO" decelerationRate="fast" id="1">
                <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                <subviews><view id="2"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view></subviews>
                <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
                <inset key="scrollIndicatorInsets" minX="5" minY="6" maxX="7" maxY="8"/>
                <viewLayoutGuide key="contentLayoutGuide" id="3"/>
                <viewLayoutGuide key="frameLayoutGuide" id="4"/>
                <constraints>
                    <constraint firstItem="2" firstAttribute="leading" secondItem="3" secondAttribute="leading" id="5"/>
                    <constraint firstItem="2" firstAttribute="width" secondItem="4" secondAttribute="width" id="6"/>
                </constraints>
            </scrollView>
            """)
        #expect(report.problems.isEmpty)
        #expect(view.clipsToBounds && view.isDirectionalLockEnabled && view.isPagingEnabled)
        #expect(!view.bounces && !view.bouncesZoom && view.alwaysBounceVertical && view.alwaysBounceHorizontal)
        #expect(!view.isScrollEnabled && !view.scrollsToTop && !view.delaysContentTouches && !view.canCancelContentTouches)
        #expect(!view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator)
        #expect(view.indicatorStyle == .white && view.indexDisplayMode == .alwaysHidden)
        #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4)
        #expect(view.keyboardDismissMode == .interactive && view.decelerationRate == .fast)
        #expect(view.contentInsetAdjustmentBehavior == .always && !view.automaticallyAdjustsScrollIndicatorInsets)
        #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(view.scrollIndicatorInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        #expect(report.constraints == 2)
        let items = view.constraints.compactMap(\.secondItem)
        #expect(items.contains { $0 === view.contentLayoutGuide })
        #expect(items.contains { $0 === view.frameLayoutGuide })
    }

    @Test("A scroll view from Interface Builder cuts its content off only where that says so")
    func decodedClipping() throws {
        #expect(try !loadOnly(UIScrollView.self, #"<scrollView id="1"/>"#).object.clipsToBounds)
    }

    @Test("Reports a word that it does not know, and keeps the default")
    func unknownWord() throws {
        let (view, report) = try loadOnly(UIScrollView.self, #"<scrollView keyboardDismissMode="sideways" id="1"/>"#)
        #expect(view.keyboardDismissMode == .none)
        #expect(report.problems.count == 1)
    }

    @Test("Takes its delegate as an outlet, and settings as runtime attributes")
    func keys() throws {
        let owner = ScrollListener()
        let nib = listNib(
            """
            <scrollView id="1">
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="scrollEnabled" value="NO"/>
                    <userDefinedRuntimeAttribute type="size" keyPath="contentSize">
                        <size key="value" width="10" height="20"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections><outlet property="delegate" destination="-1" id="2"/></connections>
            </scrollView>
            """)
        let (objects, report) = try nib.load(withOwner: owner)
        let view = try #require(objects.first as? UIScrollView)
        #expect(report.undeliverable.isEmpty)
        #expect(view.delegate === owner)
        #expect(!view.isScrollEnabled)
        #expect(view.contentSize == CGSize(width: 10, height: 20))
    }

    @Test("A subclass may watch its delegate")
    func overriddenDelegate() {
        let view = WatchfulScrollView()
        view.delegate = ScrollListener()
        #expect(view.changes == 1)
    }
}

/// A scroll view under bars.
private final class CoveredScrollView: UIScrollView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 10) }
}

private final class WatchfulScrollView: UIScrollView {
    private(set) var changes = 0
    override var delegate: (any UIScrollViewDelegate)? { didSet { changes += 1 } }
}

/// Keeps count of what a scroll view tells.
final class ScrollListener: HeadlessObject, UIScrollViewDelegate {
    private(set) var offsets: [CGFloat] = []
    private(set) var endedAnimations = 0
    private(set) var insetChanges = 0
    private(set) var zooms = 0
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { endedAnimations += 1 }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
}
