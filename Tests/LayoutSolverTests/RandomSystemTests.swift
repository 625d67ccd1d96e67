import LayoutSolver
import Testing

/// 20,000 systems, each against the exact answer and against itself in another order.
@Suite struct RandomSystemTests {
    /// How many systems one test case looks at; the cases run side by side.
    ///
    /// With invariants checked after each operation, fewer do.
    #if LAYOUT_SOLVER_INVARIANTS
        static let batch: UInt64 = 50
    #else
        static let batch: UInt64 = 1000
    #endif

    @Test("Refuses what is infeasible, and finds the exact optimum of every strength", arguments: 0..<20 as Range<UInt64>)
    func optimum(batch: UInt64) {
        for seed in batch * Self.batch..<(batch + 1) * Self.batch {
            let system = RandomSystem(seed: seed)
            var trial = Trial(system)
            trial.addAll()
            trial.compareWithOracle(seed)
            trial.checkDetermined(seed)
            trial.removeAndAddAgain(seed)
            trial.edit(seed)
        }
    }
}

/// A solver for a system, and what it took of it.
private struct Trial {
    let system: RandomSystem
    var solver = Solver()
    var variables: [Variable] = []
    var taken: [(row: RandomSystem.Row, key: ConstraintKey)] = []

    init(_ system: RandomSystem) {
        self.system = system
        for _ in 0..<system.variableCount {
            variables.append(solver.makeVariable())
        }
    }

    var oracle: VertexOracle { oracle(taken.map(\.row)) }

    func oracle(_ rows: [RandomSystem.Row]) -> VertexOracle {
        VertexOracle(variableCount: system.variableCount, rows: rows)
    }

    /// Adds every row; one that is refused must be infeasible with those that its conflict names, and with no fewer.
    mutating func addAll() {
        for row in system.rows {
            do {
                taken.append((row, try solver.add(row, variables)))
            } catch {
                checkConflict(error.conflict, with: row)
            }
        }
    }

    func checkConflict(_ conflict: [ConstraintKey], with row: RandomSystem.Row) {
        let culprits = conflict.map { key in taken.first { $0.key == key }!.row }
        #expect(!oracle(culprits + [row]).isFeasible, "\(row) was refused for \(culprits)")
        for index in culprits.indices {
            var fewer = culprits
            fewer.remove(at: index)
            #expect(oracle(fewer + [row]).isFeasible, "\(row) was refused for \(culprits), of which fewer would do")
        }
    }

    mutating func compareWithOracle(_ seed: UInt64) {
        guard let best = oracle.best() else {
            Issue.record("seed \(seed): took what is infeasible: \(taken.map(\.row))")
            return
        }
        let rows = taken.map(\.row)
        expect(best, "seed \(seed): \(rows)")
    }

    /// With bounds far outside of all other vertices, an optimum that goes on without end has one on them too.
    mutating func checkDetermined(_ seed: UInt64) {
        guard variables.count < 3 else { return }
        let oracle = VertexOracle(variableCount: variables.count, rows: taken.map(\.row), bounds: [0, 1000, -1000])
        for index in variables.indices {
            let isDetermined = solver.isDetermined(variables[index])
            #expect(isDetermined == oracle.isDetermined(index), "seed \(seed), variable \(index)")
        }
    }

    mutating func expect(_ expected: [Double], _ message: @autoclosure () -> String) {
        let values = solver.values(variables)
        let isEqual = zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
        #expect(isEqual, "\(values) instead of \(expected), \(message())")
    }

    /// Takes some rows out and back in, in any order, reading in between.
    mutating func removeAndAddAgain(_ seed: UInt64) {
        let expected = solver.values(variables)
        var random = SplitMix(seed: ~seed)
        for _ in 0..<2 {
            taken.shuffle(using: &random)
            let count = Int.random(in: 0...taken.count, using: &random)
            let removed = taken.suffix(count).map(\.row)
            for (_, key) in taken.suffix(count) {
                solver.remove(key)
            }
            taken.removeLast(count)
            if Bool.random(using: &random) { _ = solver.values(variables) }
            for row in removed {
                guard let key = try? solver.add(row, variables) else {
                    Issue.record("seed \(seed): did not take \(row) again")
                    return
                }
                taken.append((row, key))
                if Int.random(in: 0..<4, using: &random) == 0 { _ = solver.values(variables) }
            }
            expect(expected, "seed \(seed), after removing and adding again")
        }
    }

    /// Changes constants; the values must be those of a solver that was made with them.
    mutating func edit(_ seed: UInt64) {
        var random = SplitMix(seed: seed &* 31)
        for _ in 0..<2 {
            guard let index = taken.indices.randomElement(using: &random) else { return }
            let constant = Int.random(in: -20...20, using: &random)
            var row = taken[index].row
            row.constant = constant
            do {
                try solver.setConstant(Double(constant), of: taken[index].key)
                taken[index].row = row
            } catch {
                var others = taken.map(\.row)
                others[index] = row
                #expect(!oracle(others).isFeasible, "seed \(seed): refused a constant for no reason")
                let conflict = error.conflict.map { key in taken.first { $0.key == key }!.row }
                #expect(!oracle(conflict + [row]).isFeasible, "seed \(seed): named what does not contradict the change")
            }
            if Bool.random(using: &random) { _ = solver.values(variables) }
        }
        expect(rebuilt(), "seed \(seed), after edits")
    }

    /// The values of a new solver for the same rows.
    func rebuilt() -> [Double] {
        var other = Trial(system)
        for (row, _) in taken {
            _ = try? other.solver.add(row, other.variables)
        }
        return other.solver.values(other.variables)
    }
}
