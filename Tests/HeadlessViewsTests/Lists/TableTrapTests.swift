@_spi(Headless) @testable import HeadlessViews
import Testing

/// The last words of a process.
private func words(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}

/// Changes the rows of a table with three of them in a window, and the table in a batch.
@MainActor private func update(to sections: [[String]], _ changes: @escaping (UITableView) -> Void) {
    let source = PlainRows([["a", "b", "c"]])
    let table = makeTableInWindow(source)
    table.performBatchUpdates {
        source.sections = sections
        changes(table)
    }
}

@Suite("Traps of tables, in UIKit's words")
struct TableTrapTests {
    @Test("A66 Two cells for one row")
    func twoCells() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = PlainRows(counts: [1])
            let table = makeTable(source)
            source.configure = { [weak table] _, path in _ = table?.dequeueReusableCell(withIdentifier: "row", for: path) }
            table.layoutIfNeeded()
        }
        #expect(
            words(result).contains(
                """
                Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more \
                cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). \
                Cell identifier: row, index path: <NSIndexPath: 0x0> {length = 2, path = 0 - 0}
                """))
    }

    @Test("A67 A cell for a row that the table does not have")
    func unknownRow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = PlainRows(counts: [0])
            _ = makeTable(source).dequeueReusableCell(withIdentifier: "row", for: path(0))
        }
        #expect(words(result).contains("request for rect at invalid index path (<NSIndexPath 0x0> 2 indexes [0, 0])"))
    }

    @Test("A69 A data source that is gone when a cell is needed")
    func noDataSource() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            var source: PlainRows? = PlainRows(counts: [3])
            let table = makeTable(source!)
            #expect(table.numberOfSections == 1)
            source = nil
            table.layoutIfNeeded()
        }
        #expect(words(result).contains("UITableView dataSource is not set"))
    }

    @Test("A77 Rows that do not add up")
    func rowCount() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            update(to: [["a", "b", "c", "d", "e"]]) { $0.insertRows(at: [path(0)], with: .none) }
        }
        #expect(
            words(result).contains(
                """
                NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0.  The number of rows contained \
                in an existing section after the update (5) must be equal to the number of rows contained in that section before the \
                update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or \
                minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
                """))
    }

    @Test("A78 Sections that do not add up")
    func sectionCount() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            update(to: [["a", "b", "c"], ["d"]]) { $0.reloadRows(at: [path(0)], with: .none) }
        }
        #expect(
            words(result).contains(
                """
                Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (2) \
                must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of \
                sections inserted or deleted (0 inserted, 0 deleted).
                """))
    }

    @Test("A80 A row that is not there is deleted")
    func deleteMissing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            update(to: [["a", "b"]]) { $0.deleteRows(at: [path(3)], with: .none) }
        }
        #expect(words(result).contains("attempt to delete row 3 from section 0 which only contains 3 rows before the update"))
    }

    @Test("A80 A row is deleted and moved")
    func deleteAndMove() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            update(to: [["a", "b"]]) {
                $0.deleteRows(at: [path(1)], with: .none)
                $0.moveRow(at: path(1), to: path(0))
            }
        }
        #expect(words(result).contains("attempt to perform a delete and a move from the same index path (<NSIndexPath"))
    }

    @Test("A80 A section that is not there is deleted")
    func deleteMissingSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            update(to: []) { $0.deleteSections([3], with: .none) }
        }
        #expect(words(result).contains("attempt to delete section 3, but there are only 1 sections before the update"))
    }

    @Test("A81 Scrolling to a row that is not there")
    func scrollToRow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = PlainRows(counts: [72])
            makeTable(source).scrollToRow(at: path(72), at: .top, animated: false)
        }
        #expect(
            words(result).contains(
                """
                NSRangeException: Attempted to scroll the table view to an out-of-bounds row (72) when there are only 72 rows in \
                section 0. Table view: <UITableView: 0x
                """))
    }

    @Test("A81 Scrolling to a section that is not there")
    func scrollToSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = PlainRows(counts: [72])
            makeTable(source).scrollToRow(at: path(0, 18), at: .top, animated: false)
        }
        #expect(words(result).contains("to an out-of-bounds section (18) when there are only 1 sections"))
    }

    @Test("A85 A row of negative height")
    func negativeRow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = PlainRows(counts: [1])
            let delegate = HeightGiver { _ in -2 }
            let table = makeTable(source)
            table.delegate = delegate
            table.layoutIfNeeded()
        }
        #expect(
            words(result).contains(
                """
                table view row height must not be negative - provided height for index path (<NSIndexPath: 0x0> {length = 2, path = 0 - \
                0}) is -2.000000
                """))
    }

    @Test("A85 A section header of negative height")
    func negativeHeader() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = PlainRows(counts: [1])
            let delegate = NegativeHeader()
            let table = makeTable(source)
            table.delegate = delegate
            table.layoutIfNeeded()
        }
        #expect(words(result).contains("section header height must not be negative - provided height for section 0 is -0.000000"))
    }

    @Test("A34 Another cell for a row that is configured anew")
    func reconfigureOther() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = FreshCells()
            let table = makeTable(source)
            table.layoutIfNeeded()
            table.reconfigureRows(at: [path(0)])
        }
        #expect(
            words(result).contains("returned another cell for the row at index path <NSIndexPath: 0x0> {length = 2, path = 0 - 0}"))
    }
}

@MainActor private final class NegativeHeader: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { -.leastNormalMagnitude }
}

@MainActor private final class FreshCells: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
