/// Something that is measured against a floor, and the ratio that is the goal.
///
/// A subject is one file that makes one of these, and one line in `Benchmarks.subjects`.
struct Subject {
    /// What the figure says.
    enum Goal {
        /// The figure divided by the floor's must be at least this: the figure is a rate.
        case atLeast(Double)
        /// The figure itself must be below this: there is no floor to run, and the floor is this limit.
        case below(Double)
    }

    /// The type and the operation, with a dot: `documents.read`.
    var name: String
    /// What the figure is counted in.
    var unit: String
    var goal: Goal
    /// Makes the runs; nothing of it is measured.
    var prepare: () throws -> Runs

    /// The two things that are run in turn.
    ///
    /// Each gives its figure.
    struct Runs {
        var measured: () throws -> Double
        /// The other way to do the same; nil for a figure that is judged on its own.
        var floor: (() throws -> Double)?
    }
}
