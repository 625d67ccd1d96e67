extension UITableView {
    func edgeViewDidChange(from old: UIView?, to new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        if let new { addSubview(new) }
        showContentSize()
        setNeedsLayout()
    }

    /// Gives the views above and below the rows the table's width, and puts them at both ends of the rows. `A57`
    func layOutEdgeViews() {
        if let view = backgroundView, view.frame != bounds { view.frame = bounds }
        if let header = tableHeaderView { place(header, at: 0) }
        if let footer = tableFooterView { place(footer, at: headerViewHeight + (state.lengths?.total ?? 0)) }
    }

    private func place(_ view: UIView, at top: CGFloat) {
        let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }
}
