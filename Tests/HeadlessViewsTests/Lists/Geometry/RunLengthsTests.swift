@testable import HeadlessViews
import Testing

/// What the lengths of a run say wrongly about rows of these lengths; nil where they are right.
private func mistake(_ run: RunLengths, _ lengths: [CGFloat], _ random: inout SeededGenerator) -> String? {
    if run.count != lengths.count { return "count" }
    var start: CGFloat = 0
    for (index, length) in lengths.enumerated() {
        if run[index] != length { return "length of \(index)" }
        if abs(run.start(of: index) - start) > 1e-9 { return "start of \(index)" }
        if length > 0, run.index(at: run.start(of: index)) != index { return "row at the start of \(index)" }
        start += length
    }
    if abs(run.total - start) > 1e-9 { return "total" }
    for _ in 0..<10 {
        let low = CGFloat.random(in: -20...start + 20, using: &random)
        let high = low + .random(in: 1...200, using: &random)
        let touched = lengths.indices.filter {
            run.start(of: $0) < high && run.start(of: $0) + lengths[$0] > low && lengths[$0] > 0
        }
        let rows = run.indices(in: low..<high)
        if rows.filter({ lengths[$0] > 0 }) != touched { return "rows in \(low)..<\(high): \(rows)" }
    }
    return nil
}

@Suite("The lengths of a run of rows")
struct RunLengthsTests {
    @Test("Rows of one length lie end to end")
    func fixed() {
        let run = RunLengths(count: 4, each: 10)
        #expect(run.total == 40)
        #expect(run.start(of: 3) == 30)
        #expect(run.index(at: 29.5) == 2)
        #expect(run.index(at: 30) == 3)
        #expect(run.index(at: 40) == nil)
        #expect(run.index(at: -1) == nil)
        #expect(run.isMeasured(0))
    }

    @Test("A band has the rows that it touches with more than an edge")
    func band() {
        let run = RunLengths([10, 20, 30])
        #expect(run.indices(in: 10..<30) == 1..<2)
        #expect(run.indices(in: 9..<31) == 0..<3)
        #expect(run.indices(in: -50..<0).isEmpty)
        #expect(run.indices(in: 60..<90).isEmpty)
        #expect(run.indices(in: 5..<5).isEmpty)
    }

    @Test("A run without rows covers nothing")
    func empty() {
        for run in [RunLengths(count: 0, each: 44), RunLengths([]), RunLengths(count: 0, estimate: 44)] {
            #expect(run.total == 0)
            #expect(run.index(at: 0) == nil)
            #expect(run.indices(in: 0..<100).isEmpty)
        }
    }

    @Test("A measured length replaces the estimate")
    func measure() {
        var run = RunLengths(count: 1000, estimate: 44)
        run.setLength(100, at: 500)
        #expect(run.isMeasured(500))
        #expect(!run.isMeasured(501))
        #expect(run.start(of: 501) == 22_100)
        #expect(run.total == 44_056)
        #expect(run.measured == [500])
    }

    @Test("Sums of a million rows are exact", arguments: [44, 44.5, 0.25] as [CGFloat])
    func exactSums(length: CGFloat) {
        let runs = [
            RunLengths(count: 1_000_000, each: length), RunLengths(repeatElement(length, count: 1_000_000)),
            RunLengths(count: 1_000_000, estimate: length),
        ]
        for run in runs {
            #expect(run.total == length * 1_000_000)
            #expect(run.start(of: 999_990) == length * 999_990)
            #expect(run.index(at: length * 999_990) == 999_990)
        }
    }

    @Test("Any lengths, given or measured, against plain sums", arguments: 0..<12)
    func oracle(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let count = Int.random(in: 1...700, using: &random)
        let estimate = CGFloat.random(in: 1...100, using: &random)
        var lengths = (0..<count).map { _ in random.oneIn(9) ? 0 : CGFloat.random(in: 0...100, using: &random) }
        var given = RunLengths(lengths)
        #expect(mistake(given, lengths, &random) == nil)
        var estimated = RunLengths(count: count, estimate: estimate)
        var measured = Array(repeating: estimate, count: count)
        for _ in 0..<6 {
            let row = Int.random(in: 0..<count, using: &random)
            let length = random.oneIn(5) ? 0 : CGFloat.random(in: 0...150, using: &random)
            lengths[row] = length
            measured[row] = length
            given.setLength(length, at: row)
            estimated.setLength(length, at: row)
            #expect(mistake(estimated, measured, &random) == nil)
        }
        #expect(mistake(given, lengths, &random) == nil)
        #expect(estimated.measured == measured.indices.filter { measured[$0] != estimate })
    }

    @Test("Fixed lengths against plain sums", arguments: 0..<10)
    func fixedOracle(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let each = CGFloat.random(in: 0.1...90, using: &random)
        let count = Int.random(in: 1...600, using: &random)
        #expect(mistake(RunLengths(count: count, each: each), Array(repeating: each, count: count), &random) == nil)
    }
}
