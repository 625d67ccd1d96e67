import LayoutSolver

/// A left-to-right chain of views of equal widths and fixed height that fills a width: four variables a view, and 4n + 1 required constraints.
///
/// The equal widths come first, which is the order that kiwi is quickest with.
struct SolverChain {
    var solver = Solver()
    private let lastLeft: Variable
    private let width: ConstraintKey

    init(views count: Int) throws {
        let total = solver.makeVariable()
        var edges: [(left: Variable, right: Variable)] = []
        for _ in 0..<count {
            edges.append((solver.makeVariable(), solver.makeVariable()))
            try solver.add(LinearExpression(solver.makeVariable(), plus: -8), .equal)
            try solver.add(LinearExpression(solver.makeVariable(), plus: -44), .equal)
        }
        let first = edges[0]
        for (left, right) in edges.dropFirst() {
            let widths: [LinearExpression.Term] = [
                .init(right), .init(left, times: -1), .init(first.right, times: -1), .init(first.left),
            ]
            try solver.add(LinearExpression(widths), .equal)
        }
        try solver.add(LinearExpression(first.left, plus: -8), .equal)
        for (before, after) in zip(edges, edges.dropFirst()) {
            try solver.add(LinearExpression([.init(after.left), .init(before.right, times: -1)], plus: -8), .equal)
        }
        try solver.add(LinearExpression([.init(edges[count - 1].right), .init(total, times: -1)], plus: 8), .equal)
        width = try solver.add(LinearExpression(total, plus: -320), .equal)
        lastLeft = edges[count - 1].left
    }

    /// Where the last view begins.
    mutating func solved() -> Double { solver.value(of: lastLeft) }

    /// Changes the width, and solves.
    mutating func edit(width newWidth: Double) throws -> Double {
        try solver.setConstant(-newWidth, of: width)
        return solved()
    }
}

extension SolverChain {
    /// Chains a second: made, solved and given up, for a quarter of a second.
    static func buildRate(views count: Int) throws -> Double {
        try rate { consume(try solvedChain(views: count)) }
    }

    /// Edits a second of one chain.
    static func editRate(views count: Int) throws -> Double {
        var chain = try SolverChain(views: count)
        consume(chain.solved())
        var width = 320.0
        return try rate {
            width += 1
            consume(try chain.edit(width: width))
        }
    }

    private static func solvedChain(views count: Int) throws -> Double {
        var chain = try SolverChain(views: count)
        return chain.solved()
    }

    private static func rate(_ operation: () throws -> Void) rethrows -> Double {
        let start = processorSeconds()
        var repetitions = 0
        repeat {
            try operation()
            repetitions += 1
        } while processorSeconds() - start < 0.25
        return Double(repetitions) / (processorSeconds() - start)
    }
}
