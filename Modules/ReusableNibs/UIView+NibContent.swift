extension UIView {
    /// Adds the content of a nib and pins it on all four sides.
    func addNibContent(_ content: UIView, insets: NSDirectionalEdgeInsets, pinnedTo edges: ContentEdges) {
        nibContentHost.addPinned(content, insets: insets, to: edges)
    }

    /// The view that the content goes into: in a cell the content view, since what lies beside that takes no taps and does not move
    /// when the cell is edited.
    private var nibContentHost: UIView {
        switch self {
        case let cell as UITableViewCell: cell.contentView
        case let view as UITableViewHeaderFooterView: view.contentView
        case let cell as UICollectionViewCell: cell.contentView
        default: self
        }
    }
}
