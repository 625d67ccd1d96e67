/// The view in a table's cell that holds what the cell shows.
///
/// UIKit has it under this name, and offers it as a plain view.
final class UITableViewCellContentView: UIView {
    /// As much room at the sides as the system finds right for the width of the screen, but little before what is at the cell's end.
    override var defaultLayoutMargins: UIEdgeInsets {
        let cell = superview as? UITableViewCell
        let metrics = ControlMetrics.current
        let side = metrics.cellSideMargin
        let (start, end) = (side, cell?.hasAccessory == true ? 8 : side)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: metrics.cellMargin, left: isMirrored ? end : start, bottom: metrics.cellMargin, right: isMirrored ? start : end)
    }
}

extension UIEdgeInsets {
    /// At the sides the room that tables leave beside what their cells show, with which they line up headers.
    @MainActor var withTableSides: UIEdgeInsets {
        let side = ControlMetrics.current.cellSideMargin
        return UIEdgeInsets(top: top, left: side, bottom: bottom, right: side)
    }
}

extension UITableViewCell {
    /// Whether something is at the end of the cell.
    fileprivate var hasAccessory: Bool {
        isEditing ? editingAccessoryType != .none : accessoryType != .none || accessoryView != nil
    }
}
