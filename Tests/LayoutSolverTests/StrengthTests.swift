import LayoutSolver
import Testing

@Suite struct StrengthTests {
    @Test("Counts what is out of range as the end of the range, and what is no number as zero")
    func range() {
        #expect(Strength(-3).priority == 0)
        #expect(Strength(1200) == .required)
        #expect(Strength(.nan).priority == 0)
        #expect(Strength(.infinity).isRequired)
        #expect(!Strength(999.5).isRequired)
        #expect(Strength(250) < Strength(250.5))
    }

    @Test("Meets required constraints before weaker ones")
    func required() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        try solver.add(width, .lessThanOrEqual, 320)
        try solver.add(width, .equal, 400, 999)
        #expect(solver.value(of: width) == 320)
    }

    @Test("Never trades a stronger constraint against weaker ones, however many")
    func levels() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        try solver.add(width, .equal, 10, 251)
        for _ in 0..<100 {
            try solver.add(width, .equal, 500, 250)
        }
        #expect(solver.value(of: width) == 10)
    }

    @Test("Makes the sum of what one strength misses as small as it can be")
    func sum() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        for value in [10.0, 20, 90] {
            try solver.add(width, .equal, value, 250)
        }
        #expect(solver.value(of: width) == 20)
    }

    @Test("Counts a point of a constraint with a coefficient by what its expression misses")
    func coefficients() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        try solver.add(3 * width, .equal, LinearExpression(constant: 30), 250)
        try solver.add(width, .equal, 50, 250)
        try solver.add(width, .equal, 50, 250)
        #expect(solver.value(of: width) == 10)
    }

    @Test("Lets a lower strength choose among what a higher one leaves")
    func choice() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        try solver.add(width, .greaterThanOrEqual, 100, 750)
        try solver.add(width, .lessThanOrEqual, 80, 250)
        #expect(solver.value(of: width) == 100)
    }
}
