/// A line of straight and curved parts, with the pen it would be drawn with.
open class UIBezierPath {
    var elements: [PathElement] = []

    /// The width of the pen, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How the ends of a line look.
    open var lineCapStyle = CGLineCap.butt
    /// How the corners of a line look.
    open var lineJoinStyle = CGLineJoin.miter
    /// How much longer than the pen's width a pointed corner may be before it is cut; 10 by default.
    open var miterLimit: CGFloat = 10
    /// How far a curve may be off when it is drawn, in pixels; 0.6 by default.
    open var flatness: CGFloat = 0.6
    /// Whether points that the path winds round an even number of times lie outside it.
    open var usesEvenOddFillRule = false

    /// Makes an empty path.
    public init() {}

    /// Makes a path of the parts of another.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        elements = CGPath.elements
    }

    /// Makes a rectangle's outline.
    public convenience init(rect: CGRect) {
        self.init()
        elements = PathElement.rectangle(rect)
    }

    /// Makes an ellipse's outline.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        elements = PathElement.ellipse(in: rect)
    }

    /// Makes a rectangle's outline with round corners; a radius beyond half of a side counts as that half.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a rectangle's outline with some round corners; a radius beyond half of a side counts as that half.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        elements = PathElement.roundedRectangle(rect, corners: corners, radii: cornerRadii)
    }

    /// Makes an arc of a circle.
    ///
    /// - Parameters:
    ///   - startAngle: in radians, from the right.
    ///   - endAngle: in radians, from the right.
    ///   - clockwise: as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Lifts the pen and puts it down at a point.
    open func move(to point: CGPoint) {
        elements.append(.move(point))
    }

    /// Draws a straight line to a point.
    ///
    /// Without a point that the pen was put down at, nothing is drawn.
    open func addLine(to point: CGPoint) {
        guard !elements.isEmpty else { return }
        elements.append(.line(point))
    }

    /// Draws a curve that two points steer.
    ///
    /// Without a point that the pen was put down at, nothing is drawn.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard !elements.isEmpty else { return }
        elements.append(.curve(endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// Draws a curve that one point steers.
    ///
    /// Without a point that the pen was put down at, nothing is drawn.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard !elements.isEmpty else { return }
        elements.append(.quadCurve(endPoint, control: controlPoint))
    }

    /// Draws an arc of a circle, after a straight line to its beginning if the pen was put down already.
    ///
    /// - Parameters:
    ///   - startAngle: in radians, from the right.
    ///   - endAngle: in radians, from the right.
    ///   - clockwise: as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let start = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
        elements.append(elements.isEmpty ? .move(start) : .line(start))
        elements += PathElement.arc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Draws back to where the pen was last put down.
    open func close() {
        guard !elements.isEmpty else { return }
        elements.append(.close)
    }

    /// Takes away every part.
    open func removeAllPoints() {
        elements = []
    }

    /// Draws the parts of another path.
    open func append(_ bezierPath: UIBezierPath) {
        elements += bezierPath.elements
    }

    /// Maps every point of the path.
    open func apply(_ transform: CGAffineTransform) {
        elements = elements.map { $0.applying(transform) }
    }

    /// Whether a point lies within the path; an open path counts as closed.
    open func contains(_ point: CGPoint) -> Bool {
        elements.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}

extension UIBezierPath {
    /// The path's parts as Core Graphics has them: a copy each time.
    public var cgPath: CGPath {
        get { CGPath(elements) }
        set { elements = newValue.elements }
    }

    /// Whether the path has no part.
    public var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle about every point of the path; null for an empty path.
    public var bounds: CGRect { cgPath.boundingBoxOfPath }

    /// Where the pen stands; the origin if it was not put down.
    public var currentPoint: CGPoint { cgPath.currentPoint }
}
