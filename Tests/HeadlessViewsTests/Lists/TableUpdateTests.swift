@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Updates of a table")
struct TableUpdateTests {
    @Test("A46 Deletes come before inserts, in whatever order they are asked for")
    func order() {
        let source = PlainRows([["a", "b", "c"]])
        let table = makeTable(source)
        table.layoutIfNeeded()
        let cell = table.visibleCells[2]
        table.performBatchUpdates {
            source.sections = [["c", "d"]]
            table.insertRows(at: [path(1)], with: .fade)
            table.deleteRows(at: [path(0), path(1)], with: .fade)
            #expect(table.hasUncommittedUpdates)
        }
        #expect(!table.hasUncommittedUpdates)
        #expect(table.texts == ["c", "d"])
        #expect(table.visibleCells[0] === cell)
        #expect(cell.frame.minY == 0)
    }

    @Test("A47 Moves from the old path to the final one")
    func move() {
        let source = PlainRows([["a", "b", "c"], ["d"]])
        let table = makeTable(source)
        table.layoutIfNeeded()
        let cells = table.visibleCells
        source.sections = [["x", "b", "c"], ["d", "a"]]
        source.asked = []
        table.beginUpdates()
        table.moveRow(at: path(0), to: path(1, 1))
        table.insertRows(at: [path(0)], with: .none)
        table.endUpdates()
        #expect(table.texts == ["x", "b", "c", "d", "a"])
        #expect(table.cellForRow(at: path(1, 1)) === cells[0])
        #expect(source.asked == [path(0)])
    }

    @Test("Nested batches are one, carried out by the outermost")
    func nested() {
        let source = PlainRows([["a"]])
        let table = makeTable(source)
        table.layoutIfNeeded()
        table.beginUpdates()
        table.beginUpdates()
        source.sections[0].append("b")
        table.insertRows(at: [path(1)], with: .none)
        table.endUpdates()
        #expect(table.numberOfRows(inSection: 0) == 1)
        table.endUpdates()
        #expect(table.texts == ["a", "b"])
        table.endUpdates()
        #expect(!table.hasUncommittedUpdates)
    }

    @Test("A33 A reloaded row gets another cell, and the old one waits only then")
    func reloadRows() throws {
        let source = PlainRows(counts: [5])
        let table = makeTable(source)
        table.layoutIfNeeded()
        let old = table.visibleCells
        source.sections[0][2] = "new"
        table.reloadRows(at: [path(2)], with: .none)
        #expect(table.texts[2] == "new")
        #expect(table.visibleCells[2] !== old[2])
        #expect(table.visibleCells[3] === old[3])
        #expect(old[2].superview == nil)
        #expect(table.ledger["row"]?.queued == 1)
    }

    @Test("A24 A34 A reconfigured row keeps its cell, which is not prepared for reuse")
    func reconfigure() throws {
        let source = PlainRows(counts: [5])
        let table = makeTable(source, cell: LoggingCell.self)
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells[1] as? LoggingCell)
        source.sections[0][1] = "new"
        source.asked = []
        table.reconfigureRows(at: [path(1), path(4)])
        #expect(table.visibleCells[1] === cell)
        #expect(cell.textLabel?.text == "new")
        #expect(cell.log == ["init(default, row)"])
        #expect(source.asked == [path(1), path(4)])
    }

    @Test("Sections are inserted, deleted, moved and reloaded")
    func sections() {
        let source = PlainRows([["a"], ["b"], ["c"]])
        let table = makeTable(source)
        table.layoutIfNeeded()
        let cells = table.visibleCells
        source.sections = [["c"], ["new"], ["B"]]
        table.performBatchUpdates {
            table.deleteSections([0], with: .none)
            table.insertSections([1], with: .none)
            table.moveSection(2, toSection: 0)
            table.reloadSections([1], with: .none)
        }
        #expect(table.texts == ["c", "new", "B"])
        #expect(table.visibleCells[0] === cells[2])
    }

    @Test("The selection goes with its rows, and is lost with those that are reloaded")
    func selection() {
        let source = PlainRows([["a", "b", "c", "d"]])
        let table = makeTable(source)
        table.allowsMultipleSelection = true
        table.layoutIfNeeded()
        for row in 0..<4 { table.tapRow(at: path(row)) }
        source.sections = [["new", "b", "d"]]
        table.performBatchUpdates {
            table.deleteRows(at: [path(0), path(2)], with: .none)
            table.insertRows(at: [path(0)], with: .none)
            table.reloadRows(at: [path(1)], with: .none)
        }
        #expect(table.indexPathsForSelectedRows == [path(2)])
        #expect(table.visibleCells.map(\.isSelected) == [false, false, true])
    }

    @Test("What was measured goes with its rows")
    func measured() {
        let source = PlainRows([["30", "60", "90"]])
        let table = makeTable(source, cell: TallCell.self, rowHeight: UITableView.automaticDimension)
        table.layoutIfNeeded()
        source.sections[0].insert("20", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        #expect(table.visibleCells.map(\.frame.minY) == [0, 20, 50, 110])
        #expect(table.contentSize.height == 200)
    }

    @Test("A79 Outside of a window, counts that do not add up are logged, and the table reloads")
    func withoutWindow() {
        let source = PlainRows(counts: [3])
        let table = makeTable(source)
        table.layoutIfNeeded()
        source.sections = [["a", "b", "c", "d", "e"]]
        table.insertRows(at: [path(0)], with: .none)
        table.layoutIfNeeded()
        #expect(table.texts == ["a", "b", "c", "d", "e"])
    }

    @Test("A table after random batches shows what the data source has", arguments: 0..<60)
    func random(seed: Int) {
        var generator = Seeded(UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        let source = PlainRows((0..<3).map { section in (0..<6).map { "\(section)-\($0)" } })
        let table = makeTableInWindow(source)
        table.rowHeight = 20
        var next = 0
        for _ in 0..<10 {
            var sections = source.sections
            let section = Int.random(in: 0..<sections.count, using: &generator)
            let deleted = Set(sections[section].indices.filter { _ in Bool.random(using: &generator) }.prefix(3))
            sections[section] = sections[section].indices.filter { !deleted.contains($0) }.map { sections[section][$0] }
            var inserted: [IndexPath] = []
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                let row = Int.random(in: 0...sections[section].count, using: &generator)
                inserted = inserted.map { $0.row >= row ? path($0.row + 1, section) : $0 } + [path(row, section)]
                sections[section].insert("new \(next)", at: row)
                next += 1
            }
            table.performBatchUpdates {
                source.sections = sections
                table.deleteRows(at: deleted.map { path($0, section) }, with: .none)
                table.insertRows(at: inserted, with: .none)
            }
            table.layoutIfNeeded()
            let expected = sections.flatMap(\.self)
            #expect(table.texts == Array(expected.prefix(table.texts.count)))
            #expect(table.texts.count == min(expected.count, 24))
        }
    }
}

private struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
