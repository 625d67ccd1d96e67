/// What gives a table its rows.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row, as a rule one that the table gave out.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// What hears of a table's rows and sections, and of its scrolling. `A101`
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
