@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Editing a table")
struct TableEditingTests {
    private let source = EditableRows([["a", "b", "c"]])
    private let delegate = EditingLog()
    private let table: UITableView

    init() {
        table = makeTable(source)
        table.delegate = delegate
        table.layoutIfNeeded()
    }

    @Test("A99 Editing begins in the visible cells, and a row can be deleted unless the delegate says otherwise")
    func editing() {
        table.setEditing(true, animated: true)
        #expect(table.visibleCells.map(\.isEditing) == [true, true, true])
        #expect(table.visibleCells.map(\.editingStyle) == [.delete, .insert, .none])
        table.layoutIfNeeded()
        #expect(table.visibleCells[0].contentView.frame.minX == 38)
        #expect(table.visibleCells[2].contentView.frame.minX == 0)
        table.isEditing = false
        #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.editingStyle == .none })
    }

    @Test("A99 Without a delegate every row that may be edited can be deleted")
    func withoutDelegate() {
        table.delegate = nil
        table.layoutIfNeeded()
        table.setEditing(true, animated: false)
        #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete, .none])
    }

    @Test("The control of a row has the data source insert or delete")
    func control() {
        table.setEditing(true, animated: false)
        #expect(table.tapEditingControl(ofRowAt: path(0)))
        #expect(table.texts == ["b", "c"])
        #expect(table.tapEditingControl(ofRowAt: path(0)))
        #expect(table.texts == ["new", "b", "c"])
        #expect(!table.tapEditingControl(ofRowAt: path(2)))
        #expect(source.log == ["commit 1 0", "commit 2 0"])
    }

    @Test("A row is dragged to where the delegate lets it, and takes its cell along")
    func drag() {
        #expect(table.dragRow(at: path(0), to: path(2)) == nil)
        table.setEditing(true, animated: false)
        let cell = table.visibleCells[0]
        delegate.target = { _ in path(1) }
        #expect(table.dragRow(at: path(0), to: path(2)) == path(1))
        #expect(source.sections == [["b", "a", "c"]])
        #expect(table.visibleCells[1] === cell)
        #expect(source.isReorderingSeen)
        #expect(table.texts == ["b", "a", "c"])
    }

    @Test("A data source that cannot move rows moves none")
    func immovable() {
        let plain = PlainRows(counts: [3])
        let table = makeTable(plain)
        table.setEditing(true, animated: false)
        #expect(table.dragRow(at: path(0), to: path(1)) == nil)
    }

    @Test("A swipe offers the deletion, which the data source makes")
    func swipeToDelete() throws {
        let actions = try #require(table.swipeTrailingEdge(ofRowAt: path(0)))
        #expect(actions.actions.map(\.title) == ["Away"])
        #expect(table.visibleCells[0].showingDeleteConfirmation)
        #expect(table.visibleCells[0].configurationState.isSwiped)
        table.tapSwipeAction(actions.actions[0])
        #expect(table.texts == ["b", "c"])
        #expect(delegate.log == ["begin 0", "end nil"])
    }

    @Test("A swipe shows the delegate's actions, and ends when one says that it is done")
    func swipeActions() throws {
        var called = 0
        let action = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
            called += 1
            done(true)
        }
        delegate.leading = UISwipeActionsConfiguration(actions: [action])
        #expect(table.swipeLeadingEdge(ofRowAt: path(1)) === delegate.leading)
        table.tapSwipeAction(action)
        #expect(called == 1)
        #expect(delegate.log == ["begin 1", "end 1"])
        #expect(!table.visibleCells[1].showingDeleteConfirmation)
        #expect(table.swipeTrailingEdge(ofRowAt: path(2)) == nil)
    }

    @Test("The detail button of a row is told of, where it has one")
    func accessory() {
        #expect(!table.tapAccessoryButton(ofRowAt: path(0)))
        table.visibleCells[0].accessoryType = .detailButton
        #expect(table.tapAccessoryButton(ofRowAt: path(0)))
        #expect(delegate.log == ["accessory 0"])
    }

    @Test("The delegate's indentation level is the cell's, and without it the cell's own stands")
    func indentation() {
        let plain = PlainRows(counts: [1])
        plain.configure = { cell, _ in cell.indentationLevel = 4 }
        let table = makeTable(plain)
        let quiet = TouchLog()
        table.delegate = quiet
        table.layoutIfNeeded()
        #expect(table.visibleCells[0].indentationLevel == 4)
        let indenting = Indenting()
        table.delegate = indenting
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells[0].indentationLevel == 2)
    }
}

@MainActor private final class EditableRows: RowList, UITableViewDataSource {
    var isReorderingSeen = false

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { sections[0][indexPath.row] != "c" }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
        if editingStyle == .delete {
            sections[0].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            sections[0].insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
        log = log.filter { $0.hasPrefix("commit") }
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        isReorderingSeen = tableView.hasUncommittedUpdates
        sections[0].insert(sections[0].remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

@MainActor private final class EditingLog: UITableViewDelegate {
    var log: [String] = []
    var target: (IndexPath) -> IndexPath = { $0 }
    var leading: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        tableView.dataSource.map { ($0 as? RowList)?.sections[0][indexPath.row] == "b" } == true && tableView.isEditing
            ? .insert : .delete
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target(proposedDestinationIndexPath) }

    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { "Away" }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("begin \(indexPath.row)") }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("accessory \(indexPath.row)")
    }
}

@MainActor private final class Indenting: UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 2 }
}
