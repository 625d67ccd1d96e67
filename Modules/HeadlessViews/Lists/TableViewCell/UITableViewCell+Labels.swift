extension UITableViewCell {
    var styledTextLabel: UILabel? {
        if let label = ownTextLabel { return label }
        let label = makeLabel(size: 17, color: .label)
        ownTextLabel = label
        return label
    }

    var styledDetailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let label = ownDetailTextLabel { return label }
        let label = makeLabel(size: style == .subtitle ? 15 : 17, color: .secondaryLabel)
        ownDetailTextLabel = label
        return label
    }

    var styledImageView: UIImageView? {
        if let view = ownImageView { return view }
        guard style != .value2 else { return nil }
        let view = UIImageView()
        contentView.addSubview(view)
        ownImageView = view
        return view
    }

    /// The sizes are those of iOS 26.1. `A54`
    private func makeLabel(size: CGFloat, color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        contentView.addSubview(label)
        return label
    }
}
