import LayoutSolver

/// Views whose place or size constraints leave open.
///
/// Headless only: `hasAmbiguousLayout` tells it of one view at a time, and not along which axis.
@_spi(Headless) @MainActor public enum AmbiguousLayout {
    /// A view, and the axes along which its place or its size is open.
    public struct View {
        /// The view.
        public let view: UIView
        /// The axes, the horizontal one first.
        public let axes: [NSLayoutConstraint.Axis]
    }

    /// The ambiguous ones of some views, in their order.
    ///
    /// Views whose places are found together are solved once.
    ///
    /// - Parameter isMeasured: Whether the height of what holds them was measured, so that they have just the room that they need. What a
    ///   height that was rounded to pixels leaves over makes nothing ambiguous then.
    public static func find(among views: [UIView], isMeasured: Bool) -> [View] {
        var problems: [ObjectIdentifier: LayoutProblem] = [:]
        return views.compactMap { view in
            view.solveIfNeeded()
            guard let root = view.layoutState.region?.root else { return nil }
            let key = ObjectIdentifier(root)
            let problem = problems[key] ?? LayoutProblem.solved(root, isMeasured: isMeasured)
            problems[key] = problem
            let axes = [NSLayoutConstraint.Axis.horizontal, .vertical].filter { axis in
                problem.variables(of: view, [axis]).contains { !problem.solver.isDetermined($0) }
            }
            return axes.isEmpty ? nil : View(view: view, axes: axes)
        }
    }
}

extension LayoutProblem {
    /// The solved problem of a root.
    fileprivate static func solved(_ root: UIView, isMeasured: Bool) -> LayoutProblem {
        let size: RootSize =
            isMeasured ? .fitting(root.bounds.size, horizontal: .required, vertical: .fittingSizeLevel) : root.ownRootSize
        let problem = LayoutProblem(of: root, size)
        problem.solveAside()
        return problem
    }
}
