/// The data source of a table that shows items by itself.
final class TableItems: NSObject, UITableViewDataSource {
    private let count: Int
    private let cell: (IndexPath) -> UITableViewCell

    init(_ count: Int, cell: @escaping (IndexPath) -> UITableViewCell) {
        self.count = count
        self.cell = cell
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell(indexPath) }
}

extension UITableView: ItemList {
    /// Shows rows in one section by a data source of the table's own, which takes the place of the one that it has.
    public func showItems(_ count: Int, cell: @escaping (IndexPath) -> UITableViewCell) {
        let source = TableItems(count, cell: cell)
        KeptObject.keep(source, in: self)
        dataSource = source
        reloadData()
    }
}
