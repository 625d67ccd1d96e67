import LayoutSolver
import Testing

@Suite struct DeterminationTests {
    @Test("Tells a variable that has one value from one that has a choice")
    func determined() throws {
        var solver = Solver()
        let (left, width, right, alone) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        try solver.add(right, .equal, left + width)
        try solver.add(width, .equal, 40, 250)
        #expect(solver.determines(width))
        #expect(!solver.determines(left))
        #expect(!solver.determines(right))
        #expect(!solver.determines(alone))
        try solver.add(left, .greaterThanOrEqual, 5)
        #expect(!solver.determines(right))
        try solver.add(right, .lessThanOrEqual, 45)
        #expect(solver.determines(right))
    }

    @Test("Finds that two labels of the same hugging are ambiguous, and of different hugging are not")
    func hugging() throws {
        for (hugging, isDetermined) in [(251.0, true), (250.0, false)] {
            var solver = Solver()
            let (first, second) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(first + second, .equal, LinearExpression(constant: 300))
            for (label, hugging) in [(first, hugging), (second, 250)] {
                try solver.add(label, .lessThanOrEqual, 100, hugging)
                try solver.add(label, .greaterThanOrEqual, 100, 750)
            }
            #expect(solver.determines(first) == isDetermined)
            #expect(isClose(solver.value(of: first), 100))
        }
    }

    @Test("Takes the oldest variable that has a choice as near to zero as it gets, then the next")
    func choice() throws {
        for isReversed in [false, true] {
            var solver = Solver()
            let (left, right) = (solver.makeVariable(), solver.makeVariable())
            let adding = [
                { (solver: inout Solver) in try solver.add(left + right, .greaterThanOrEqual, LinearExpression(constant: 10)) },
                { (solver: inout Solver) in try solver.add(left, .lessThanOrEqual, -3) },
                { (solver: inout Solver) in try solver.add(right, .lessThanOrEqual, 50) },
            ]
            for add in isReversed ? adding.reversed() : adding {
                try _ = add(&solver)
            }
            #expect(solver.values([left, right]) == [-3, 13])
        }
    }

    @Test("Names the constraints that a value follows from")
    func determining() throws {
        var solver = Solver()
        let (left, width, right, height) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        let margin = try solver.add(left, .equal, 8)
        let sum = try solver.add(right, .equal, left + width)
        let limit = try solver.add(width, .lessThanOrEqual, 120)
        let wish = try solver.add(width, .equal, 200, 250)
        let tall = try solver.add(height, .equal, 44, 250)
        #expect(Set(solver.constraintsDetermining(right)) == [margin, sum, limit])
        #expect(solver.constraintsDetermining(left) == [margin])
        #expect(solver.constraintsDetermining(height) == [tall])
        solver.remove(limit)
        #expect(Set(solver.constraintsDetermining(right)) == [margin, sum, wish])
    }

    @Test("Says by how much a constraint is missed")
    func violation() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        let limit = try solver.add(width, .lessThanOrEqual, 100)
        let wish = try solver.add(width, .equal, 130, 750)
        let least = try solver.add(width, .greaterThanOrEqual, 140, 250)
        let most = try solver.add(width, .lessThanOrEqual, 90, 250)
        #expect([limit, wish, least, most].map { solver.violation(of: $0) } == [0, 30, 40, 10])
    }
}
