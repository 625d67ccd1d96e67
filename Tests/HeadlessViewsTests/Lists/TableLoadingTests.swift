@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("What a table loads, and when")
struct TableLoadingTests {
    @Test("A42 The first layout loads the table")
    func firstLayout() {
        let source = PlainRows(counts: [3, 2])
        let table = makeTable(source)
        #expect(source.log.isEmpty)
        table.layoutIfNeeded()
        #expect(table.texts == ["0-0", "0-1", "0-2", "1-0", "1-1"])
    }

    @Test("A41 Has one section where the data source does not say, and asks for counts once")
    func counts() {
        let many = ManyRows(7)
        #expect(makeTable(many).numberOfSections == 1)
        let source = PlainRows(counts: [3, 2])
        let table = makeTable(source)
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 1) == 2)
        #expect(table.numberOfRows(inSection: 9) == 0)
        table.layoutIfNeeded()
        #expect(source.log.filter { $0 != "cell" } == ["sections", "rows", "rows"])
    }

    @Test("A43 With estimates, asks for a row's cell, then its height, then shows it")
    func orderWithEstimates() {
        let source = PlainRows(counts: [2])
        let heights = HeightGiver { _ in 60 }
        heights.log = { source.log.append($0) }
        let table = makeTable(source, rowHeight: UITableView.automaticDimension)
        table.delegate = heights
        table.layoutIfNeeded()
        #expect(source.log == ["sections", "rows", "cell", "height", "display", "cell", "height", "display"])
    }

    @Test("A44 Without estimates, asks for all heights first")
    func orderWithoutEstimates() {
        let source = PlainRows(counts: [200])
        let heights = HeightGiver { _ in 100 }
        let table = makeTable(source)
        table.estimatedRowHeight = 0
        table.delegate = heights
        table.layoutIfNeeded()
        #expect(heights.asked.count == 200)
        #expect(source.asked.count == 5)
        #expect(table.contentSize.height == 20_000)
    }

    @Test("A36 Has its visible cells in their order, and no paths where it has none")
    func visible() {
        let table = makeTable(PlainRows(counts: [0]))
        #expect(table.visibleCells.isEmpty)
        #expect(table.indexPathsForVisibleRows == nil)
        let source = PlainRows(counts: [100])
        table.dataSource = source
        table.contentOffset.y = 440
        #expect(table.indexPathsForVisibleRows == (10..<21).map { path($0) })
        #expect(table.visibleCells.first?.textLabel?.text == "0-10")
    }

    @Test("A38 Knows the rows at points and in rectangles, and answers nothing for what is not there")
    func geometry() {
        let source = PlainRows(counts: [3, 2])
        let table = makeTable(source)
        #expect(table.rectForRow(at: path(1, 1)) == CGRect(x: 0, y: 176, width: 320, height: 44))
        #expect(table.rectForRow(at: path(2, 1)) == .zero)
        #expect(table.rectForRow(at: path(0, 2)) == .zero)
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 132, width: 320, height: 88))
        #expect(table.rect(forSection: 2) == .zero)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 131)) == path(2))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 132)) == path(0, 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 220)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 320, y: 5)) == nil)
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 40)) == [path(2), path(0, 1)])
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 900, width: 10, height: 40)) == [])
    }

    @Test("A35 Holds the cells in sight, and one with the first responder in it that is not")
    func heldCells() throws {
        let source = PlainRows(counts: [100])
        let table = makeTableInWindow(source)
        let cell = try #require(table.cellForRow(at: path(2)))
        #expect(table.indexPath(for: cell) == path(2))
        #expect(table.cellForRow(at: path(50)) == nil)
        #expect(table.cellForRow(at: path(500)) == nil)
        let field = UITextField()
        cell.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        table.contentOffset.y = 2000
        #expect(table.cellForRow(at: path(2)) === cell)
        #expect(table.cellForRow(at: path(1)) == nil)
        #expect(!table.visibleCells.contains(cell))
        field.resignFirstResponder()
        table.contentOffset.y = 2010
        #expect(table.cellForRow(at: path(2)) == nil)
    }

    @Test("A58 Its content is as wide as the table, and as high as the header view, the sections and the footer view")
    func contentSize() {
        let source = PlainRows(counts: [3, 2])
        let table = makeTable(source)
        table.tableHeaderView = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 50))
        table.tableFooterView = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 30))
        table.layoutIfNeeded()
        #expect(table.contentSize == CGSize(width: 320, height: 300))
        #expect(table.rectForRow(at: path(0)).minY == 50)
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 270, width: 320, height: 30))
    }

    @Test("A31 Reloading asks again for the rows in sight alone, and a row gets its cell back")
    func reload() {
        let source = PlainRows(counts: [100])
        let table = makeTable(source, cell: LoggingCell.self)
        table.layoutIfNeeded()
        let cells = table.visibleCells
        source.asked = []
        source.sections[0][1] = "new"
        table.reloadData()
        table.layoutIfNeeded()
        #expect(source.asked == (0..<11).map { path($0) })
        #expect(table.visibleCells == cells)
        #expect(table.texts[1] == "new")
        #expect((cells[1] as? LoggingCell)?.log == ["init(default, row)", "prepare"])
    }

    @Test("Reloading fewer rows leaves no empty table behind")
    func reloadFewer() {
        let source = PlainRows(counts: [100])
        let table = makeTable(source)
        table.contentOffset.y = 3000
        table.layoutIfNeeded()
        source.sections = [["a", "b"]]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 0)
        #expect(table.texts == ["a", "b"])
    }

    @Test("Without a data source there are no rows")
    func withoutSource() {
        let source = PlainRows(counts: [3])
        let table = makeTable(source)
        table.layoutIfNeeded()
        table.dataSource = nil
        table.layoutIfNeeded()
        #expect(table.numberOfSections == 0)
        #expect(table.visibleCells.isEmpty)
        #expect(table.contentSize.height == 0)
    }

    @Test("A30 Makes no more cells than a screen shows, however far it scrolls", arguments: [10, 20, 200] as [CGFloat])
    func cellsMade(height: CGFloat) {
        let source = ManyRows(1000)
        let table = makeTable(source, rowHeight: height)
        table.layoutIfNeeded()
        for offset in stride(from: 0, to: table.contentSize.height - 480, by: 37) {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        let onScreen = Int((480 / height).rounded(.up)) + 1
        let made = table.ledger["row"]?.made ?? 0
        #expect(made > 0 && made <= onScreen + 2)
    }

    @Test("Tells the delegate of each row that comes into sight or leaves")
    func display() {
        let source = PlainRows(counts: [20])
        let delegate = DisplayLog()
        let table = makeTable(source, rowHeight: 240)
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(delegate.log == ["will 0", "will 1"])
        table.contentOffset.y = 250
        table.layoutIfNeeded()
        #expect(delegate.log == ["will 0", "will 1", "end 0", "will 2", "will 3"])
    }
}
