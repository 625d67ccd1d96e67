import LayoutSolver
import Testing

@Suite struct LinearExpressionTests {
    @Test("Adds up a variable that occurs more than once")
    func repetition() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        var expression = LinearExpression(width, times: 3, plus: -10)
        expression.add(width, times: -1)
        try solver.add(expression, .equal)
        #expect(solver.value(of: width) == 5)
    }

    @Test("Adds another expression times a factor, its constant too")
    func addition() {
        var solver = Solver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        var expression = LinearExpression(left, times: 2, plus: 1)
        expression.add(LinearExpression(right, times: 3, plus: 4), times: -1)
        #expect(expression == LinearExpression([.init(left, times: 2), .init(right, times: -3)], plus: -3))
    }

    @Test("Takes an expression whose variables cancel out for its constant")
    func cancellation() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        var expression = LinearExpression(width)
        expression.add(width, times: -1)
        try solver.add(expression, .equal)
        #expect(!solver.determines(width))
        expression.constant = 1
        #expect(throws: Unsatisfiable(conflict: [])) { try solver.add(expression, .equal) }
        try solver.add(expression, .greaterThanOrEqual)
    }
}
