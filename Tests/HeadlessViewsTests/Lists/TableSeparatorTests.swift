import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Separators of tables")
struct TableSeparatorTests {
    private func lines(of table: UITableView) -> [Bool] {
        table.layoutIfNeeded()
        return (0..<table.numberOfRows(inSection: 0)).map { table.showsSeparator(belowRowAt: path($0)) }
    }

    @Test("A100 The lines at both edges of a selected row are hidden")
    func selected() {
        let source = PlainRows(counts: [4])
        let table = makeTable(source)
        #expect(lines(of: table) == [true, true, true, true])
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        #expect(lines(of: table) == [true, false, false, true])
        table.deselectRow(at: path(2), animated: false)
        #expect(lines(of: table) == [true, true, true, true])
    }

    @Test("A100 The lines at both edges of a highlighted row are hidden")
    func highlighted() throws {
        let source = PlainRows(counts: [3])
        let table = makeTable(source)
        table.layoutIfNeeded()
        try #require(table.cellForRow(at: path(0))).isHighlighted = true
        #expect(lines(of: table) == [false, true, true])
    }

    @Test("A100 A grouped section has no line below its last row", arguments: [UITableView.Style.grouped, .insetGrouped])
    func grouped(style: UITableView.Style) {
        let source = PlainRows(counts: [2, 1])
        let table = makeTable(source, style: style)
        #expect(lines(of: table) == [true, false])
        #expect(!table.showsSeparator(belowRowAt: path(0, 1)))
    }

    @Test("A table without separators has none, and neither has a row that is not there")
    func none() {
        let source = PlainRows(counts: [2])
        let table = makeTable(source)
        #expect(!table.showsSeparator(belowRowAt: path(2)))
        table.separatorStyle = .none
        #expect(lines(of: table) == [false, false])
    }
}
