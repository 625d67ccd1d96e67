extension UIView {
    /// Adds a view and pins it on all four sides.
    ///
    /// `endPriority` is that of the bottom and the trailing side. Where something else gives the size of the view that holds the
    /// content, such as a list that has not measured a row yet, sides that are not required give way to it.
    package func addPinned(
        _ content: UIView, insets: NSDirectionalEdgeInsets, to edges: ContentEdges, endPriority: UILayoutPriority = .required
    ) {
        let guide = layoutGuide(for: edges)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        let ends = [
            (guide?.bottomAnchor ?? bottomAnchor).constraint(equalTo: content.bottomAnchor, constant: insets.bottom),
            (guide?.trailingAnchor ?? trailingAnchor).constraint(equalTo: content.trailingAnchor, constant: insets.trailing),
        ]
        for end in ends { end.priority = endPriority }
        NSLayoutConstraint.activate(
            [
                content.topAnchor.constraint(equalTo: guide?.topAnchor ?? topAnchor, constant: insets.top),
                content.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? leadingAnchor, constant: insets.leading),
            ] + ends)
    }

    /// The guide whose edges content is pinned to; nil for the view's own.
    package func layoutGuide(for edges: ContentEdges) -> UILayoutGuide? {
        switch edges {
        case .bounds: nil
        case .safeArea: safeAreaLayoutGuide
        case .layoutMargins: layoutMarginsGuide
        }
    }
}
