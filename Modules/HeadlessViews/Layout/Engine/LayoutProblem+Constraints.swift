import LayoutSolver

extension LayoutProblem {
    /// Adds what a constraint says.
    func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem, let ancestor = constraint.closestCommonAncestor else { return }
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        let isMirrored =
            attributes.contains { $0.dimension == .relativeHorizontal }
            && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var expression = position(of: constraint.firstAttribute, first, in: ancestor, isMirrored: isMirrored)
        if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            let other = position(of: constraint.secondAttribute, second, in: ancestor, isMirrored: isMirrored)
            expression.add(other, times: -Double(constraint.multiplier))
        }
        // What is measured along the direction of reading turns round with it.
        let constant = isMirrored ? constraint.constant : -constraint.constant
        add(
            expression + constant, constraint.relation.solverRelation(isMirrored: isMirrored), constraint.priority,
            .constraint(constraint))
    }

    /// Adds what is known of the root's size.
    func addRootSize() {
        let member = members[0]
        func add(_ length: LinearExpression, _ value: CGFloat, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
            self.add(length - value, .equal, priority, .frame(of: root, axis))
        }
        switch rootSize {
        case .fixed:
            add(member.frameWidth, root.bounds.width, .required, .horizontal)
            add(member.frameHeight, root.bounds.height, .required, .vertical)
        case .free:
            add(member.frameWidth, root.bounds.width, .fittingSizeLevel, .horizontal)
            add(member.frameHeight, root.bounds.height, .fittingSizeLevel, .vertical)
        case .fitting(let size, let horizontal, let vertical):
            add(member.frameWidth, size.width, horizontal, .horizontal)
            add(member.frameHeight, size.height, vertical, .vertical)
        }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate func solverRelation(isMirrored: Bool) -> Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
        case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
        }
    }
}
