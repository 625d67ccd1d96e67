/// One part of a path.
enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The points that the part is given by, its end last.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }

    func applying(_ mapping: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let end): .move(end.applying(mapping))
        case .line(let end): .line(end.applying(mapping))
        case .quadCurve(let end, let control): .quadCurve(end.applying(mapping), control: control.applying(mapping))
        case .curve(let end, let control1, let control2):
            .curve(end.applying(mapping), control1: control1.applying(mapping), control2: control2.applying(mapping))
        case .close: .close
        }
    }
}

extension [PathElement] {
    /// Where the pen stands at the end; nil for no parts.
    var endPoint: CGPoint? {
        var start: CGPoint?
        var pen: CGPoint?
        for element in self {
            if case .move(let point) = element { start = point }
            pen = element.points.last ?? start
        }
        return pen
    }
}
