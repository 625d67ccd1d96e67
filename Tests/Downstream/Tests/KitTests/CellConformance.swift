import ConformanceKit
import Testing

@testable import App

/// The app's cells, checked as a stranger would.
@Suite struct CellConformance {
    @Test(arguments: Conformance.checks(for: TrackCell.self))
    func trackCell(_ check: Check) async throws { try await check() }

    @Test(
        arguments: Conformance.checks(forModule: [
            TrackCell.self, HeadingCell.self, ChapterCell.self, SharedCell.self, ItemCell<Int>.self,
            HostingCollectionCell<CoverView>.self, DrawerHostingCell<CoverView>.self, RecordViewController.self,
            SleeveViewController.self,
        ]))
    func module(_ check: Check) async throws { try await check() }

    @Test(
        arguments: Conformance.checks(for: TrackCell.self, showing: "A long name", then: "B") { cell, name in
            cell.name = name
        })
    func reuse(_ check: Check) async throws { try await check() }

    @Test(
        arguments: Conformance.checks(for: RecordViewController.self) { coder in
            RecordViewController(coder: coder, record: "Blue")
        })
    func scene(_ check: Check) async throws { try await check() }

    @Test(
        arguments: Conformance.checks(for: DrawerHostingCell<CoverView>.self, showing: "Blue", then: "Red") { cell, title in
            cell.hostedView.show(title)
        })
    func host(_ check: Check) async throws { try await check() }
}

@Suite(.conformance(of: TrackCell.self, ChapterCell.self)) struct CheckedSuite {
    @Test("The tests of a checked suite run")
    func runs() async throws { try await assertConforms(HeadingCell.self) }
}
