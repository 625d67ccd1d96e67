import ConformanceKit
import Testing

@testable import App

/// The app's cells, checked as a stranger would.
@Suite struct CellConformance {
    @Test(arguments: Conformance.checks(for: TrackCell.self))
    func trackCell(_ check: Check) async throws { try await check() }

    @Test(arguments: Conformance.checks(forModule: [TrackCell.self, HeadingCell.self, ChapterCell.self, ItemCell<Int>.self]))
    func module(_ check: Check) async throws { try await check() }

    @Test(
        arguments: Conformance.checks(for: TrackCell.self, showing: "A long name", then: "B") { cell, name in
            cell.name = name
        })
    func reuse(_ check: Check) async throws { try await check() }
}

@Suite(.conformance(of: TrackCell.self, ChapterCell.self)) struct CheckedSuite {
    @Test("The tests of a checked suite run")
    func runs() async throws { try await assertConforms(HeadingCell.self) }
}
