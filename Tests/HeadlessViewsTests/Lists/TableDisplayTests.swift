import Testing

@_spi(Headless) @testable import HeadlessViews

/// Changes each cell that is about to be seen.
@MainActor private final class Decorator: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.tag = 7
        cell.backgroundColor = .red
        cell.textLabel?.text = "decorated"
        cell.accessoryType = .checkmark
        cell.frame.origin.x = 99
        cell.alpha = 0.5
    }
}

@MainActor @Suite("Cells that a table shows")
struct TableDisplayTests {
    @Test("A13 A cell that is asked for outside of the table's own question is a cell, and none that the table shows")
    func outsideOfTheQuestion() {
        let source = PlainRows(counts: [3])
        let table = makeTable(source)
        table.layoutIfNeeded()
        let extra = table.dequeueReusableCell(withIdentifier: "row", for: path(1))
        #expect(extra.reuseIdentifier == "row")
        #expect(extra.superview == nil)
        #expect(table.cellForRow(at: path(1)) !== extra)
        #expect(table.texts == ["0-0", "0-1", "0-2"])
    }

    @Test("A45 After a cell is about to be seen, the table sets its frame and leaves the rest as the delegate did")
    func changesOfTheDelegate() throws {
        let source = PlainRows(counts: [1])
        let table = makeTable(source)
        let delegate = Decorator()
        table.delegate = delegate
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: path(0)))
        #expect(cell.tag == 7)
        #expect(cell.backgroundColor == .red)
        #expect(cell.textLabel?.text == "decorated")
        #expect(cell.accessoryType == .checkmark)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test("A35b A cell that the table held out of sight comes back as it was, without passing the queue")
    func heldOutOfSight() throws {
        let source = PlainRows(counts: [100])
        let table = makeTableInWindow(source)
        let cell = try #require(table.cellForRow(at: path(2)))
        let field = UITextField()
        cell.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        defer { field.resignFirstResponder() }
        cell.tag = 5
        table.contentOffset.y = 2000
        source.asked = []
        table.contentOffset.y = 0
        #expect(table.visibleCells.contains(cell))
        #expect(cell.tag == 5)
        #expect(!source.asked.contains(path(2)))
    }
}
