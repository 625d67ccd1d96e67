import ConformanceKit
import XCTest

@testable import App

final class TrackCellTests: ConformanceTestCase {
    override var checks: [Check] { Conformance.checks(for: TrackCell.self) }

    func testTrackCell() async throws { try await runChecks() }

    func testHeadingCell() async throws { try await assertConforms(HeadingCell.self) }
}
