/// A line of straight and curved parts, in one or more strokes of the pen.
///
/// A path never changes, except a ``CGMutablePath``.
public class CGPath {
    fileprivate(set) var elements: [PathElement]

    init(_ elements: [PathElement]) {
        self.elements = elements
    }

    /// Makes a rectangle's outline, mapped if a mapping is given.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathElement.rectangle(rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// Makes an ellipse's outline, mapped if a mapping is given.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathElement.ellipse(in: rect).map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// Whether the path has no part.
    public var isEmpty: Bool {
        elements.isEmpty
    }

    /// Where the pen stands at the end; the origin for an empty path.
    public var currentPoint: CGPoint {
        elements.endPoint ?? .zero
    }

    /// The smallest rectangle about every point of the path and every point that steers a curve; null for an empty path.
    public var boundingBox: CGRect {
        CGRect(boundingBoxOf: elements.flatMap(\.points))
    }

    /// The smallest rectangle about the path itself; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        CGRect(boundingBoxOf: elements.flattened().flatMap { $0 })
    }

    /// Whether a point lies within the path.
    ///
    /// - Parameter rule: how windings about the point are counted where the path crosses itself.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        elements.map { $0.applying(transform) }.contains(point, rule: rule)
    }

    /// A copy that does not change.
    public func copy() -> CGPath? {
        CGPath(elements)
    }

    /// A copy that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements)
    }
}

extension CGPath: Hashable {
    /// Whether two paths have the same parts.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left.elements == right.elements
    }

    /// Feeds the parts to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

/// How it is decided which points lie within a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Those that the path winds round, where one way takes back the other.
    case winding = 0
    /// Those that the path winds round an odd number of times.
    case evenOdd = 1
}

/// A path that parts can be added to.
public final class CGMutablePath: CGPath {
    /// Makes an empty path.
    public convenience init() {
        self.init([])
    }

    /// Lifts the pen and puts it down at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(PathElement.move(point).applying(transform))
    }

    /// Draws a straight line to a point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(PathElement.line(point).applying(transform))
    }

    /// Draws a curve that one point steers.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(PathElement.quadCurve(end, control: control).applying(transform))
    }

    /// Draws a curve that two points steer.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(PathElement.curve(end, control1: control1, control2: control2).applying(transform))
    }

    /// Draws a rectangle's outline.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += PathElement.rectangle(rect).map { $0.applying(transform) }
    }

    /// Draws an ellipse's outline.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += PathElement.ellipse(in: rect).map { $0.applying(transform) }
    }

    /// Draws the parts of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.elements.map { $0.applying(transform) }
    }

    /// Draws back to where the pen was last put down.
    public func closeSubpath() {
        elements.append(.close)
    }
}
