import Testing

@testable import HeadlessViews

private final class FittingView: UIView {
    private(set) var asked: CGSize?

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked = size
        return CGSize(width: 30, height: 12)
    }
}

@MainActor @Suite("A view's geometry")
struct ViewGeometryTests {
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    @Test("D1 The frame sets centre and size, and follows from them")
    func frame() {
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds.size = CGSize(width: 120, height: 60)
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.frame == CGRect(x: 0, y: 15, width: 120, height: 60))
        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 40, y: 70, width: 120, height: 60))
    }

    @Test("D1 Setting the frame leaves the bounds' origin alone")
    func boundsOrigin() {
        view.bounds.origin = CGPoint(x: 3, y: 4)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(view.bounds == CGRect(x: 3, y: 4, width: 20, height: 20))
    }

    @Test("D2 With a transform the frame is the box round the bounds")
    func transformedFrame() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        #expect(view.bounds.size == CGSize(width: 25, height: 10))
        #expect(view.center == CGPoint(x: 25, y: 10))
    }

    @Test("D3 The bounds' origin moves the subviews, not the view")
    func scrolling() {
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.addSubview(inner)
        view.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(inner.frame.origin == CGPoint(x: 5, y: 5))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 5))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(view)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -5))
    }

    @Test("D4 Nil means the window's coordinates, and a rectangle becomes the box round it")
    func converting() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 4, height: 6))
        window.addSubview(view)
        view.addSubview(inner)
        #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 11, y: 22, width: 4, height: 6))
        #expect(view.convert(CGPoint(x: 11, y: 22), from: nil) == CGPoint(x: 1, y: 2))
        let sibling = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
        window.addSubview(sibling)
        #expect(sibling.convert(CGPoint.zero, to: inner) == CGPoint(x: 89, y: 78))
        #expect(inner.convert(CGPoint.zero, from: sibling) == CGPoint(x: 89, y: 78))

        inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let box = inner.convert(inner.bounds, to: view)
        #expect(abs(box.width - 6) < 1e-9)
        #expect(abs(box.height - 4) < 1e-9)
        #expect(abs(box.midX - 3) < 1e-9)
    }

    @Test("D4 Conversion there and back through transforms is exact to a billionth")
    func roundTrip() {
        let outer = UIView(frame: CGRect(x: 3, y: 7, width: 90, height: 40))
        outer.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1.5, y: 0.8)
        outer.bounds.origin = CGPoint(x: 11, y: -6)
        view.transform = CGAffineTransform(rotationAngle: -1.1)
        outer.addSubview(view)
        let there = view.convert(CGPoint(x: 12, y: 34), to: nil)
        let back = view.convert(there, from: nil)
        #expect(abs(back.x - 12) < 1e-9)
        #expect(abs(back.y - 34) < 1e-9)
    }

    @Test(
        "D5 The smaller edges are in, the larger ones out",
        arguments: [
            (CGPoint(x: 0, y: 0), true), (CGPoint(x: 99.9, y: 49.9), true), (CGPoint(x: 100, y: 0), false),
            (CGPoint(x: 0, y: 50), false), (CGPoint(x: -0.1, y: 0), false),
        ])
    func pointInside(point: CGPoint, isInside: Bool) {
        #expect(view.point(inside: point, with: nil) == isInside)
    }

    @Test("D6 The base class fits its present size, and sizeToFit asks with that and keeps the origin")
    func fitting() {
        #expect(view.sizeThatFits(.zero) == CGSize(width: 100, height: 50))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        let fitting = FittingView(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
        fitting.sizeToFit()
        #expect(fitting.asked == CGSize(width: 9, height: 10))
        #expect(fitting.frame == CGRect(x: 7, y: 8, width: 30, height: 12))
    }

    @Test("D7 Nothing is between the frame and the rectangle that constraints align")
    func alignment() { #expect(view.alignmentRectInsets == .zero) }

    @Test("The anchor point is what the centre places")
    func anchorPoint() {
        view.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
        #expect(view.convert(CGPoint.zero, to: nil) == .zero)
        let root = UIView()
        root.addSubview(view)
        #expect(view.convert(CGPoint.zero, to: root) == CGPoint(x: 60, y: 45))
    }
}
