@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Selecting rows")
struct TableSelectionTests {
    private let source = PlainRows(counts: [20])
    private let delegate = TouchLog()
    private let table: UITableView

    init() {
        table = makeTable(source)
        table.delegate = delegate
        table.layoutIfNeeded()
    }

    @Test("A87 A tap highlights, selects and lets go, in that order")
    func tap() throws {
        let cell = try #require(table.cellForRow(at: path(1)))
        #expect(table.touchDown(onRowAt: path(1)))
        #expect(cell.isHighlighted && !cell.isSelected)
        #expect(delegate.log == ["shouldHighlight 1", "didHighlight 1"])
        table.touchUp(onRowAt: path(1))
        #expect(!cell.isHighlighted && cell.isSelected)
        #expect(delegate.log.dropFirst(2) == ["willSelect 1", "didSelect 1", "didUnhighlight 1"])
    }

    @Test("A87 A tap on another row deselects the one before")
    func other() {
        table.tapRow(at: path(1))
        delegate.log = []
        table.tapRow(at: path(2))
        #expect(
            delegate.log == [
                "shouldHighlight 2", "didHighlight 2", "willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2",
                "didUnhighlight 2",
            ])
        #expect(table.indexPathsForSelectedRows == [path(2)])
        #expect(table.cellForRow(at: path(1))?.isSelected == false)
    }

    @Test("A89 The delegate may have another row selected, or none, or nothing highlighted")
    func redirect() {
        delegate.select = { _ in path(5) }
        table.tapRow(at: path(1))
        #expect(table.indexPathForSelectedRow == path(5))
        delegate.select = { _ in nil }
        table.tapRow(at: path(2))
        #expect(table.indexPathForSelectedRow == path(5))
        delegate.highlights = false
        delegate.log = []
        #expect(!table.tapRow(at: path(3)))
        #expect(delegate.log == ["shouldHighlight 3"])
    }

    @Test("A touch that is taken back selects nothing")
    func cancelled() {
        table.touchDown(onRowAt: path(1))
        table.cancelTouch()
        #expect(delegate.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("A90 Selecting in code tells nobody")
    func inCode() {
        table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        #expect(table.cellForRow(at: path(3))?.isSelected == true)
        table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [path(4)])
        table.deselectRow(at: path(4), animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
        table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(delegate.log.isEmpty)
    }

    @Test("A39 Answers the lowest of several selected rows, and nil where none is")
    func several() {
        table.allowsMultipleSelection = true
        #expect(table.indexPathsForSelectedRows == nil)
        for row in [7, 2, 5] { table.tapRow(at: path(row)) }
        #expect(table.indexPathForSelectedRow == path(2))
        #expect(table.indexPathsForSelectedRows == [path(2), path(5), path(7)])
        delegate.log = []
        table.tapRow(at: path(5))
        #expect(delegate.log.dropFirst(2) == ["willDeselect 5", "didDeselect 5", "didUnhighlight 5"])
        #expect(table.indexPathsForSelectedRows == [path(2), path(7)])
    }

    @Test("A93 Reloading clears the selection")
    func reload() {
        table.tapRow(at: path(1))
        table.reloadData()
        #expect(table.indexPathForSelectedRow == nil)
        table.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("A selected row that comes back into sight is selected")
    func scrolled() {
        table.tapRow(at: path(0))
        table.contentOffset.y = 400
        table.layoutIfNeeded()
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(0))?.isSelected == true)
    }

    @Test("Selects nothing where the table forbids it, or while it is edited")
    func forbidden() {
        table.allowsSelection = false
        #expect(!table.tapRow(at: path(0)))
        table.allowsSelection = true
        table.setEditing(true, animated: false)
        #expect(!table.tapRow(at: path(0)))
        table.allowsSelectionDuringEditing = true
        #expect(table.tapRow(at: path(0)))
        #expect(!table.tapRow(at: path(19)))
    }

    @Test("Posts a notification of what a tap selects")
    func notification() {
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: table, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        table.tapRow(at: path(0))
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        NotificationCenter.default.removeObserver(token)
        #expect(posts == 1)
    }
}
