@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Table controllers and their table")
struct TableControllerTests {
    @Test("A94 Is its table's data source and delegate, and loads it as it appears")
    func loads() {
        let controller = NumbersController(style: .grouped)
        #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.viewWillAppear(false)
        controller.tableView.layoutIfNeeded()
        #expect(controller.tableView.texts == ["0", "1", "2"])
        #expect(controller.tableView.visibleCells[1].frame.height == 70)
        #expect(controller.tableView.headerView(forSection: 0)?.textLabel?.text == "Numbers")
    }

    @Test("A94 Takes the selection away as it appears, unless told otherwise")
    func clearsSelection() {
        let controller = NumbersController(style: .plain)
        controller.viewWillAppear(false)
        controller.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
        controller.clearsSelectionOnViewWillAppear = false
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == path(1))
        controller.clearsSelectionOnViewWillAppear = true
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test("Editing the controller edits the table")
    func editing() {
        let controller = NumbersController(style: .plain)
        controller.loadViewIfNeeded()
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
    }

    @Test("What a subclass does not override is as if it were not there")
    func notOverridden() {
        let controller = NumbersController(style: .plain)
        controller.loadViewIfNeeded()
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.tableView.setEditing(true, animated: false)
        #expect(controller.tableView.dragRow(at: path(0), to: path(1)) == nil)
        #expect(controller.tableView.tapRow(at: path(0)) == false)
        controller.tableView.allowsSelectionDuringEditing = true
        #expect(controller.tableView.tapRow(at: path(0)))
        #expect(controller.selected == [path(0)])
    }
}

private final class NumbersController: UITableViewController {
    var selected: [IndexPath] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 1 ? 70 : super.tableView(tableView, heightForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Numbers" }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}
