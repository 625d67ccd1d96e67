extension UICollectionViewFlowLayout {
    /// Says what of an item's size has no defined layout, once; a negative size traps. `F21` `F22`
    func check(_ size: CGSize, isDelegates: Bool, _ metrics: FlowMetrics, _ view: UICollectionView) {
        if size.width < 0 || size.height < 0 {
            UIKitException.internalInconsistency.raise("negative sizes are not supported in the flow layout")
        }
        guard !flow.hasWarned else { return }
        if size.width == 0 || size.height == 0 {
            flow.hasWarned = true
            logEmpty(size, view)
        } else if axis.across(size) > metrics.room + FlowMetrics.tolerance, flow.breadth > 0 {
            flow.hasWarned = true
            logTooBroad(isDelegates, view)
        }
    }

    private func logEmpty(_ size: CGSize, _ view: UICollectionView) {
        StandardError.log(
            """
            Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint at \
            UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the debugger. Invalid size: \
            {\(size.width.short), \(size.height.short)}; collection view: \(view.identityDescription)
            """)
    }

    private func logTooBroad(_ isDelegates: Bool, _ view: UICollectionView) {
        let (side, extent) = axis == .vertical ? ("left and right", "width") : ("top and bottom", "height")
        var lines = [
            "The behavior of the UICollectionViewFlowLayout is not defined because:",
            """
            the item \(extent) must be less than the \(extent) of the UICollectionView minus the section insets \(side) values, minus \
            the content insets \(side) values.
            """,
        ]
        if isDelegates { lines.append("Please check the values returned by the delegate.") }
        lines += [
            "The relevant UICollectionViewFlowLayout instance is \(identityDescription), and it is attached to \(view.identityDescription).",
            "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.",
        ]
        StandardError.log(lines.joined(separator: "\n"))
    }
}

extension CGFloat {
    /// The number without a fraction of zero.
    fileprivate var short: String { self == rounded() ? String(Int(self)) : "\(self)" }
}
