/// The view in a table's cell that holds what the cell shows.
///
/// UIKit has it under this name, and offers it as a plain view.
final class UITableViewCellContentView: UIView {
    /// As much room at the sides as the system finds right for the width of the screen, but little before what is at the cell's end.
    override var defaultLayoutMargins: UIEdgeInsets {
        let cell = superview as? UITableViewCell
        let metrics = ControlMetrics.current
        let side = metrics.cellSideMargins.side(inWidth: UIScreen.main.bounds.width)
        let (start, end) = (side, cell?.hasAccessory == true ? 8 : side)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: metrics.cellMargin, left: isMirrored ? end : start, bottom: metrics.cellMargin, right: isMirrored ? start : end)
    }
}

extension UITableViewCell {
    /// Whether something is at the end of the cell.
    fileprivate var hasAccessory: Bool {
        isEditing ? editingAccessoryType != .none : accessoryType != .none || accessoryView != nil
    }
}
