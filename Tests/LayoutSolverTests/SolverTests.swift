import LayoutSolver
import Testing

@Suite struct SolverTests {
    @Test("Meets required constraints before weaker ones")
    func strengths() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        try solver.add(LinearExpression(width, plus: -320), .lessThanOrEqual)
        try solver.add(LinearExpression(width, plus: -400), .equal, strength: Strength(750))
        #expect(solver.value(of: width) == 320)
    }
}
