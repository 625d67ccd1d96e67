extension UISplitViewController {
    /// Puts a controller in a column, and in the place of the one that was seen there.
    func replace(_ column: Column, with new: UIViewController?) {
        let old = columns[column]
        guard old !== new else { return }
        old?.beginLeavingParent()
        columns[column] = new
        if let new { addChild(new) }
        showVisibleColumns()
        old?.removeFromParent()
        new?.endArriving(in: self)
    }

    /// Shows the controllers of the columns that are to be seen, in the place of those that were.
    func showVisibleColumns() {
        let visible = visibleControllers
        let leaving = shown.filter { !visible.contains($0) }
        let coming = visible.filter { !shown.contains($0) }
        shown = appearance.isShown ? visible : []
        ChildTransition(container: self, leaving: leaving, coming: coming, isAnimated: false, order: .navigation).run {
            placeColumns()
        }
    }

    /// The controllers of the columns that are to be seen.
    var visibleControllers: [UIViewController] {
        let visible = columnState.visibleColumns.compactMap { columns[$0] }
        return visible.isEmpty ? [columns[.primary]].compactMap { $0 } : visible
    }

    func placeColumns() {
        guard let view = viewIfLoaded else { return }
        for controller in visibleControllers { controller.loadViewIfNeeded() }
        layOutColumns()
        for case let columnView? in visibleControllers.map(\.viewIfLoaded) where columnView.superview !== view {
            view.addSubview(columnView)
        }
    }

    func layOutColumns() {
        guard let view = viewIfLoaded else { return }
        let widths = columnState.visibleColumns.dropLast().filter { columns[$0] != nil }.map {
            $0 == .primary ? primaryColumnWidth : supplementaryColumnWidth
        }
        let frames = ColumnLayout(bounds: view.bounds, widths: widths, isMirrored: primaryEdge == .trailing).frames
        for (controller, frame) in zip(visibleControllers, frames) { controller.viewIfLoaded?.frame = frame }
    }

    /// Shows or hides a column, as far as the width allows.
    func setColumn(_ column: Column, isShown: Bool) {
        if columnState.isCollapsed {
            guard isShown, columns[column] != nil, columnState.topColumn != column else { return }
            columnState.topColumn = column
            return showVisibleColumns()
        }
        if let mode = columnState.mode(isShown, column) { change(to: mode) }
    }

    /// Changes the columns that are seen, and says so before.
    func change(to mode: DisplayMode) {
        let old = columnState.visibleColumns
        var next = columnState
        next.displayMode = mode
        guard mode != columnState.displayMode else { return }
        delegate?.splitViewController(self, willChangeTo: mode)
        for column in next.visibleColumns where !old.contains(column) { delegate?.splitViewController(self, willShow: column) }
        for column in old where !next.visibleColumns.contains(column) { delegate?.splitViewController(self, willHide: column) }
        columnState = next
        showVisibleColumns()
    }

    /// Collapses or expands the columns where the width asks for it.
    func adaptToWidth() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != columnState.isCollapsed else { return }
        if isCompact { collapse() } else { expand() }
    }

    private func collapse() {
        columnState.topColumn = topColumnForCollapsing
        columnState.isCollapsed = true
        showVisibleColumns()
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func expand() {
        let proposed = ColumnState.mode(preferring: preferredDisplayMode)
        columnState.isCollapsed = false
        columnState.displayMode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        showVisibleColumns()
        delegate?.splitViewControllerDidExpand(self)
    }

    private var topColumnForCollapsing: Column {
        if columns[.compact] != nil { return .compact }
        let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
        guard style == .unspecified else {
            return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        }
        guard let primary = columns[.primary], let secondary = columns[.secondary] else { return proposed }
        let givesWay = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        return givesWay ? .primary : .secondary
    }
}
