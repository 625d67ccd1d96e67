/// Where the columns of a split view controller are that are seen side by side.
struct ColumnLayout {
    /// What is wanted of the width of a column, in points; `automaticDimension` leaves it to the system.
    struct Width {
        var preferred: CGFloat
        var fraction: CGFloat
        var minimum: CGFloat
        var maximum: CGFloat

        /// The width in a room: never more than half of it, so that the secondary column has as much.
        func resolved(in room: CGFloat) -> CGFloat {
            let automatic = UISplitViewController.automaticDimension
            var width = fraction == automatic ? min(320, room / 2) : fraction * room
            if preferred != automatic { width = preferred }
            if maximum != automatic { width = min(width, maximum) }
            if minimum != automatic { width = max(width, minimum) }
            return min(width, room / 2)
        }
    }

    let bounds: CGRect
    /// The widths of the columns before the secondary one, from the edge on.
    let widths: [CGFloat]
    /// Whether they stand at the right.
    let isMirrored: Bool

    /// The frames of those columns and, last, of the secondary one.
    var frames: [CGRect] {
        var start: CGFloat = 0
        var frames: [CGRect] = []
        for width in widths {
            frames.append(frame(start, width))
            start += width
        }
        return frames + [frame(start, max(bounds.width - start, 0))]
    }

    private func frame(_ start: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(
            x: isMirrored ? bounds.maxX - start - width : bounds.minX + start, y: bounds.minY, width: width, height: bounds.height)
    }
}
