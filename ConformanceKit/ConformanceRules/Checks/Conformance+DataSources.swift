extension Conformance {
    /// The checks of a table's data source: that it dequeues one cell for each row that it is asked for, and returns that one.
    ///
    ///     Conformance.checks(forDataSource: { table in
    ///         table.register(cellType: PosterCell.self)
    ///         return PosterSource(posters: .samples)
    ///     })
    ///
    /// Collection views see to that themselves: they raise an exception, and so there is no such check for them.
    ///
    /// - Parameter make: Registers with a table what the data source needs, and makes the data source.
    public static func checks<Source: UITableViewDataSource>(
        forDataSource make: @escaping @MainActor @Sendable (UITableView) -> Source
    ) -> [Check] {
        let subject = TypeName(Source.self).full
        return [
            Check(.dequeueOneARequest, of: subject) {
                let table = CountingTable(frame: .zero)
                let source = make(table)
                table.dataSource = source
                let wrongs = paths(in: table).compactMap { path in
                    table.count.end(returning: source.tableView(table, cellForRowAt: path), at: path)
                }
                return Outcome(wrongs.map { Finding(.dequeueOneARequest, of: subject, $0) })
            }
        ]
    }

    /// Some places of each of the first sections: what is wrong with a data source shows there as a rule.
    @MainActor private static func paths(in table: UITableView) -> [IndexPath] {
        (0..<min(table.numberOfSections, 10)).flatMap { section in
            (0..<min(table.numberOfRows(inSection: section), 20)).map { IndexPath(row: $0, section: section) }
        }
    }
}
