@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Dragging a scroll view")
struct ScrollDragTests {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let listener = DragLog()

    init() {
        view.contentSize = CGSize(width: 300, height: 1000)
        view.delegate = listener
    }

    @Test("A drag tells of its beginning, the move and its end, and the view is dragged meanwhile")
    func order() {
        view.drag(by: CGVector(dx: 0, dy: 50))
        #expect(view.contentOffset == CGPoint(x: 0, y: 50))
        #expect(listener.log == ["begin", "scroll", "will end", "end false"])
        #expect(listener.states == ["tracking dragging", "tracking dragging", "tracking dragging", ""])
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    }

    @Test("A drag with a velocity glides, as far as the rate has it")
    func glide() {
        view.drag(by: CGVector(dx: 0, dy: 50), velocity: CGPoint(x: 0, y: 0.5))
        // A half point a millisecond, which loses a five hundredth of itself in each.
        let end: CGFloat = 50 + 249.5
        #expect(abs(view.contentOffset.y - end) < 0.001)
        #expect(listener.log == ["begin", "scroll", "will end", "end true", "begin decelerating", "scroll", "rest"])
        #expect(listener.states[4] == "decelerating")
    }

    @Test("A drag ends at the content's edge, insets included")
    func edges() {
        view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        view.drag(by: CGVector(dx: -10, dy: -50))
        #expect(view.contentOffset == CGPoint(x: 0, y: -10))
        view.drag(by: CGVector(dx: 999, dy: 9999))
        #expect(view.contentOffset == CGPoint(x: 200, y: 820))
    }

    @Test("The delegate chooses where the content comes to rest")
    func target() {
        listener.target = 333
        view.drag(by: CGVector(dx: 0, dy: 50), velocity: CGPoint(x: 0, y: 1))
        #expect(view.contentOffset.y == 333)
    }

    @Test("Pages stop at multiples of the view's size")
    func paging() {
        view.isPagingEnabled = true
        view.drag(by: CGVector(dx: 30, dy: 90))
        #expect(view.contentOffset == .zero)
        view.drag(by: CGVector(dx: 60, dy: 110))
        #expect(view.contentOffset == CGPoint(x: 100, y: 200))
        view.drag(by: CGVector(dx: 0, dy: 10), velocity: CGPoint(x: 0, y: 0.2))
        #expect(view.contentOffset == CGPoint(x: 100, y: 400))
        view.drag(by: CGVector(dx: 0, dy: -10), velocity: CGPoint(x: 0, y: -0.2))
        #expect(view.contentOffset == CGPoint(x: 100, y: 200))
    }

    @Test("Directional lock keeps a drag on its axis, and a view that may not scroll stays")
    func locks() {
        view.isDirectionalLockEnabled = true
        view.drag(by: CGVector(dx: 10, dy: 50))
        #expect(view.contentOffset == CGPoint(x: 0, y: 50))
        view.isScrollEnabled = false
        #expect(!view.drag(by: CGVector(dx: 0, dy: 50)))
        #expect(view.contentOffset.y == 50)
    }

    @Test("A tap on the status bar scrolls to the top, where the delegate lets it")
    func statusBar() {
        view.contentOffset.y = 400
        listener.log = []
        listener.goesToTop = false
        view.tapStatusBar()
        #expect(view.contentOffset.y == 400)
        listener.goesToTop = true
        view.tapStatusBar()
        #expect(view.contentOffset.y == 0)
        #expect(listener.log == ["scroll", "top"])
    }

    @Test("Shows a rectangle by the shortest way, or as much of it as fits")
    func rectangles() {
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 10), animated: true)
        #expect(view.contentOffset == CGPoint(x: 0, y: 110))
        #expect(listener.log == ["scroll", "animated"])
        view.scrollRectToVisible(CGRect(x: 0, y: 250, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 110)
        view.scrollRectToVisible(CGRect(x: 150, y: 50, width: 10, height: 10), animated: false)
        #expect(view.contentOffset == CGPoint(x: 60, y: 50))
        view.scrollRectToVisible(CGRect(x: 60, y: 300, width: 10, height: 400), animated: false)
        #expect(view.contentOffset.y == 300)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 800), animated: false)
        #expect(view.contentOffset.y == 300)
    }

    @Test("A pinch scales the view that the delegate names, and tells before and after")
    func pinch() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(content)
        listener.zoomed = content
        view.maximumZoomScale = 3
        listener.log = []
        view.pinch(toScale: 2)
        #expect(view.zoomScale == 2)
        #expect(view.contentSize == CGSize(width: 200, height: 200))
        #expect(listener.log == ["begin zooming", "zoom", "end zooming 2.0"])
        #expect(!view.isZooming)
        view.zoom(to: CGRect(x: 50, y: 0, width: 40, height: 80), animated: false)
        #expect(view.zoomScale == 2.5)
        #expect(view.contentOffset == CGPoint(x: 125, y: 0))
    }
}

/// A delegate that keeps a log of drags, and of what the view is meanwhile.
@MainActor final class DragLog: UITableViewDelegate {
    var log: [String] = []
    var states: [String] = []
    var target: CGFloat?
    var goesToTop = true
    weak var zoomed: UIView?

    private func note(_ event: String, _ view: UIScrollView) {
        log.append(event)
        let states = [
            view.isTracking ? "tracking" : nil, view.isDragging ? "dragging" : nil, view.isDecelerating ? "decelerating" : nil,
        ]
        self.states.append(states.compactMap(\.self).joined(separator: " "))
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", scrollView) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("will end", scrollView)
        if let target { targetContentOffset.pointee.y = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("end \(decelerate)", scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("begin decelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("animated", scrollView) }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { goesToTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("top", scrollView) }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("begin zooming", scrollView) }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom", scrollView) }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("end zooming \(scale)", scrollView)
    }
}
