extension UITableView {
    func edgeViewDidChange(from old: UIView?, to new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        if let new { addSubview(new) }
        layOutEdgeViews()
        setNeedsLayout()
    }

    /// Gives the views above and below the rows the table's width, and puts them one below the other. `A57`
    func layOutEdgeViews() {
        backgroundView?.frame = bounds
        let headerHeight = tableHeaderView?.frame.height ?? 0
        if let header = tableHeaderView { header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight) }
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: headerHeight, width: bounds.width, height: footer.frame.height)
        }
    }
}
