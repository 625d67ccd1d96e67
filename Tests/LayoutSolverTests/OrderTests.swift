import LayoutSolver
import Testing

/// Systems that are too large for the exact answer, each against itself in another order.
@Suite struct OrderTests {
    @Test("Comes to the same values in any order of adding, removing and adding again", arguments: 0..<8 as Range<UInt64>)
    func order(batch: UInt64) throws {
        for seed in batch * 10..<(batch + 1) * 10 {
            var random = SplitMix(seed: seed &+ 1_000_000)
            let rows = RandomSystem(seed: seed, variables: 5...12, rows: 10...40)
            var first = Solver()
            let variables = first.makeVariables(rows.variableCount)
            let taken = rows.rows.filter { (try? first.add($0, variables)) != nil }
            let expected = first.values(variables)

            var second = Solver()
            _ = second.makeVariables(rows.variableCount)
            var keys: [(row: RandomSystem.Row, key: ConstraintKey)] = []
            for row in taken.shuffled(using: &random) {
                keys.append((row, try second.add(row, variables)))
            }
            expect(second.values(variables), expected, seed)
            for _ in 0..<10 {
                let index = Int.random(in: keys.indices, using: &random)
                second.remove(keys[index].key)
                if Bool.random(using: &random) { _ = second.values(variables) }
                keys[index].key = try second.add(keys[index].row, variables)
            }
            expect(second.values(variables), expected, seed)
        }
    }

    private func expect(_ values: [Double], _ expected: [Double], _ seed: UInt64) {
        #expect(zip(values, expected).allSatisfy(isClose), "seed \(seed): \(values) instead of \(expected)")
    }
}
