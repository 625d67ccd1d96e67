import ReusableCells

final class PosterCell: UITableViewCell, NibReusable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var titleLabel: UILabel!
}

extension PosterCell {
    var title: String? { titleLabel.text }

    func show(_ poster: Poster) { titleLabel.text = poster.title }

    /// Shows a poster, and its artist once the loader has the name.
    func show(_ poster: Poster, from loader: PosterLoader) {
        show(poster)
        accessibilityLabel = nil
        loader.load(poster, for: self) { [weak self] artist in self?.accessibilityLabel = artist }
    }
}

/// The posters in a table, by hand.
final class PosterListController: UITableViewController {
    private let posters = [Poster.long, .short]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(cellType: PosterCell.self)  // PosterCell.xib, wherever its target keeps it
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posters.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: PosterCell = tableView.dequeueReusableCell(for: indexPath)  // outlets connected, awakeFromNib called
        cell.show(posters[indexPath.row])
        return cell
    }
}
