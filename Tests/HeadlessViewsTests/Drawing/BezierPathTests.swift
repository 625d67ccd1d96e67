import HeadlessViews
import Testing

@Suite("Bezier paths")
struct BezierPathTests {
    private func expectNear(_ one: CGRect, _ other: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
        let pairs = [(one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX), (one.maxY, other.maxY)]
        #expect(pairs.allSatisfy { abs($0 - $1) < 0.01 }, "\(one) and \(other)", sourceLocation: sourceLocation)
    }

    @Test("Is empty with null bounds and the origin as its point until the pen is put down")
    func empty() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        #expect(path.bounds.isNull)
        #expect(path.currentPoint == .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        #expect(path.isEmpty)
    }

    @Test("Goes back to where the pen was put down when closed")
    func closing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        #expect(path.currentPoint == CGPoint(x: 5, y: 2))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test("Has the bounds of the curve, not of the points that steer it")
    func bounds() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
        expectNear(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("Fits an oval and a rounded rectangle into their rectangle")
    func shapes() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        expectNear(UIBezierPath(ovalIn: rect).bounds, rect)
        expectNear(UIBezierPath(roundedRect: rect, cornerRadius: 12).bounds, rect)
        #expect(UIBezierPath(rect: rect).bounds == rect)
    }

    @Test("Leaves out the corners that are rounded")
    func roundedCorners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 99)))
        #expect(!path.contains(CGPoint(x: 99, y: 99)))
        #expect(path.contains(CGPoint(x: 50, y: 50)))
    }

    @Test("Draws an arc clockwise on the screen, from a line to its beginning")
    func arc() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        expectNear(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        expectNear(other.bounds, CGRect(x: -10, y: -10, width: 20, height: 20))
    }

    @Test("Counts windings by the rule that it is given")
    func fillRule() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 31, y: 5)))
    }

    @Test("Maps every point when a transform is applied")
    func applying() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.apply(CGAffineTransform(translationX: 5, y: 6))
        #expect(path.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
    }

    @Test("Leaves a path of Core Graphics alone when its copy is drawn on")
    func coreGraphics() {
        let path = CGMutablePath()
        path.move(to: .zero)
        let copy = path.copy()
        path.addLine(to: CGPoint(x: 1, y: 0))
        #expect(copy?.currentPoint == .zero)
        #expect(path.currentPoint == CGPoint(x: 1, y: 0))
        #expect(UIBezierPath(cgPath: path).cgPath == path)
    }
}
