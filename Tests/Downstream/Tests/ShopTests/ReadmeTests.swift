import ConformanceKit
import Testing
import XCTest

@testable import Shop

@Test(arguments: Conformance.checks(for: PosterCell.self)) func posterCell(_ check: Check) async throws { try await check() }

@Test(arguments: Conformance.checks(forModule: [PosterCell.self, PriceCell.self, CartController.self]))  // finds duplicates too
func shop(_ check: Check) async throws { try await check() }

final class PosterCellXCTests: XCTestCase {
    func testPosterCell() async throws { try await assertConforms(PosterCell.self) }  // in XCTest
}
