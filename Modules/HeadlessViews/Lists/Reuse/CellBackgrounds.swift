/// The views that a cell shows behind its content.
struct CellBackgrounds {
    var plain: UIView?
    var selected: UIView?
    /// Takes the place of `selected` where the list lets several cells be selected.
    var multiplySelected: UIView?

    /// All of them, shown or not.
    var all: [UIView] { [plain, selected, multiplySelected].compactMap(\.self) }

    /// Those that a cell shows in a state, from back to front. `A97`
    func shown(isSelected: Bool, allowsSeveral: Bool) -> [UIView] {
        let selection = allowsSeveral ? multiplySelected ?? selected : selected
        return [plain, isSelected ? selection : nil].compactMap(\.self)
    }
}

extension UIView {
    /// Puts the shown backgrounds behind all else in a cell, and takes the others of the old and new ones out.
    func showBackgrounds(_ shown: [UIView], of known: [UIView]) {
        for view in known where view.superview === self && !shown.contains(view) { view.removeFromSuperview() }
        for (index, view) in shown.enumerated() where index >= subviews.count || subviews[index] !== view {
            view.frame = bounds
            insertSubview(view, at: index)
        }
    }
}
