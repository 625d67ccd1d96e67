import LayoutSolver

/// The exact answer for a small system, found by looking at every vertex.
///
/// The constraints' lines, together with those where a variable is zero, cut the space into cells. On each cell the costs are linear, and no cell
/// holds a whole line, so the best values are where as many of the lines meet as there are variables. Cramer's rule gives these points as
/// fractions of whole numbers. Nothing of this is how the solver works.
struct VertexOracle {
    /// A point as numerators over one denominator, which is positive.
    struct Point {
        var numerators: [Int]
        var denominator: Int

        var values: [Double] { numerators.map { Double($0) / Double(denominator) } }
    }

    let variableCount: Int
    let rows: [RandomSystem.Row]
    /// Further values of single variables whose lines are looked at.
    var bounds: [Int] = [0]

    /// The best values: those that cost the least by strength, and then with the first variables nearest to zero; nil where nothing is feasible.
    func best() -> Point? {
        var best: (point: Point, costs: [Int])?
        let priorities = self.priorities
        forEachVertex { point in
            guard let costs = costs(of: point, priorities) else { return }
            if let current = best, !isLess(costs, point.denominator, current.costs, current.point.denominator) { return }
            best = (point, costs)
        }
        return best?.point
    }

    var isFeasible: Bool { best() != nil }

    /// All vertices that cost the least by strength.
    func optimalVertices() -> [Point] {
        guard let best = best() else { return [] }
        let priorities = self.priorities
        let bestCosts = costs(of: best, priorities)!.prefix(priorities.count)
        var points: [Point] = []
        forEachVertex { point in
            guard let costs = costs(of: point, priorities)?.prefix(priorities.count) else { return }
            if zip(costs, bestCosts).allSatisfy({ $0 * best.denominator == $1 * point.denominator }) {
                points.append(point)
            }
        }
        return points
    }

    private var priorities: [Int] { Set(rows.map(\.priority)).subtracting([1000]).sorted(by: >) }

    /// What a point misses by strength, and how far its variables are from zero, all times the denominator; nil where a required row is missed.
    private func costs(of point: Point, _ priorities: [Int]) -> [Int]? {
        var costs = [Int](repeating: 0, count: priorities.count)
        for row in rows {
            var excess = row.constant * point.denominator
            for index in 0..<variableCount {
                excess += row.coefficients[index] * point.numerators[index]
            }
            let missed =
                switch row.relation {
                case .equal: abs(excess)
                case .lessThanOrEqual: max(excess, 0)
                case .greaterThanOrEqual: max(-excess, 0)
                }
            guard missed > 0 else { continue }
            guard let level = priorities.firstIndex(of: row.priority) else { return nil }
            costs[level] += missed
        }
        return costs + point.numerators.map(abs)
    }

    private func isLess(_ left: [Int], _ leftDenominator: Int, _ right: [Int], _ rightDenominator: Int) -> Bool {
        for (left, right) in zip(left, right) where left * rightDenominator != right * leftDenominator {
            return left * rightDenominator < right * leftDenominator
        }
        return false
    }

    private func forEachVertex(_ body: (Point) -> Void) {
        var lines = rows.map { $0.coefficients + [$0.constant] }
        for index in 0..<variableCount {
            for bound in bounds {
                var line = [Int](repeating: 0, count: variableCount + 1)
                line[index] = 1
                line[variableCount] = -bound
                lines.append(line)
            }
        }
        var chosen: [[Int]] = []
        choose(from: lines, at: 0, &chosen, body)
    }

    private func choose(from lines: [[Int]], at start: Int, _ chosen: inout [[Int]], _ body: (Point) -> Void) {
        guard chosen.count < variableCount else {
            if let point = intersection(of: chosen) { body(point) }
            return
        }
        for index in start..<max(lines.count, start) {
            chosen.append(lines[index])
            choose(from: lines, at: index + 1, &chosen, body)
            chosen.removeLast()
        }
    }

    /// Where the lines meet, by Cramer's rule; nil where they do not, or do so in more than a point.
    private func intersection(of lines: [[Int]]) -> Point? {
        let determinant = self.determinant(lines, replacing: nil)
        guard determinant != 0 else { return nil }
        let sign = determinant < 0 ? -1 : 1
        let numerators = (0..<variableCount).map { sign * self.determinant(lines, replacing: $0) }
        return Point(numerators: numerators, denominator: abs(determinant))
    }

    /// The determinant of the coefficients, or of them with one column replaced by the right-hand sides.
    private func determinant(_ lines: [[Int]], replacing column: Int?) -> Int {
        func entry(_ row: Int, _ index: Int) -> Int {
            index == column ? -lines[row][variableCount] : lines[row][index]
        }
        switch variableCount {
        case 1: return entry(0, 0)
        case 2: return entry(0, 0) * entry(1, 1) - entry(0, 1) * entry(1, 0)
        default:
            return entry(0, 0) * (entry(1, 1) * entry(2, 2) - entry(1, 2) * entry(2, 1))
                - entry(0, 1) * (entry(1, 0) * entry(2, 2) - entry(1, 2) * entry(2, 0))
                + entry(0, 2) * (entry(1, 0) * entry(2, 1) - entry(1, 1) * entry(2, 0))
        }
    }
}
