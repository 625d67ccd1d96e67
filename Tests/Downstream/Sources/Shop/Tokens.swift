import ReusableCells

enum Cells {
    static let poster = ReusableCell<PosterCell>()
    static let plain = ReusableCell<UITableViewCell>(identifier: "plain")
    static let heading = ReusableView<HeadingView>(nib: UINib(nibName: "Headings", bundle: .module))
}

/// A heading that adopts nothing: it has a token.
final class HeadingView: UICollectionReusableView {}

/// What lies behind a shelf.
final class ShelfBackground: UICollectionReusableView, Reusable {}

extension PosterListController {
    func makeCell(at indexPath: IndexPath) -> PosterCell {
        tableView.register(Cells.poster)
        let cell = tableView.dequeue(Cells.poster, for: indexPath)  // a PosterCell; without the path it is optional
        return cell
    }
}

extension ShelfController {
    func makeHeading(at indexPath: IndexPath) -> HeadingView {
        collectionView.register(Cells.heading, kind: .header)
        let heading = collectionView.dequeue(Cells.heading, kind: .header, for: indexPath)
        return heading
    }

    func addBackground(to layout: UICollectionViewLayout) {
        layout.register(decorationViewType: ShelfBackground.self)
    }
}
