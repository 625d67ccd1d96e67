/// What came of a subject.
struct Measurement: Encodable {
    var subject: String
    var figure: Double
    var unit: String
    var floor: Double
    var ratio: Double
    var goal: Double
    var met: Bool

    /// The runs of each kind; the figure is their median.
    private static let runCount = 7

    /// Runs a subject: the measured way and the floor in turn, so that what slows the machine down slows both.
    init(_ subject: Subject) throws {
        let runs = try subject.prepare()
        _ = try runs.floor?()
        _ = try runs.measured()
        var figures: [Double] = []
        var floors: [Double] = []
        for _ in 0..<Self.runCount {
            if let floor = runs.floor { floors.append(try floor()) }
            figures.append(try runs.measured())
        }
        self.subject = subject.name
        unit = subject.unit
        figure = Self.median(figures)
        switch subject.goal {
        case .atLeast(let goal):
            floor = Self.median(floors)
            // Each figure is divided by the floor of its own turn.
            ratio = Self.median(zip(figures, floors).map { $0 / $1 })
            self.goal = goal
            met = ratio >= goal
        case .below(let goal):
            floor = goal
            ratio = figure / goal
            self.goal = goal
            met = figure < goal
        }
    }

    private static func median(_ values: [Double]) -> Double {
        values.isEmpty ? .nan : values.sorted()[values.count / 2]
    }
}
