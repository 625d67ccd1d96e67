@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("The ledger of a table")
struct ListLedgerTests {
    private let source = PlainRows(counts: [100])

    @Test("Counts what is registered, made, reused, on screen and queued")
    func counts() throws {
        let table = makeTable(source)
        table.register(LoggingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.register(listNib(""), forCellReuseIdentifier: "nib")
        table.layoutIfNeeded()
        table.contentOffset.y = 2200
        table.layoutIfNeeded()
        let rows = try #require(table.ledger["row"])
        #expect(rows.source == .type("HeadlessViews.UITableViewCell"))
        #expect(rows.made == 11 && rows.reused == 11)
        #expect(rows.onScreen == 11 && rows.queued == 0)
        #expect(table.ledger["nib"]?.source == .nib)
        #expect(table.ledger["other"] == nil)
        #expect(table.ledger.otherViews.map(\.identifier) == ["header"])
    }

    @Test("A1 P03 Names both types where a registration was replaced while cells of the first live")
    func sharedIdentifier() throws {
        let table = makeTable(source)
        table.layoutIfNeeded()
        try table.ledger.check()
        table.register(PlainCell.self, forCellReuseIdentifier: "row")
        let types = ["HeadlessViews.UITableViewCell", "HeadlessViewsTests.PlainCell"]
        #expect(throws: ListLedgerFailure.sharedIdentifier("row", types: types)) { try table.ledger.check() }
        #expect("\(ListLedgerFailure.sharedIdentifier("row", types: types))".contains(types.joined(separator: " and for ")))
    }

    @Test("A registration that is replaced before a cell lives is no failure")
    func replacedEarly() throws {
        let table = makeTable(source)
        table.register(PlainCell.self, forCellReuseIdentifier: "row")
        table.layoutIfNeeded()
        try table.ledger.check()
    }

    @Test("P43 Cells of a table that is gone are gone")
    func lifetime() {
        weak var cell: UITableViewCell?
        do {
            let table = makeTable(source)
            table.layoutIfNeeded()
            cell = table.visibleCells.first
            #expect(cell != nil)
        }
        #expect(cell == nil)
    }
}
