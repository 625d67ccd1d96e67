extension UIView {
    /// Adds the content of a nib and pins it on all four sides.
    func addNibContent(_ content: UIView, insets: NSDirectionalEdgeInsets, pinnedTo edges: NibContentEdges) {
        let host = nibContentHost
        let guide = host.layoutGuide(for: edges)
        content.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide?.topAnchor ?? host.topAnchor, constant: insets.top),
            content.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? host.leadingAnchor, constant: insets.leading),
            (guide?.bottomAnchor ?? host.bottomAnchor).constraint(equalTo: content.bottomAnchor, constant: insets.bottom),
            (guide?.trailingAnchor ?? host.trailingAnchor).constraint(equalTo: content.trailingAnchor, constant: insets.trailing),
        ])
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

    private func layoutGuide(for edges: NibContentEdges) -> UILayoutGuide? {
        switch edges {
        case .bounds: nil
        case .safeArea: safeAreaLayoutGuide
        case .layoutMargins: layoutMarginsGuide
        }
    }
}
