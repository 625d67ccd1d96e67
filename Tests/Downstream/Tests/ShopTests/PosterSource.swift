import ReusableCells

@testable import Shop

/// The data source of a table of posters.
final class PosterSource: NSObject, UITableViewDataSource {
    private let posters: [Poster]

    init(posters: [Poster]) { self.posters = posters }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posters.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: PosterCell = tableView.dequeueReusableCell(for: indexPath)
        cell.show(posters[indexPath.row])
        return cell
    }
}
