import LayoutSolver

extension LayoutProblem {
    /// Takes in a view, and what is in it as far as constraints place that.
    func enter(_ view: UIView, _ place: LayoutMember.Place) {
        let insets = view.alignmentRectInsets
        indexes[ObjectIdentifier(view)] = members.count
        members.append(LayoutMember(view, place, box: box(for: view, place, insets), insets: insets))
        let isFlexible = hasUnknownSize(place)
        for subview in view.subviews {
            if subview.isPlacedFromOutside { continue }
            if !subview.translatesAutoresizingMaskIntoConstraints {
                enter(subview, .free)
            } else if isFlexible, subview.autoresizingMask.isFlexibleInSize, subview.hasConstraintsInside {
                enter(subview, .following)
            }
        }
    }

    private func hasUnknownSize(_ place: LayoutMember.Place) -> Bool {
        switch place {
        case .root: if case .fixed = rootSize { false } else { true }
        case .free, .following: true
        case .given: false
        }
    }

    private func box(for view: UIView, _ place: LayoutMember.Place, _ insets: UIEdgeInsets) -> LayoutBox {
        switch place {
        case .root:
            let zero = LinearExpression()
            return LayoutBox(
                minX: zero, minY: zero, width: LinearExpression(solver.makeVariable()),
                height: LinearExpression(solver.makeVariable()))
        case .free: return LayoutBox(unknownIn: &solver)
        case .given: return LayoutBox(view.frame).inset(by: insets)
        case .following: return followingBox(for: view).inset(by: insets)
        }
    }

    /// The frame of a view that follows its superview by its mask, which is linear in the superview's size.
    private func followingBox(for view: UIView) -> LayoutBox {
        guard let superview = view.superview, let index = indexes[ObjectIdentifier(superview)] else { return LayoutBox(view.frame) }
        let (old, frame) = (superview.bounds.size, view.frame)
        let larger = CGSize(width: old.width + 1, height: old.height + 1)
        let next = Autoresizing.frame(frame, mask: view.autoresizingMask, from: old, to: larger)
        let width = members[index].frameWidth - old.width
        let height = members[index].frameHeight - old.height
        return LayoutBox(
            minX: width * (next.minX - frame.minX) + frame.minX, minY: height * (next.minY - frame.minY) + frame.minY,
            width: width * (next.width - frame.width) + frame.width, height: height * (next.height - frame.height) + frame.height)
    }

    /// Takes in the constraints of the members, and the views that they refer to.
    func gatherDemands() {
        var next = 0
        while next < members.count {
            for constraint in members[next].view.layoutState.constraints where reaches(constraint) {
                demands.append(.constraint(constraint))
            }
            if members[next].isStack { demands.append(.stack(next)) }
            next += 1
        }
    }

    private func reaches(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = ConstraintItem.view(of: constraint.firstItem) else { return false }
        guard join(first) else { return false }
        guard constraint.secondAttribute != .notAnAttribute else { return true }
        return ConstraintItem.view(of: constraint.secondItem).map(join) ?? false
    }

    /// Makes a view a member that a constraint of a member refers to; false where it is not within the root.
    private func join(_ view: UIView) -> Bool {
        while indexes[ObjectIdentifier(view)] == nil {
            var top = view
            while let superview = top.superview, indexes[ObjectIdentifier(superview)] == nil { top = superview }
            guard let superview = top.superview, let index = indexes[ObjectIdentifier(superview)] else { return false }
            let follows = hasUnknownSize(members[index].place) && top.autoresizingMask.isFlexibleInSize && !top.isPlacedByCode
            let isFree = !top.translatesAutoresizingMaskIntoConstraints && !top.isPlacedByCode && !top.layoutState.keepsDrawnFrame
            enter(top, isFree ? .free : follows ? .following : .given)
        }
        return true
    }
}

extension UIView.AutoresizingMask {
    /// Whether the size of a view depends on the superview's.
    var isFlexibleInSize: Bool { contains(.flexibleWidth) || contains(.flexibleHeight) }
}

extension UIView {
    /// Whether constraints between the views in this one could say how large it has to be.
    var hasConstraintsInside: Bool {
        if !layoutState.constraints.isEmpty || self is UIStackView { return true }
        return subviews.contains { !$0.isPlacedByCode && $0.hasConstraintsInside }
    }

    /// Whether the view has the frame that code gave it, whatever it says of its mask: as a list's cells do, and a view of which no constraint
    /// says where or how large it is.
    ///
    /// For such a view Interface Builder makes constraints of its frame, when it builds.
    var isPlacedFromOutside: Bool {
        if isPlacedByCode { return true }
        guard !translatesAutoresizingMaskIntoConstraints, let superview else { return false }
        return layoutState.keepsDrawnFrame || !isConstrained(in: superview)
    }

    private func isConstrained(in superview: UIView) -> Bool {
        if (superview as? UIStackView)?.arrangedSubviews.contains(where: { $0 === self }) == true { return true }
        if superview.layoutState.constraints.contains(where: { $0.firstItem === self || $0.secondItem === self }) { return true }
        return layoutState.constraints.contains { $0.firstItem === self && $0.firstAttribute.isLength && $0.secondItem == nil }
    }

    /// Whether the view's place is found together with that of its superview.
    var linksToSuperview: Bool {
        guard let superview, !isPlacedFromOutside else { return false }
        if !translatesAutoresizingMaskIntoConstraints { return true }
        return autoresizingMask.isFlexibleInSize && superview.hasUnknownSize
    }

    private var hasUnknownSize: Bool {
        superview == nil ? !translatesAutoresizingMaskIntoConstraints && !isPlacedByCode : linksToSuperview
    }

    /// The topmost view that is solved together with this one.
    var layoutRoot: UIView {
        var view = self
        while view.linksToSuperview, let superview = view.superview { view = superview }
        return view
    }
}
