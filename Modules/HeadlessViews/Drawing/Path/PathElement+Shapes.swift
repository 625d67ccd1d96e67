extension PathElement {
    /// A rectangle's outline, clockwise on the screen from its top left corner.
    static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// An ellipse's outline, clockwise on the screen from the middle of its right side.
    static func ellipse(in rect: CGRect) -> [PathElement] {
        let unit = arc(center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        let mapping = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        return [.move(CGPoint(x: rect.maxX, y: rect.midY))] + unit.map { $0.applying(mapping) } + [.close]
    }

    /// An arc of a circle as curves of at most a quarter each, without the way to its beginning.
    ///
    /// - Parameter clockwise: on the screen, where y grows downwards and angles grow clockwise.
    static func arc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) -> [PathElement] {
        let sweep = sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        guard sweep != 0, sweep.isFinite else { return [] }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        let place = { (x: CGFloat, y: CGFloat) in CGPoint(x: center.x + radius * x, y: center.y + radius * y) }
        return (0..<count).map { index in
            let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
            return .curve(
                place(cos(to), sin(to)),
                control1: place(cos(from) - reach * sin(from), sin(from) + reach * cos(from)),
                control2: place(cos(to) + reach * sin(to), sin(to) - reach * cos(to)))
        }
    }

    /// The angle to turn by: a whole turn at most, and in the direction that was asked for.
    private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = clockwise ? end - start : start - end
        if difference >= turn { return clockwise ? turn : -turn }
        let remainder = difference.truncatingRemainder(dividingBy: turn)
        let positive = remainder < 0 ? remainder + turn : remainder
        return clockwise ? positive : -positive
    }

    /// A rectangle's outline with corners that are quarters of an ellipse.
    static func roundedRectangle(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) -> [PathElement] {
        let width = min(max(radii.width, 0), rect.width / 2)
        let height = min(max(radii.height, 0), rect.height / 2)
        let places: [(UIRectCorner, CGPoint, angle: CGFloat)] = [
            (.topRight, CGPoint(x: rect.maxX - width, y: rect.minY + height), 1.5 * .pi),
            (.bottomRight, CGPoint(x: rect.maxX - width, y: rect.maxY - height), 0),
            (.bottomLeft, CGPoint(x: rect.minX + width, y: rect.maxY - height), 0.5 * .pi),
            (.topLeft, CGPoint(x: rect.minX + width, y: rect.minY + height), .pi),
        ]
        let sharp = [
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        ]
        var outline: [PathElement] = [
            .move(CGPoint(x: corners.contains(.topLeft) ? rect.minX + width : rect.minX, y: rect.minY))
        ]
        for ((corner, center, angle), point) in zip(places, sharp) {
            guard corners.contains(corner) else {
                outline.append(.line(point))
                continue
            }
            let mapping = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
            outline.append(PathElement.line(CGPoint(x: cos(angle), y: sin(angle))).applying(mapping))
            outline += arc(center: .zero, radius: 1, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
                .map { $0.applying(mapping) }
        }
        return outline + [.close]
    }
}
