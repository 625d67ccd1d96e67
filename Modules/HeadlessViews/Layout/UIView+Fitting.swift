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
    /// Lengths are rounded up to pixels. No view is moved, and none remembers a width from it.
    func constrainedSize(
        _ target: CGSize, _ horizontalPriority: UILayoutPriority, _ verticalPriority: UILayoutPriority
    ) -> CGSize? {
        updateConstraintsIfNeeded()
        guard hasConstraintsInside || hasNaturalSize else { return nil }
        let problem = LayoutProblem(
            of: self, .fitting(target, horizontal: horizontalPriority, vertical: verticalPriority))
        guard !problem.isTrivial else { return nil }
        let widths = problem.members.map(\.view.layoutState.solvedWidth)
        problem.solve()
        for (member, width) in zip(problem.members, widths) { member.view.layoutState.solvedWidth = width }
        let member = problem.members[0]
        let grid = PixelGrid(scale: screenScale)
        return CGSize(
            width: grid.roundUp(member.frameWidth.value(in: &problem.solver)),
            height: grid.roundUp(member.frameHeight.value(in: &problem.solver)))
    }
}

extension UIView {
    /// Whether the content has a size in any direction.
    var hasNaturalSize: Bool {
        let size = intrinsicContentSize
        return size.width >= 0 || size.height >= 0
    }
}

extension PixelGrid {
    /// The length with a begun pixel as a whole one; what is off by a solver's error begins none.
    func roundUp(_ length: CGFloat) -> CGFloat {
        scale > 0 ? max((length * scale - 1e-4).rounded(.up) / scale, 0) : length
    }
}
