import ConformanceRules

/// A data source of rows that gives its cells as told.
class PosterSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(in: tableView, at: indexPath)
    }

    func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
        table.dequeueReusableCell(for: path, cellType: PosterCell.self)
    }
}

/// It dequeues a cell to measure with.
final class MeasuringSource: PosterSource {
    override func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
        _ = super.cell(in: table, at: path)
        return super.cell(in: table, at: path)
    }
}

/// It returns another cell than the one that it dequeues.
final class ForgettingSource: PosterSource {
    override func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
        _ = super.cell(in: table, at: path)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// It makes its cells itself.
final class MakingSource: PosterSource {
    override func cell(in table: UITableView, at path: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
