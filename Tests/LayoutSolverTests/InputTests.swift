import LayoutSolver
import Testing

@Suite struct InputTests {
    /// With invariants checked after each operation, which takes as long as the chain, a short one has to do.
    #if LAYOUT_SOLVER_INVARIANTS
        static let chainLength = 200
    #else
        static let chainLength = 10_000
    #endif

    @Test("Refuses numbers that are not finite, at every strength", arguments: [1000.0, 250])
    func notFinite(priority: Double) throws {
        var solver = Solver()
        let width = solver.makeVariable()
        let strength = Strength(priority)
        for number in [Double.nan, .infinity, -.infinity] {
            #expect(throws: Unsatisfiable(conflict: [])) {
                try solver.add(LinearExpression(width, plus: number), .lessThanOrEqual, strength: strength)
            }
            #expect(throws: Unsatisfiable(conflict: [])) {
                try solver.add(LinearExpression(width, times: number), .equal, strength: strength)
            }
        }
        let key = try solver.add(width, .equal, 5, priority)
        #expect(throws: Unsatisfiable(conflict: [])) { try solver.setConstant(.nan, of: key) }
        #expect(solver.value(of: width) == 5)
    }

    @Test("Takes the largest finite number for further than any layout")
    func largest() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        try solver.add(width, .lessThanOrEqual, .greatestFiniteMagnitude)
        try solver.add(width, .greaterThanOrEqual, -.greatestFiniteMagnitude)
        try solver.add(width, .equal, 100, 1)
        #expect(solver.value(of: width) == 100)
        try solver.add(width, .equal, .greatestFiniteMagnitude, 2)
        #expect(solver.value(of: width) == 1e9)
    }

    @Test("Refuses a coefficient of more than 1e9, and takes a coefficient of zero for none")
    func coefficients() throws {
        var solver = Solver()
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        #expect(throws: Unsatisfiable(conflict: [])) { try solver.add(1e10 * width, .equal, LinearExpression(constant: 1)) }
        try solver.add(0 * width, .equal, LinearExpression(height))
        #expect(solver.determines(height))
        #expect(!solver.determines(width))
    }

    @Test("Takes keys and variables of another solver")
    func foreign() throws {
        var other = Solver()
        let strangers = other.makeVariables(5)
        let key = try other.add(strangers[4], .equal, 3)
        var solver = Solver()
        #expect(solver.value(of: strangers[4]) == 0)
        #expect(!solver.determines(strangers[4]))
        #expect(solver.constraintsDetermining(strangers[4]) == [])
        #expect(solver.violation(of: key) == 0)
        solver.remove(key)
        try solver.setConstant(4, of: key)
        try solver.add(strangers[3], .equal, 7)
        #expect(solver.value(of: strangers[3]) == 7)
        #expect(solver.makeVariable() == strangers[4])
    }

    // Rounding is out of all bounds here, so the invariants cannot hold; that it ends, and does not trap, is all that is asked.
    #if !LAYOUT_SOLVER_INVARIANTS
        @Test("Survives coefficients that outgrow every number")
        func overflow() throws {
            var solver = Solver()
            let variables = solver.makeVariables(50)
            for index in 1..<50 {
                _ = try? solver.add(variables[index], .equal, 1e9 * variables[index - 1])
                _ = try? solver.add(variables[index], .greaterThanOrEqual, 1e9 * variables[index - 1], 500)
            }
            _ = try? solver.add(variables[0], .equal, 1)
            _ = try? solver.add(variables[49], .lessThanOrEqual, 1, 300)
            _ = try? solver.add(variables[30], .greaterThanOrEqual, 3)
            _ = solver.values(variables)
            _ = solver.isDetermined(variables[49])
            _ = solver.constraintsDetermining(variables[49])
        }
    #endif

    @Test("Solves a long chain of thirds to the end, in either direction, without running deep")
    func chain() throws {
        for isReversed in [false, true] {
            var solver = Solver()
            let variables = solver.makeVariables(Self.chainLength)
            let indices = Array(1..<Self.chainLength)
            for index in isReversed ? indices.reversed() : indices {
                try solver.add(variables[index], .equal, variables[index - 1] + 1.0 / 3)
            }
            try solver.add(variables[0], .equal, 1)
            let end = 1 + Double(Self.chainLength - 1) / 3
            let last = variables[Self.chainLength - 1]
            #expect(isClose(solver.value(of: last), end))
            #expect(throws: Never.self) { try solver.add(last, .equal, end) }
        }
    }

    @Test("Answers an empty solver")
    func empty() {
        var solver = Solver()
        solver.solve()
        let width = solver.makeVariable()
        #expect(solver.value(of: width) == 0)
    }
}
