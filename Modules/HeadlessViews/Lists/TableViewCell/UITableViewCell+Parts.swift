extension UITableViewCell {
    /// Puts the content view in the cell, in the place of the one that is there.
    @discardableResult
    func adoptContentView(_ view: UIView) -> UIView {
        ownContentView?.removeFromSuperview()
        ownContentView = view
        addSubview(view)
        if view is UITableViewCellContentView, view.frame.isEmpty { view.frame = bounds }
        return view
    }

    /// The backgrounds fill the cell; the content does as far as nothing stands beside it; the accessory view is in the middle of the end.
    func layOutParts() {
        let content = cellLayout.content
        if contentView.frame != content { contentView.frame = content }
        layOutConfiguredBackground()
        layOutLabels()
        for view in backgrounds.all where view.superview === self { view.frame = bounds }
        guard let accessory = shownAccessoryView else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        accessory.center.y = bounds.midY
        accessory.frame.origin.x =
            isMirrored ? bounds.minX + layoutMargins.left : bounds.maxX - layoutMargins.right - accessory.frame.width
    }

    func backgroundsDidChange(from old: CellBackgrounds) { showBackgrounds(known: old.all + backgrounds.all) }

    func stateDidChange() {
        showBackgrounds(known: backgrounds.all)
        showAccessory(insteadOf: nil)
        setNeedsUpdateConfiguration()
    }

    /// Changes which controls the cell shows, and tells the cell before and after. `A99`
    func changeControls(_ change: (inout CellState) -> Void) {
        var next = state
        change(&next)
        guard next != state else { return }
        willTransition(to: next.controls)
        state = next
        didTransition(to: next.controls)
    }

    /// Whether the cell's swipe actions are shown.
    var isSwiped: Bool {
        get { state.isSwiped }
        set { changeControls { $0.isSwiped = newValue } }
    }

    func accessoryDidChange(from old: UIView?) { showAccessory(insteadOf: old) }

    private func showBackgrounds(known: [UIView]) {
        let allowsSeveral = (superview as? UITableView)?.allowsMultipleSelection ?? false
        let showsSelection = state.showsSelection && selectionStyle != .none
        showBackgrounds(backgrounds.shown(isSelected: showsSelection, allowsSeveral: allowsSeveral), of: known)
    }

    private func showAccessory(insteadOf old: UIView?) {
        let shown = shownAccessoryView
        for view in [old, accessoryView, editingAccessoryView].compactMap(\.self) where view !== shown && view.superview === self {
            view.removeFromSuperview()
        }
        if let shown, shown.superview !== self { addSubview(shown) }
        setNeedsLayout()
    }
}
