import Foundation

/// Measures the subjects whose names begin as asked, or all: `benchmarks [--json] [SUBJECT-PREFIX…]`.
@main
struct Benchmarks {
    /// All subjects, in the order in which they are run.
    static var subjects: [Subject] {
        [
            .documentsRead,
            .documentsMemory,
            .documentsLoad,
            .dequeueMixin,
            .dequeueToken,
            .dequeueHosted,
            .tableScrollFixed,
            .tableScrollGiven,
            .tableScrollSelfSizing,
            .tableCells,
            .tableReload,
            .tableMemoryGiven,
            .tableMemoryFixed,
            .tableJump,
            .collectionScrollFlow,
            .collectionScrollCompositional,
            .collectionCells,
            .collectionJump,
            .solverBuild10,
            .solverBuild100,
            .solverBuild1000,
            .solverEdit1000,
            .solverGrowth,
        ]
    }

    static func main() throws {
        var arguments = CommandLine.arguments.dropFirst()
        let isJSON = arguments.first == "--json"
        if isJSON { arguments.removeFirst() }
        let chosen = subjects.filter { subject in
            arguments.isEmpty || arguments.contains { subject.name.hasPrefix($0) }
        }
        guard !chosen.isEmpty else {
            let names = subjects.map(\.name).joined(separator: ", ")
            FileHandle.standardError.write(Data("No subject begins so. There are: \(names).\n".utf8))
            exit(2)
        }
        let report = Report(measurements: try chosen.map(Measurement.init))
        try isJSON ? report.printJSON() : report.printTable()
    }
}
