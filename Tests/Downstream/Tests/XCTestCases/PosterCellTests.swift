import ConformanceKit
import XCTest

@testable import Shop

final class PosterCellTests: ConformanceTestCase {
    override var checks: [Check] { Conformance.checks(for: PosterCell.self) }

    func testPosterCell() async throws { try await runChecks() }
}

final class ShopTests: XCTestCase {
    func testPosterCell() async throws { try await assertConforms(PosterCell.self) }
}
