import Foundation

/// The chain of `SolverChain` in Python's kiwisolver, which is C++ underneath.
enum KiwiChain {
    /// The processor seconds of one building with its first solving, and of one edit; nil where Python or kiwisolver is missing.
    static func seconds(views count: Int) -> (build: Double, edit: Double)? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, String(count)]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        return process.terminationStatus == 0 && numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    /// The width is an edit variable, for suggesting a value is the quickest edit that kiwi has.
    private static let script = """
        import sys, time
        from kiwisolver import Solver, Variable

        def build(count):
            solver = Solver()
            total = Variable()
            edges = [(Variable(), Variable(), Variable(), Variable()) for _ in range(count)]
            for _, _, top, height in edges:
                solver.addConstraint(top == 8)
                solver.addConstraint(height == 44)
            for left, right, _, _ in edges[1:]:
                solver.addConstraint(right - left == edges[0][1] - edges[0][0])
            solver.addConstraint(edges[0][0] == 8)
            for before, after in zip(edges, edges[1:]):
                solver.addConstraint(after[0] == before[1] + 8)
            solver.addConstraint(edges[-1][1] + 8 == total)
            solver.addEditVariable(total, 'strong')
            solver.suggestValue(total, 320)
            solver.updateVariables()
            return solver, total, edges

        count = int(sys.argv[1])
        start, runs = time.process_time(), 0
        while True:
            solver, total, edges = build(count)
            runs += 1
            building = time.process_time() - start
            if building > 0.25: break
        start, edits = time.process_time(), 0
        while True:
            edits += 1
            solver.suggestValue(total, 320 + edits)
            solver.updateVariables()
            editing = time.process_time() - start
            if editing > 0.1: break
        print(building / runs, editing / edits)
        """
}
