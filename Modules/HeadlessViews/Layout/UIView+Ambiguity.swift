import LayoutSolver

extension UIView {
    /// Whether constraints leave open where the view is, or how large. `E13`
    ///
    /// A view without constraints has no layout that could be ambiguous.
    public var hasAmbiguousLayout: Bool {
        LayoutProblem.solved(with: self)?.hasAmbiguity(of: self) ?? false
    }

    /// The constraints that the view's place or size along an axis follows from.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutProblem.solved(with: self)?.constraintsAffecting(self, axis) ?? []
    }
}

extension UILayoutGuide {
    /// Whether constraints leave open where the guide is, or how large.
    public var hasAmbiguousLayout: Bool {
        owningView.flatMap(LayoutProblem.solved)?.hasAmbiguity(of: self) ?? false
    }

    /// The constraints that the guide's place or size along an axis follows from.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView.flatMap(LayoutProblem.solved)?.constraintsAffecting(self, axis) ?? []
    }
}

extension LayoutProblem {
    /// The solved problem that a view is a part of; nil where no constraint matters to it.
    fileprivate static func solved(with view: UIView) -> LayoutProblem? {
        view.solveIfNeeded()
        guard let root = view.layoutState.region?.root else { return nil }
        let problem = LayoutProblem(of: root, root.ownRootSize)
        problem.solveAside()
        return problem
    }

    fileprivate func hasAmbiguity(of item: AnyObject) -> Bool {
        variables(of: item, [.horizontal, .vertical]).contains { !solver.isDetermined($0) }
    }

    fileprivate func constraintsAffecting(_ item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        for key in variables(of: item, [axis]).flatMap({ solver.constraintsDetermining($0) }) {
            guard let constraint = sources[key]?.constraint, !found.contains(where: { $0 === constraint }) else { continue }
            found.append(constraint)
        }
        return found
    }

    func variables(of item: AnyObject, _ axes: [NSLayoutConstraint.Axis]) -> [Variable] {
        let member = indexes[ObjectIdentifier(item)].map { members[$0] }
        guard let box = member?.box ?? guides.first(where: { $0.guide === item })?.box, member?.isUsed ?? true else { return [] }
        return axes.flatMap { $0 == .horizontal ? [box.minX, box.width] : [box.minY, box.height] }.flatMap {
            $0.terms.map(\.variable)
        }
    }
}
