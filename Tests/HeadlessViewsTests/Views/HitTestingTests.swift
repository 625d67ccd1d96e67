import Testing

@testable import HeadlessViews

@MainActor @Suite("Hit testing")
struct HitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let outer = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))

    init() {
        root.addSubview(outer)
        outer.addSubview(inner)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test("D37 Finds the deepest view, else the view itself, else nothing")
    func depth() {
        #expect(hit(25, 25) === inner)
        #expect(hit(12, 12) === outer)
        #expect(hit(5, 5) === root)
        #expect(hit(100, 5) == nil)
    }

    @Test("D37 What lies outside a superview is not hit, clipped or not")
    func outsideSuperview() {
        #expect(hit(70, 25) === root)
    }

    @Test("D37 The frontmost of several is hit")
    func order() {
        let front = UIView(frame: outer.frame)
        root.addSubview(front)
        #expect(hit(25, 25) === front)
        root.sendSubviewToBack(front)
        #expect(hit(25, 25) === inner)
    }

    @Test("D36 Hidden views are passed over with all that is in them")
    func hidden() {
        outer.isHidden = true
        #expect(hit(25, 25) === root)
    }

    @Test("D36 So are views without interaction")
    func noInteraction() {
        outer.isUserInteractionEnabled = false
        #expect(hit(25, 25) === root)
        outer.isUserInteractionEnabled = true
        inner.isUserInteractionEnabled = false
        #expect(hit(25, 25) === outer)
    }

    @Test("D36 So are views whose alpha is under a hundredth", arguments: [(0, false), (0.009, false), (0.01, true), (1, true)])
    func transparent(alpha: CGFloat, isHit: Bool) {
        outer.alpha = alpha
        #expect((hit(25, 25) === inner) == isHit)
    }

    @Test("Points are converted through transforms and scrolled bounds")
    func converted() {
        outer.bounds.origin = CGPoint(x: 0, y: 15)
        #expect(hit(25, 24) === inner)
        #expect(hit(25, 25) === outer)
        outer.bounds.origin = .zero
        outer.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(hit(1, 1) === outer)
    }
}
