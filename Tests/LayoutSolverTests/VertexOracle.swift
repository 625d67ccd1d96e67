import LayoutSolver

/// The exact answer for a system of up to three variables, found by looking at every vertex.
///
/// The constraints' planes, together with those where a variable is zero, cut the space into cells. On each cell the costs are linear, and no cell
/// holds a whole line, so the best values are where as many planes meet as there are variables. Cramer's rule gives these points as
/// fractions of whole numbers. Nothing of this is how the solver works.
struct VertexOracle {
    /// A point as numerators over one denominator, which is positive.
    struct Point {
        var x: Int
        var y: Int
        var z: Int
        var denominator: Int

        var values: [Double] { [x, y, z].map { Double($0) / Double(denominator) } }
    }

    private let variableCount: Int
    private let required: [Plane]
    /// The weaker constraints by strength, the highest first.
    private let levels: [[Plane]]
    private let planes: [Plane]

    /// Looks at constraints, and at the planes where a variable has one of some values, of which zero must be one.
    init(variableCount: Int, rows: [RandomSystem.Row], bounds: [Int] = [0]) {
        self.variableCount = variableCount
        required = rows.filter { $0.priority == 1000 }.map(Plane.init)
        let priorities = Set(rows.map(\.priority)).subtracting([1000]).sorted(by: >)
        levels = priorities.map { priority in rows.filter { $0.priority == priority }.map(Plane.init) }
        planes =
            rows.map(Plane.init)
            + bounds.flatMap { bound in (0..<variableCount).map { Plane(axis: $0, at: bound) } }
    }

    /// Whether some values meet all required constraints.
    var isFeasible: Bool {
        var isFound = false
        forEachVertex { _ in
            isFound = true
            return false
        }
        return isFound
    }

    /// The best values: those that cost the least by strength, and then with the first variables nearest to zero; nil where nothing is feasible.
    func best() -> [Double]? {
        var best: (point: Point, costs: [Int])?
        forEachVertex { point in
            let costs = costs(of: point) + [abs(point.x), abs(point.y), abs(point.z)]
            if best.map({ isLess(costs, point.denominator, $0.costs, $0.point.denominator) }) ?? true {
                best = (point, costs)
            }
            return true
        }
        return best.map { Array($0.point.values.prefix(variableCount)) }
    }

    /// Whether all vertices that cost the least by strength agree on a variable.
    ///
    /// With bounds far away, that is whether the optimum has one value for it.
    func isDetermined(_ variable: Int) -> Bool {
        var best: (costs: [Int], denominator: Int)?
        var values: Set<Double> = []
        forEachVertex { point in
            let costs = costs(of: point)
            if let current = best, isLess(current.costs, current.denominator, costs, point.denominator) { return true }
            if let current = best, isLess(costs, point.denominator, current.costs, current.denominator) { values = [] }
            best = (costs, point.denominator)
            values.insert(point.values[variable])
            return true
        }
        return values.count == 1
    }

    /// What a point misses by strength, times the denominator.
    private func costs(of point: Point) -> [Int] {
        levels.map { level in
            var cost = 0
            for plane in level {
                cost += plane.missed(by: point)
            }
            return cost
        }
    }

    private func isLess(_ left: [Int], _ leftDenominator: Int, _ right: [Int], _ rightDenominator: Int) -> Bool {
        for index in left.indices where left[index] * rightDenominator != right[index] * leftDenominator {
            return left[index] * rightDenominator < right[index] * leftDenominator
        }
        return false
    }

    /// Calls `body` with every feasible vertex until it returns false.
    private func forEachVertex(_ body: (Point) -> Bool) {
        let y = Plane(axis: 1, at: 0)
        let z = Plane(axis: 2, at: 0)
        guard variableCount > 0 else { return }
        for first in 0..<planes.count {
            guard variableCount > 1 else {
                if !visit(planes[first], y, z, body) { return }
                continue
            }
            for second in 0..<first {
                guard variableCount > 2 else {
                    if !visit(planes[first], planes[second], z, body) { return }
                    continue
                }
                for third in 0..<second where !visit(planes[first], planes[second], planes[third], body) {
                    return
                }
            }
        }
    }

    /// Returns false where the point at which three planes meet is feasible, and `body` has seen enough.
    private func visit(_ first: Plane, _ second: Plane, _ third: Plane, _ body: (Point) -> Bool) -> Bool {
        guard let point = Plane.intersection(first, second, third) else { return true }
        for plane in required where plane.missed(by: point) > 0 {
            return true
        }
        return body(point)
    }
}
