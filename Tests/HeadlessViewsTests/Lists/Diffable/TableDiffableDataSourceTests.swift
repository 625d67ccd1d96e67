@_spi(Headless) @testable import HeadlessViews
import Testing

private typealias Source = UITableViewDiffableDataSource<String, Int>
private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
    }
    return snapshot
}

/// A table in a window, with a diffable data source whose cells show their items.
@MainActor private final class Shown {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private(set) var source: Source!
    /// The items whose cells were asked for, in order.
    var asked: [Int] = []

    init() {
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        window.addSubview(table)
        window.isHidden = false
        source = Source(tableView: table) { [weak self] table, path, item in
            self?.asked.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
    }

    func apply(_ snapshot: Snapshot, animated: Bool = true) {
        source.apply(snapshot, animatingDifferences: animated)
        table.layoutIfNeeded()
    }

    /// What the cells on screen show, by section.
    var texts: [[String]] {
        (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).compactMap { row in
                table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text
            }
        }
    }
}

@Suite("A table's diffable data source")
@MainActor struct TableDiffableDataSourceTests {
    @Test("It is the table's data source as soon as it is made")
    func dataSource() {
        let shown = Shown()
        #expect(shown.table.dataSource === shown.source)
        #expect(shown.source.defaultRowAnimation == .automatic)
        #expect(shown.table.numberOfSections == 0)
    }

    @Test("F28 A snapshot is shown", arguments: [true, false])
    func apply(animated: Bool) {
        let shown = Shown()
        shown.apply(snapshot(["a": [1, 2], "b": [3]]), animated: animated)
        #expect(shown.texts == [["1", "2"], ["3"]])
        shown.apply(snapshot(["b": [3, 1], "c": [4]]), animated: animated)
        #expect(shown.texts == [["3", "1"], ["4"]])
    }

    @Test("F28 Only what differs is asked for")
    func difference() {
        let shown = Shown()
        shown.apply(snapshot(["a": [1, 2, 3]]))
        let cell = shown.table.cellForRow(at: firstRow)
        shown.asked = []
        shown.apply(snapshot(["a": [2, 4, 3, 1]]))
        #expect(shown.asked == [4])
        #expect(shown.table.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
        #expect(shown.texts == [["2", "4", "3", "1"]])
    }

    @Test("F28 With reload data everything is asked for")
    func reloadData() {
        let shown = Shown()
        shown.apply(snapshot(["a": [1, 2]]))
        shown.asked = []
        var isDone = false
        shown.source.applySnapshotUsingReloadData(snapshot(["a": [1, 2, 3]])) { isDone = true }
        shown.table.layoutIfNeeded()
        #expect(isDone)
        #expect(shown.asked.sorted() == [1, 2, 3])
    }

    @Test("F29 Items and sections are found, and nil stands for those that are not there")
    func lookups() {
        let shown = Shown()
        shown.apply(snapshot(["a": [1], "b": [2, 3]]))
        let path = IndexPath(row: 1, section: 1)
        #expect(shown.source.itemIdentifier(for: path) == 3)
        #expect(shown.source.indexPath(for: 3) == path)
        #expect(shown.source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == nil)
        #expect(shown.source.indexPath(for: 9) == nil)
        #expect(shown.source.sectionIdentifier(for: 1) == "b")
        #expect(shown.source.sectionIdentifier(for: 2) == nil)
        #expect(shown.source.index(for: "b") == 1)
        #expect(shown.source.index(for: "z") == nil)
    }

    @Test("A reloaded item is asked for, and its mark is gone")
    func reloadItems() {
        let shown = Shown()
        var snapshot = snapshot(["a": [1, 2, 3]])
        shown.apply(snapshot)
        shown.asked = []
        snapshot.reloadItems([2])
        shown.apply(snapshot)
        #expect(shown.asked == [2])
        #expect(shown.source.snapshot().reloadedItemIdentifiers.isEmpty)
        #expect(shown.source.snapshot().itemIdentifiers == [1, 2, 3])
    }

    @Test("A reconfigured item keeps its cell")
    func reconfigureItems() {
        let shown = Shown()
        var snapshot = snapshot(["a": [1, 2, 3]])
        shown.apply(snapshot)
        let cell = shown.table.cellForRow(at: firstRow)
        shown.asked = []
        snapshot.insertItems([9], beforeItem: 1)
        snapshot.reconfigureItems([1])
        shown.apply(snapshot)
        #expect(shown.asked.sorted() == [1, 9])
        #expect(shown.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    }

    @Test("A selected row stays selected where it goes")
    func selection() {
        let shown = Shown()
        shown.apply(snapshot(["a": [1, 2, 3]]))
        shown.table.selectRow(at: firstRow, animated: false, scrollPosition: .none)
        shown.apply(snapshot(["a": [9, 2, 3, 1]]))
        #expect(shown.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    }

    @Test("The handler is called when the table shows the snapshot")
    func completion() {
        let shown = Shown()
        var rows: Int?
        shown.source.apply(snapshot(["a": [1, 2]])) { rows = shown.table.numberOfRows(inSection: 0) }
        #expect(rows == 2)
    }

    @Test("What is applied can be waited for")
    func waiting() async {
        let shown = Shown()
        await shown.source.apply(snapshot(["a": [1, 2]]))
        #expect(shown.table.numberOfRows(inSection: 0) == 2)
        await shown.source.applySnapshotUsingReloadData(snapshot(["a": [1]]))
        #expect(shown.table.numberOfRows(inSection: 0) == 1)
    }

    @Test("A subclass has titles, and rows that can be edited")
    func subclass() {
        final class Titled: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section)
            }

            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        }
        let table = UITableView()
        let plain = Source(tableView: table) { _, _, _ in UITableViewCell() }
        #expect(plain.tableView(table, titleForHeaderInSection: 0) == nil)
        #expect(!plain.tableView(table, canEditRowAt: firstRow))
        #expect(!plain.tableView(table, canMoveRowAt: firstRow))
        let titled = Titled(tableView: table) { _, _, _ in UITableViewCell() }
        titled.apply(snapshot(["a": [1]]))
        #expect(titled.tableView(table, titleForHeaderInSection: 0) == "a")
        let source: any UITableViewDataSource = titled
        #expect(source.tableView(table, canEditRowAt: firstRow))
    }

    @Test("The table is not kept alive, and a snapshot is kept without it")
    func lifetime() {
        var table: UITableView? = UITableView()
        weak let kept = table
        let source = Source(tableView: table!) { _, _, _ in nil }
        table = nil
        #expect(kept == nil)
        source.apply(snapshot(["a": [1]]))
        #expect(source.snapshot().itemIdentifiers == [1])
    }

    @Test("F36 A68 A provider without a cell")
    func noCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
            let table = UITableView(frame: window.bounds)
            window.addSubview(table)
            let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1])
            source.apply(snapshot)
            table.layoutIfNeeded()
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("NSInternalInconsistencyException: UITableView (<UITableView: 0x"))
        #expect(words.contains("failed to obtain a cell from its dataSource (<UITableViewDiffableDataSource<String, Int>: 0x"))
    }

    @Test("Random snapshots are what the table shows", arguments: 0..<10)
    func randomSnapshots(seed: Int) throws {
        for run in 0..<10 {
            var random = SeededGenerator(seed: UInt64(seed * 1000 + run))
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
            let table = UITableView(frame: window.bounds)
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
            window.addSubview(table)
            window.isHidden = false
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "Row", for: path)
                cell.tag = item
                return cell
            }
            var pair = SnapshotPair()
            for _ in 0..<10 {
                for _ in 0..<3 { pair.step(&random) }
                source.apply(pair.real)
                table.layoutIfNeeded()
                pair.real = source.snapshot()
                try #require(table.numberOfSections == pair.plain.sections.count)
                for (section, items) in pair.plain.sections.map(\.items).enumerated() {
                    try #require(table.numberOfRows(inSection: section) == items.count)
                }
                for path in table.indexPathsForVisibleRows ?? [] {
                    let item = pair.plain.sections[path.section].items[path.row]
                    try #require(table.cellForRow(at: path)?.tag == item, "seed \(seed), run \(run): \(pair.steps)")
                }
            }
        }
    }
}
