/// What prepares the data of rows before they come into sight.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Told of rows that will be seen soon, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Told of rows that were to be seen soon and will not be.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
