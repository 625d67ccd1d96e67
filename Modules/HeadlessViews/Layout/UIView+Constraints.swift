extension UIView {
    /// The constraints that are installed on the view itself.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Installs a constraint between the view and those in it.
    ///
    /// Traps, as UIKit raises, where the constraint refers to something outside the view. `E4`
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        for item in [constraint.firstItem, constraint.secondItem] {
            guard let view = ConstraintItem.view(of: item), !view.isDescendant(of: self) else { continue }
            StandardError.log(
                "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the constraint's items"
                    + " must be descendants of that view (or the view itself).")
            UIKitException.genericError.raise("Impossible to set up layout with view hierarchy unprepared for constraint.")
        }
        install(constraint)
    }

    /// Installs constraints between the view and those in it.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Takes a constraint away from the view.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.host === self { uninstall(constraint) }
    }

    /// Takes constraints away from the view.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    func install(_ constraint: NSLayoutConstraint) {
        guard constraint.host !== self else { return }
        constraint.host?.uninstall(constraint)
        constraint.host = self
        layoutState.constraints.append(constraint)
        constraintsDidChange()
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let place = layoutState.constraints.firstIndex(where: { $0 === constraint }) else { return }
        layoutState.constraints.remove(at: place)
        constraint.host = nil
        constraintsDidChange()
    }

    /// Takes from all superviews the constraints that refer to the view or to what is in it. `D10`
    func removeConstraintsFromAncestors() {
        superview?.removeConstraints { item in
            ConstraintItem.view(of: item)?.isDescendant(of: self) ?? false
        }
    }

    /// Takes from this view and its superviews the constraints that refer to certain items.
    func removeConstraints(where isGone: (AnyObject?) -> Bool) {
        var ancestor: UIView? = self
        while let view = ancestor {
            for constraint in view.layoutState.constraints where isGone(constraint.firstItem) || isGone(constraint.secondItem) {
                view.uninstall(constraint)
            }
            ancestor = view.superview
        }
    }
}
