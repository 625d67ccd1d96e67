import LayoutSolver
import Testing

@Suite struct EditingTests {
    @Test("Follows a changed constant of an equality, an inequality and a weaker constraint")
    func constants() throws {
        var solver = Solver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        let margin = try solver.add(left, .equal, 8)
        let gap = try solver.add(right, .greaterThanOrEqual, left + 10)
        let wish = try solver.add(right, .equal, 0, 250)
        #expect(solver.value(of: right) == 18)
        try solver.setConstant(-20, of: margin)
        #expect(solver.value(of: right) == 30)
        try solver.setConstant(-15, of: gap)
        #expect(solver.value(of: right) == 35)
        try solver.setConstant(-100, of: wish)
        #expect(solver.value(of: right) == 100)
        #expect(solver.value(of: left) == 20)
    }

    @Test("Refuses a constant that contradicts others, names them, and is as before")
    func refusal() throws {
        var solver = Solver()
        let (width, other) = (solver.makeVariable(), solver.makeVariable())
        let limit = try solver.add(width, .lessThanOrEqual, 100)
        let tie = try solver.add(other, .equal, width + 10)
        let fixed = try solver.add(other, .equal, 50)
        try solver.add(LinearExpression(other), .greaterThanOrEqual)
        #expect(solver.value(of: width) == 40)
        do {
            try solver.setConstant(-200, of: fixed)
            Issue.record("200 - 10 is more than 100")
        } catch {
            #expect(Set(error.conflict) == [limit, tie])
        }
        #expect(solver.value(of: width) == 40)
        try solver.setConstant(-110, of: fixed)
        #expect(solver.value(of: width) == 100)
    }

    @Test("Takes a constant that repeats what others say, and refuses one that does not")
    func redundant() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        let first = try solver.add(width, .equal, 5)
        let second = try solver.add(width, .equal, 5)
        #expect(throws: Unsatisfiable(conflict: [first])) { try solver.setConstant(-6, of: second) }
        #expect(throws: Unsatisfiable(conflict: [second])) { try solver.setConstant(-6, of: first) }
        solver.remove(first)
        try solver.setConstant(-6, of: second)
        #expect(solver.value(of: width) == 6)
    }

    @Test("Takes an edited variable to what is suggested, as far as stronger constraints let it")
    func suggestions() throws {
        var solver = Solver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(right, .equal, left + 50)
        try solver.add(right, .lessThanOrEqual, 320)
        try solver.add(left, .equal, 10, 250)
        let edit = try solver.edit(left)
        #expect(solver.value(of: left) == 10)
        try solver.suggest(100, for: edit)
        #expect(solver.value(of: right) == 150)
        try solver.suggest(1000, for: edit)
        #expect(solver.value(of: left) == 270)
        solver.remove(edit)
        #expect(solver.value(of: left) == 10)
    }

    @Test("Edits a copy without the original, and the original without the copy")
    func copies() throws {
        var solver = Solver()
        let (width, height) = (solver.makeVariable(), solver.makeVariable())
        let key = try solver.add(width, .equal, 100)
        try solver.add(height, .greaterThanOrEqual, 0.5 * width)
        try solver.add(height, .equal, 0, 50)
        var copy = solver
        try copy.setConstant(-300, of: key)
        try copy.add(height, .greaterThanOrEqual, 200)
        #expect(copy.value(of: height) == 200)
        #expect(solver.value(of: height) == 50)
        solver.remove(key)
        #expect(solver.value(of: height) == 0)
        #expect(copy.value(of: width) == 300)
    }
}
