import ConformanceKit
import Testing

@testable import Shop

@Test(arguments: Conformance.checks(for: PosterCell.self)) func posterCell(_ check: Check) async throws { try await check() }

@Test(arguments: Conformance.checks(forModule: [PosterCell.self, PriceCell.self, CartController.self]))  // finds duplicates too
func shop(_ check: Check) async throws { try await check() }
