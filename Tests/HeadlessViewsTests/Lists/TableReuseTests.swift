@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Registering with a table and dequeuing")
struct TableReuseTests {
    private let table = UITableView()

    @Test("A1 The last registration under an identifier is the one that counts")
    func lastRegistration() throws {
        table.register(LoggingCell.self, forCellReuseIdentifier: "A")
        table.register(PlainCell.self, forCellReuseIdentifier: "A")
        #expect(table.dequeueReusableCell(withIdentifier: "A") is PlainCell)
        table.register(
            listNib(#"<tableViewCell id="1" customClass="LoggingCell" customModule="HeadlessViewsTests"/>"#),
            forCellReuseIdentifier: "A")
        #expect(table.dequeueReusableCell(withIdentifier: "A") is LoggingCell)
        table.register(PlainCell.self, forCellReuseIdentifier: "A")
        #expect(table.dequeueReusableCell(withIdentifier: "A") is PlainCell)
    }

    @Test("A2 Nil takes a registration away")
    func unregister() {
        table.register(PlainCell.self, forCellReuseIdentifier: "A")
        table.register(nil as AnyClass?, forCellReuseIdentifier: "A")
        #expect(table.dequeueReusableCell(withIdentifier: "A") == nil)
        table.register(PlainCell.self, forCellReuseIdentifier: "A")
        table.register(nil as UINib?, forCellReuseIdentifier: "A")
        #expect(table.dequeueReusableCell(withIdentifier: "A") == nil)
        table.register(LoggingHeader.self, forHeaderFooterViewReuseIdentifier: "A")
        table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: "A")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "A") == nil)
    }

    @Test("A8 Headers and footers have registrations of their own")
    func headersApart() {
        table.register(LoggingHeader.self, forHeaderFooterViewReuseIdentifier: "A")
        #expect(table.dequeueReusableCell(withIdentifier: "A") == nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "A") is LoggingHeader)
    }

    @Test("A11 Answers a cell that waits, else a new one, else nil")
    func withoutPath() throws {
        #expect(table.dequeueReusableCell(withIdentifier: "A") == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "") == nil)
        table.register(LoggingCell.self, forCellReuseIdentifier: "A")
        let first = try #require(table.dequeueReusableCell(withIdentifier: "A"))
        #expect(table.dequeueReusableCell(withIdentifier: "A") !== first)
        table.enqueueForReuse(first)
        #expect(table.dequeueReusableCell(withIdentifier: "A") === first)
    }

    @Test("A11 Gives out a cell that waits even where nothing is registered")
    func queuedWithoutRegistration() {
        let cell = PlainCell(style: .value1, reuseIdentifier: "handmade")
        table.enqueueForReuse(cell)
        #expect(table.dequeueReusableCell(withIdentifier: "handmade") === cell)
    }

    @Test("A14 A17 Makes a cell of a class with the style default and the registered identifier")
    func classCell() throws {
        table.register(LoggingCell.self, forCellReuseIdentifier: "A")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "A", for: firstRow) as? LoggingCell)
        #expect(cell.log == ["init(default, A)"])
        #expect(cell.reuseIdentifier == "A")
        #expect(cell.detailTextLabel == nil)
        table.register(SubtitleCell.self, forCellReuseIdentifier: "B")
        #expect(table.dequeueReusableCell(withIdentifier: "B", for: firstRow).detailTextLabel != nil)
    }

    @Test("A14 Makes cells of classes that inherit the initializer, and of generic ones")
    func inheritedAndGeneric() throws {
        table.register(PlainCell.self, forCellReuseIdentifier: "plain")
        let plain = try #require(table.dequeueReusableCell(withIdentifier: "plain", for: firstRow) as? PlainCell)
        #expect(plain.badge == 7)
        table.register(HostCell<HostedView>.self, forCellReuseIdentifier: "host")
        let host = try #require(table.dequeueReusableCell(withIdentifier: "host", for: firstRow) as? HostCell<HostedView>)
        #expect(host.hosted.superview === host.contentView)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "base")
        #expect(type(of: table.dequeueReusableCell(withIdentifier: "base", for: firstRow)) == UITableViewCell.self)
    }

    @Test("A14 Makes a cell of a nib by init(coder:), and wakes it")
    func nibCell() throws {
        table.register(
            listNib(#"<tableViewCell id="1" customClass="LoggingCell" customModule="HeadlessViewsTests" reuseIdentifier="A"/>"#),
            forCellReuseIdentifier: "A")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "A", for: firstRow) as? LoggingCell)
        #expect(cell.log == ["init(coder)", "awake"])
    }

    @Test("A16 Makes a header of a class by init(reuseIdentifier:), and answers nil for one that nobody registered")
    func headers() throws {
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "H") == nil)
        table.register(LoggingHeader.self, forHeaderFooterViewReuseIdentifier: "H")
        let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "H") as? LoggingHeader)
        #expect(header.log == ["init(H)"])
        table.enqueueForReuse(header)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "H") === header)
        #expect(header.log == ["init(H)", "prepare"])
    }

    @Test("A16 Makes a header of a nib, and gives it the registered identifier")
    func headerNib() throws {
        table.register(
            listNib(#"<view id="1" customClass="LoggingHeader" customModule="HeadlessViewsTests"/>"#),
            forHeaderFooterViewReuseIdentifier: "H")
        let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "H") as? LoggingHeader)
        #expect(header.log == ["init(coder)"])
        #expect(header.reuseIdentifier == "H")
    }

    @Test("A22 A26 Prepares a cell as it is given out again, and no new one")
    func prepare() throws {
        table.register(LoggingCell.self, forCellReuseIdentifier: "A")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "A", for: firstRow) as? LoggingCell)
        table.enqueueForReuse(cell)
        #expect(cell.log == ["init(default, A)"])
        _ = table.dequeueReusableCell(withIdentifier: "A", for: firstRow)
        #expect(cell.log == ["init(default, A)", "prepare"])
    }

    @Test("A23 A cell without an identifier never waits to be used again")
    func withoutIdentifier() {
        let cell = LoggingCell(style: .default, reuseIdentifier: nil)
        table.enqueueForReuse(cell)
        table.enqueueForReuse(UITableViewHeaderFooterView(reuseIdentifier: nil))
        #expect(table.cells.pool.count == 0)
        #expect(table.sectionViews.pool.count == 0)
    }

    @Test("A25 The base class deselects a cell that is prepared to be used again")
    func prepareDeselects() {
        let cell = LoggingCell(style: .default, reuseIdentifier: "A")
        cell.isSelected = true
        cell.isHighlighted = true
        table.enqueueForReuse(cell)
        #expect(cell.isSelected)
        _ = table.dequeueReusableCell(withIdentifier: "A")
        #expect(!cell.isSelected && !cell.isHighlighted)
    }

    @Test("A27 Never gives out a cell for another identifier")
    func identifiersApart() throws {
        table.register(PlainCell.self, forCellReuseIdentifier: "A")
        table.register(PlainCell.self, forCellReuseIdentifier: "B")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "A"))
        table.enqueueForReuse(cell)
        #expect(table.dequeueReusableCell(withIdentifier: "B") !== cell)
    }

    @Test("Takes a cell that waits out of its superview")
    func leavesSuperview() {
        let cell = PlainCell(style: .default, reuseIdentifier: "A")
        table.addSubview(cell)
        table.enqueueForReuse(cell)
        #expect(cell.superview == nil)
    }

    @Test("Throws instead of trapping where it is asked for that")
    func throwingCore() {
        #expect(throws: ListFailure.self) { try table.cell(withIdentifier: "A", for: firstRow) }
        #expect(throws: ListFailure.self) { try table.registerCell(UIView.self, "A") }
        #expect(throws: ListFailure.self) { try table.registerCell(PlainCell.self, "") }
    }
}
