import LayoutSolver
import Testing

@Suite struct ConflictTests {
    @Test("Names the equalities that a contradiction goes through, and no others")
    func equalities() throws {
        var solver = Solver()
        let variables = solver.makeVariables(6)
        var keys: [ConstraintKey] = []
        for index in 1..<6 {
            keys.append(try solver.add(variables[index], .equal, variables[index - 1] + 10))
        }
        let error = #expect(throws: Unsatisfiable.self) { try solver.add(variables[4], .equal, variables[1] + 31) }
        #expect(error.map { Set($0.conflict) } == [keys[1], keys[2], keys[3]])
        try solver.add(variables[4], .equal, variables[1] + 30)
    }

    @Test("Names the inequalities that leave no room, with the equalities between them")
    func inequalities() throws {
        var solver = Solver()
        let (left, width, right, other) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        let sum = try solver.add(left + width, .equal, LinearExpression(right))
        let margin = try solver.add(left, .greaterThanOrEqual, 20)
        let size = try solver.add(width, .greaterThanOrEqual, 100)
        try solver.add(other, .greaterThanOrEqual, LinearExpression(left))
        try solver.add(other, .equal, 1000, 999)
        let error = #expect(throws: Unsatisfiable.self) { try solver.add(right, .lessThanOrEqual, 110) }
        #expect(error.map { Set($0.conflict) } == [sum, margin, size])
    }

    @Test("Is as before after a refusal, and takes what fits")
    func unchanged() throws {
        var solver = Solver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(right, .greaterThanOrEqual, left + 50)
        try solver.add(left, .greaterThanOrEqual, 10)
        try solver.add(right, .equal, 300, 750)
        let before = solver.values([left, right])
        #expect(throws: Unsatisfiable.self) { try solver.add(right, .lessThanOrEqual, 59) }
        #expect(throws: Unsatisfiable.self) { try solver.add(right, .equal, left + 49) }
        #expect(solver.determines(right) && !solver.determines(left))
        #expect(solver.values([left, right]) == before)
        try solver.add(right, .lessThanOrEqual, 60)
        #expect(solver.values([left, right]) == [10, 60])
    }

    @Test("Refuses one that contradicts itself, with no conflict")
    func alone() {
        var solver = Solver()
        #expect(throws: Unsatisfiable(conflict: [])) { try solver.add(LinearExpression(constant: 1), .equal) }
        #expect(throws: Unsatisfiable(conflict: [])) { try solver.add(LinearExpression(constant: 1), .lessThanOrEqual) }
        #expect(throws: Never.self) { try solver.add(LinearExpression(constant: 1), .equal, strength: Strength(999)) }
    }

    @Test("Takes required constraints that say the same, and any weaker one")
    func redundant() throws {
        var solver = Solver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        for _ in 0..<20 {
            try solver.add(right, .equal, left + 5)
            try solver.add(left, .equal, 1)
            try solver.add(right, .lessThanOrEqual, 6)
        }
        let wish = try solver.add(right, .equal, 8, 999.9)
        #expect(solver.value(of: right) == 6)
        #expect(solver.violation(of: wish) == 2)
    }
}
