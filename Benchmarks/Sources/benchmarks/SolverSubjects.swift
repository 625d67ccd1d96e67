extension Subject {
    /// Making and solving a chain of 10 views.
    static var solverBuild10: Subject { build(views: 10, tableMilliseconds: 0.045, goal: 1) }
    /// Making and solving a chain of 100 views.
    static var solverBuild100: Subject { build(views: 100, tableMilliseconds: 2.1, goal: 1) }
    /// Making and solving a chain of 1000 views.
    static var solverBuild1000: Subject { build(views: 1000, tableMilliseconds: 210, goal: 10) }

    /// Changing the width of a solved chain of 1000 views, and solving it again.
    static var solverEdit1000: Subject {
        Subject(name: "solver.edit1000", unit: "edits/s", goal: .atLeast(1)) {
            Runs(
                measured: { try SolverChain.editRate(views: 1000) },
                floor: { max(KiwiChain.seconds(views: 1000).map { 1 / $0.edit } ?? 0, 1000 / 0.18) })
        }
    }

    /// How many times as long a chain of 10,000 views takes as one of 1000.
    static var solverGrowth: Subject {
        Subject(name: "solver.growth", unit: "times", goal: .below(15)) {
            Runs(
                measured: { try SolverChain.buildRate(views: 1000) / SolverChain.buildRate(views: 10_000) },
                floor: nil)
        }
    }

    /// Chains a second against kiwi's: the rate that was measured of its C++ once, on a machine at rest, or what Python's kiwisolver,
    /// where it is installed, does in a run of its own beside this one; whichever is higher.
    private static func build(views count: Int, tableMilliseconds: Double, goal: Double) -> Subject {
        Subject(name: "solver.build\(count)", unit: "chains/s", goal: .atLeast(goal)) {
            Runs(
                measured: { try SolverChain.buildRate(views: count) },
                floor: { max(KiwiChain.seconds(views: count).map { 1 / $0.build } ?? 0, 1000 / tableMilliseconds) })
        }
    }
}
