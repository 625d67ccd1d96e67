extension [PathElement] {
    /// The path as chains of points, one for each time the pen was put down; a curve becomes a chain of short lines.
    func flattened() -> [[CGPoint]] {
        var chains: [[CGPoint]] = []
        var chain: [CGPoint] = []
        for element in self {
            let pen = chain.last ?? .zero
            switch element {
            case .move(let point):
                if !chain.isEmpty { chains.append(chain) }
                chain = [point]
            case .line(let end): chain.append(end)
            case .quadCurve(let end, let control):
                chain += Self.curve(from: pen, third(pen, control), third(end, control), to: end)
            case .curve(let end, let control1, let control2): chain += Self.curve(from: pen, control1, control2, to: end)
            case .close:
                guard let start = chain.first else { continue }
                chains.append(chain + [start])
                chain = [start]
            }
        }
        return chain.count > 1 || chains.isEmpty && !chain.isEmpty ? chains + [chain] : chains
    }

    /// A curve that one point steers is one that two points steer: those at two thirds of the way to it.
    private func third(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }

    /// Enough points that a quarter of a circle of 100 points' radius is off by less than a hundredth of a point.
    private static let pointsOfCurve = 32

    private static func curve(from start: CGPoint, _ one: CGPoint, _ two: CGPoint, to end: CGPoint) -> [CGPoint] {
        (1...pointsOfCurve).map { index in
            let share = CGFloat(index) / CGFloat(pointsOfCurve)
            let rest = 1 - share
            let weights = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share]
            return zip(weights, [start, one, two, end]).reduce(CGPoint.zero) { sum, term in
                CGPoint(x: sum.x + term.0 * term.1.x, y: sum.y + term.0 * term.1.y)
            }
        }
    }

    /// Whether a point lies within the path; an open chain counts as closed.
    func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        let windings = flattened().reduce(0) { $0 + Self.windings(of: $1, about: point) }
        return switch rule {
        case .winding: windings != 0
        case .evenOdd: windings % 2 != 0
        }
    }

    /// How many times a chain winds round a point: its crossings of the ray to the right, downward ones against upward ones.
    private static func windings(of chain: [CGPoint], about point: CGPoint) -> Int {
        zip(chain, chain.dropFirst() + chain.prefix(1)).reduce(0) { count, side in
            let (from, to) = side
            guard (from.y <= point.y) != (to.y <= point.y) else { return count }
            let crossing = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
            guard crossing > point.x else { return count }
            return from.y < to.y ? count + 1 : count - 1
        }
    }
}
