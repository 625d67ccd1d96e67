import LayoutSolver

/// Spellings for tests: `try solver.add(right, .equal, left + 8)`.
func + (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left, plus: right)
}

func + (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression([.init(left), .init(right)])
}

func * (left: Double, right: Variable) -> LinearExpression {
    LinearExpression(right, times: left)
}

extension Solver {
    mutating func makeVariables(_ count: Int) -> [Variable] {
        var variables: [Variable] = []
        for _ in 0..<count {
            variables.append(makeVariable())
        }
        return variables
    }

    /// Whether a variable is determined, asked of a copy: expectations cannot change what they look at.
    func determines(_ variable: Variable) -> Bool {
        var copy = self
        return copy.isDetermined(variable)
    }

    /// Adds the constraint that `left` stands in relation to `right`.
    @discardableResult
    mutating func add(
        _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ priority: Double = 1000
    ) throws(Unsatisfiable) -> ConstraintKey {
        var expression = left
        expression.add(right, times: -1)
        return try add(expression, relation, strength: Strength(priority))
    }

    @discardableResult
    mutating func add(
        _ left: Variable, _ relation: Relation, _ right: Double, _ priority: Double = 1000
    ) throws(Unsatisfiable) -> ConstraintKey {
        try add(LinearExpression(left, plus: -right), relation, strength: Strength(priority))
    }

    @discardableResult
    mutating func add(
        _ left: Variable, _ relation: Relation, _ right: LinearExpression, _ priority: Double = 1000
    ) throws(Unsatisfiable) -> ConstraintKey {
        try add(LinearExpression(left), relation, right, priority)
    }
}

/// Whether two numbers are the same but for rounding.
func isClose(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) < 1e-6
}
