/// A table as a stage: of cells, or of headers.
final class TableStage: NSObject, ListStage {
    private let table: UITableView
    /// The controller whose table it is; nil for a table of its own.
    private let controller: UIViewController?
    private let window: StageWindow
    private let cell: ((IndexPath) throws(ReuseFailure) -> UITableViewCell)?
    private let header: (() throws(ReuseFailure) -> UIView?)?
    var configure: (UIView) -> Void = { _ in }
    private(set) var failure: ReuseFailure?
    var nibFailures: [NibFailure] = []

    var list: UIScrollView { table }

    init<Cell: UITableViewCell & Reusable>(cellsOf type: Cell.Type) throws(ReuseFailure) {
        let table = Self.makeTable()
        self.table = table
        controller = nil
        window = StageWindow(showing: table)
        header = nil
        cell = { path throws(ReuseFailure) in try table.reusableCell(for: path, cellType: type) }
        super.init()
        try table.registering(cellType: type)
        setUp()
    }

    /// The table of a controller, which has a prototype of the class.
    init<Cell: UITableViewCell & Reusable>(cellsOf type: Cell.Type, drawnIn controller: UITableViewController) {
        let table: UITableView = controller.tableView
        table.frame = Self.frame
        self.table = table
        self.controller = controller
        window = StageWindow(showing: table)
        header = nil
        cell = { path throws(ReuseFailure) in try table.reusableCell(for: path, cellType: type) }
        super.init()
        setUp()
    }

    init<Header: UITableViewHeaderFooterView & Reusable>(headersOf type: Header.Type) throws(ReuseFailure) {
        let table = Self.makeTable()
        self.table = table
        controller = nil
        window = StageWindow(showing: table)
        cell = nil
        header = { () throws(ReuseFailure) in try table.reusableHeaderFooterView(type) }
        super.init()
        try table.registering(headerFooterViewType: type)
        setUp()
    }

    private static func makeTable() -> UITableView { UITableView(frame: frame) }

    private static var frame: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

    private func setUp() {
        table.rowHeight = Self.rowHeight
        table.sectionHeaderHeight = header == nil ? 0 : Self.rowHeight
        table.sectionFooterHeight = 0
        table.dataSource = self
        table.delegate = self
    }

    /// What some work gives, as it is shown; nil where it fails.
    private func shown<View: UIView>(_ work: () throws(ReuseFailure) -> View?) -> View? {
        do throws(ReuseFailure) {
            let view = try work()
            view.map(configure)
            return view
        } catch {
            failure = failure ?? error
            return nil
        }
    }
}

extension TableStage: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { header == nil ? 1 : Self.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { header == nil ? Self.count : 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell.flatMap { cell in shown { () throws(ReuseFailure) in try cell(indexPath) } }
            ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

extension TableStage: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        header.flatMap { header in shown { () throws(ReuseFailure) in try header() } }
    }
}
