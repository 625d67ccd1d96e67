/// Sizes that fit.
extension UIView {
    func fittingSize(
        _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
    ) -> CGSize {
        if horizontalPriority == .required, verticalPriority == .required { return target }
        if let size = constrainedSize(target, horizontalPriority, verticalPriority) { return size }
        let fitting = sizeThatFits(target)
        return CGSize(
            width: horizontalPriority == .required ? target.width : fitting.width,
            height: verticalPriority == .required ? target.height : fitting.height)
    }

    /// The size that constraints in the view and its content's size give it, in points; nil where there are none. `E32`
    ///
    /// No view is moved, and none remembers a width from it.
    func constrainedSize(
        _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
    ) -> CGSize? {
        updateConstraintsIfNeeded()
        guard hasConstraintsInside || hasNaturalSize else { return nil }
        let problem = LayoutProblem(
            of: self, .fitting(target, horizontal: horizontalPriority, vertical: verticalPriority))
        guard !problem.isTrivial else { return nil }
        problem.solveAside()
        let member = problem.members[0]
        let grid = PixelGrid(scale: screenScale)
        return CGSize(
            width: grid.settle(member.frameWidth.value(in: &problem.solver)),
            height: grid.settle(member.frameHeight.value(in: &problem.solver)))
    }
}

extension UIView {
    /// The size of the content: on a canvas, the one that stands in for it.
    var contentSizeForConstraints: CGSize { layoutState.placeholderContentSize ?? intrinsicContentSize }

    /// Whether the content has a size in any direction.
    var hasNaturalSize: Bool {
        let size = contentSizeForConstraints
        return size.width >= 0 || size.height >= 0
    }
}

extension PixelGrid {
    /// The length without a calculation's error, where it would be one of whole pixels but for that.
    func settle(_ length: CGFloat) -> CGFloat {
        let snapped = snap(length)
        return max(abs(snapped - length) < 1e-6 ? snapped : length, 0)
    }
}
