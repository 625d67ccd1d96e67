import ConformanceKit
import Testing

@testable import Shop

@Suite(.conformance(of: PosterCell.self, PriceCell.self)) @MainActor struct CellTests {
    @Test("A row says its price") func price() { #expect(PriceCell.reuseIdentifier == "PriceCell") }
}

@Suite @MainActor struct ShopConformance {
    @Test("A poster that comes late does not show, and no cell asks twice")
    func reuse() async throws {
        let loader = PosterLoader()
        let checks = Conformance.checks(for: PosterCell.self, showing: Poster.long, then: .short) { cell, poster in
            cell.show(poster, from: loader)
        } delivering: {
            await loader.deliverAll()  // the first poster's image arrives now, and must not show
        } counting: {
            loader.subscriberCount  // three uses of a cell, one subscription
        }
        try await assertConforms(to: checks)
    }

    @Test("A controller is made as the app makes it")
    func controller() async throws {
        let checks =
            Conformance.checks(for: CartController.self) { coder in CartController(coder: coder, cart: .sample) }
        try await assertConforms(to: checks)
        try await assertConforms(ReceiptController.self)
    }

    @Test("A data source dequeues one cell a row")
    func dataSource() async throws {
        let checks =
            Conformance.checks(forDataSource: { table in
                table.register(cellType: PosterCell.self)
                return PosterSource(posters: [.long, .short])
            })
        try await assertConforms(to: checks)
    }

    @Test("A carousel is a list")
    func list() async throws {
        let checks =
            Conformance.checks(forList: { Carousel() }, of: PosterCard.self, PriceCard.self) { carousel, card in
                carousel.giveBack(card)
            }
        try await assertConforms(to: checks)
    }

    @Test("A rule is skipped for a reason")
    func skipping() async throws {
        let checks =
            Conformance.checks(for: PosterCell.self).skipping("nib.outlet-nil", because: "the subtitle comes with iOS 18's nib")
        try await assertConforms(to: checks)
    }

    @Test("A report says what is checked, without a test framework")
    func report() async {
        let report = await ConformanceReport(running: Conformance.checks(for: PosterCell.self))
        for finding in report.findings { print(finding) }
        #expect(report.findings.isEmpty)
        #expect(report.checkedCount > 10)
    }
}

@Test(
    "Cells, headers, nib views and hosts of the shop",
    arguments: Conformance.checks(forModule: [
        PosterCell.self, PriceCell.self, PosterTile.self, ShelfHeader.self, BadgeView.self, RatingView.self,
        HostingTableCell<ArticleView>.self, SwipeHostingCell<ArticleView>.self,
    ]))
func everything(_ check: Check) async throws { try await check() }
