import LayoutSolver
import Testing

@Suite struct RemovingTests {
    @Test("Forgets a removed constraint of every kind")
    func kinds() throws {
        var solver = Solver()
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        let equality = try solver.add(right, .equal, left + 10)
        let inequality = try solver.add(left, .greaterThanOrEqual, 30)
        let weaker = try solver.add(right, .equal, 100, 250)
        #expect(solver.value(of: left) == 90)
        solver.remove(weaker)
        #expect(solver.value(of: left) == 30)
        solver.remove(inequality)
        #expect(solver.value(of: left) == 0)
        #expect(solver.value(of: right) == 10)
        solver.remove(equality)
        #expect(solver.value(of: right) == 0)
    }

    @Test("Removes once, and leaves alone what came into its place")
    func twice() throws {
        var solver = Solver()
        let width = solver.makeVariable()
        let first = try solver.add(width, .equal, 5)
        solver.remove(first)
        let second = try solver.add(width, .equal, 7)
        solver.remove(first)
        try solver.setConstant(-9, of: first)
        #expect(first != second)
        #expect(solver.value(of: width) == 7)
        #expect(solver.violation(of: first) == 0)
    }

    @Test("Comes to the same values in every order of adding four constraints, with one taken out and put back")
    func orders() throws {
        let constraints: [(left: Int, relation: Relation, right: Double, other: Int?, priority: Double)] = [
            (0, .equal, 16, nil, 1000), (1, .equal, 8, 0, 1000), (1, .lessThanOrEqual, 20, nil, 750), (2, .equal, 3, 1, 250),
        ]
        for order in permutations(of: Array(constraints.indices)) {
            var solver = Solver()
            let variables = solver.makeVariables(3)
            var keys: [Int: ConstraintKey] = [:]
            func add(_ index: Int) throws {
                let constraint = constraints[index]
                var expression = LinearExpression(variables[constraint.left], plus: -constraint.right)
                if let other = constraint.other { expression.add(variables[other], times: -1) }
                keys[index] = try solver.add(expression, constraint.relation, strength: Strength(constraint.priority))
            }
            for index in order {
                try add(index)
            }
            let values = solver.values(variables)
            #expect(values == [16, 24, 27], "\(order)")
            for index in order {
                solver.remove(try #require(keys[index]))
                try add(index)
                #expect(solver.values(variables) == values, "\(order), after \(index) was removed and added again")
            }
        }
    }

    private func permutations(of indices: [Int]) -> [[Int]] {
        guard let first = indices.first else { return [[]] }
        return permutations(of: Array(indices.dropFirst())).flatMap { rest in
            (0...rest.count).map { place in
                var permutation = rest
                permutation.insert(first, at: place)
                return permutation
            }
        }
    }
}
