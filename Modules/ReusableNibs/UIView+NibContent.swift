extension UIView {
    /// Adds a view and pins it on all four sides.
    func addNibContent(_ content: UIView, insets: NSDirectionalEdgeInsets, pinnedTo edges: NibContentEdges) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        let guide = layoutGuide(for: edges)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide?.topAnchor ?? topAnchor, constant: insets.top),
            content.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? leadingAnchor, constant: insets.leading),
            (guide?.bottomAnchor ?? bottomAnchor).constraint(equalTo: content.bottomAnchor, constant: insets.bottom),
            (guide?.trailingAnchor ?? trailingAnchor).constraint(equalTo: content.trailingAnchor, constant: insets.trailing),
        ])
    }

    private func layoutGuide(for edges: NibContentEdges) -> UILayoutGuide? {
        switch edges {
        case .bounds: nil
        case .safeArea: safeAreaLayoutGuide
        case .layoutMargins: layoutMarginsGuide
        }
    }
}
