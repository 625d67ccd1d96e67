import LayoutSolver

/// A small system of constraints with whole numbers, so that an exact answer is cheap.
struct RandomSystem {
    struct Row: Equatable, CustomStringConvertible {
        var coefficients: [Int]
        var constant: Int
        var relation: Relation
        var priority: Int

        var description: String { "\(coefficients) + \(constant) \(relation) @\(priority)" }
    }

    var variableCount: Int
    var rows: [Row]

    init(seed: UInt64, variables: ClosedRange<Int> = 1...3, rows: ClosedRange<Int> = 1...7) {
        var random = SplitMix(seed: seed)
        let variableCount = Int.random(in: variables, using: &random)
        self.variableCount = variableCount
        self.rows = (0..<Int.random(in: rows, using: &random)).map { _ in Row(variableCount: variableCount, using: &random) }
    }
}

extension RandomSystem.Row {
    init(variableCount: Int, using random: inout SplitMix) {
        coefficients = (0..<variableCount).map { _ in [-2, -1, -1, 0, 0, 0, 1, 1, 1, 3].randomElement(using: &random)! }
        constant = Int.random(in: -20...20, using: &random)
        relation = [.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual].randomElement(using: &random)!
        priority = [1000, 1000, 750, 251, 250].randomElement(using: &random)!
    }

    func expression(_ variables: [Variable]) -> LinearExpression {
        var expression = LinearExpression(constant: Double(constant))
        for (variable, coefficient) in zip(variables, coefficients) where coefficient != 0 {
            expression.add(variable, times: Double(coefficient))
        }
        return expression
    }
}

extension Solver {
    mutating func add(_ row: RandomSystem.Row, _ variables: [Variable]) throws(Unsatisfiable) -> ConstraintKey {
        try add(row.expression(variables), row.relation, strength: Strength(Double(row.priority)))
    }

    mutating func values(_ variables: [Variable]) -> [Double] {
        var values: [Double] = []
        for variable in variables {
            values.append(value(of: variable))
        }
        return values
    }
}
