import InterfaceDocuments

/// What a document says of a view for some size classes only: attributes, subviews and constraints that are installed, and constants.
///
/// The view has it for as long as it lives, and comes in line with it whenever its traits have changed.
@MainActor final class ViewVariations {
    private typealias Change = (before: InterfaceLoading, after: InterfaceLoading)

    private let origin: InterfaceOrigin
    private let element: InterfaceElement
    /// The traits that the view is in line with.
    private var traits: UITraitCollection
    // The constraints stand before the views, so that they go first.
    /// The constraints that the element lists and that may be left out or differ in their constants.
    private let constraints: [VariedConstraint]
    /// All constraints of the load, where the element may leave a subview out, which takes constraints of others along.
    private let neighbors: [VariedConstraint]
    /// The views that the element lists, in their order, where it may leave one of them out.
    private let subviews: [(element: InterfaceElement, view: UIView)]

    init(
        of element: InterfaceElement, origin: InterfaceOrigin, constraints: [VariedConstraint], neighbors: [VariedConstraint],
        subviews: [(element: InterfaceElement, view: UIView)]
    ) {
        self.element = element
        // What finds classes keeps the load's owner, which may keep the view.
        self.origin = origin.withoutOwner
        traits = origin.traits
        self.constraints = constraints
        self.neighbors = neighbors
        self.subviews = subviews
    }

    /// Brings the view in line with other traits.
    func apply(_ new: UITraitCollection, to view: UIView) {
        guard !new.hasSizeClasses(of: traits) else { return }
        let change = (before: loading(with: traits), after: loading(with: new))
        traits = new
        view.takeVariation(InterfaceChange(of: element, from: change.before, to: change.after))
        applySubviews(change, in: view)
        for constraint in constraints { apply(change, to: constraint) }
    }

    /// A load that makes nothing: it only reads what the document says under some traits.
    private func loading(with traits: UITraitCollection) -> InterfaceLoading {
        InterfaceLoading(of: origin.with(traits), scope: element.ordinal..<element.ordinal)
    }

    private func applySubviews(_ change: Change, in view: UIView) {
        for (index, (part, subview)) in subviews.enumerated() {
            let isIncluded = change.after.isIncluded(part, in: element, list: .subviews)
            guard isIncluded != change.before.isIncluded(part, in: element, list: .subviews) else { continue }
            if isIncluded {
                install(subview, in: view, before: subviews[index...].dropFirst().map(\.view))
                installNeighbors(of: subview, change.after)
            } else if subview.superview === view {
                subview.removeFromSuperview()
            }
        }
    }

    /// Puts a subview in its place among those that the document lists after it.
    private func install(_ subview: UIView, in view: UIView, before others: [UIView]) {
        guard subview.superview == nil else { return }
        let next = others.first { $0.superview === view }
        if let stack = view as? UIStackView {
            let place = next.flatMap { next in stack.arrangedSubviews.firstIndex { $0 === next } }
            stack.insertArrangedSubview(subview, at: place ?? stack.arrangedSubviews.count)
        } else if let next {
            view.insertSubview(subview, belowSubview: next)
        } else {
            view.adopt(subview)
        }
    }

    /// Has the constraints hold again that went with a subview.
    private func installNeighbors(of subview: UIView, _ loading: InterfaceLoading) {
        for neighbor in neighbors where neighbor.constraint.host == nil && neighbor.refers(into: subview) {
            if loading.isIncluded(neighbor.element, in: neighbor.owner, list: .constraints) { neighbor.install() }
        }
    }

    private func apply(_ change: Change, to varied: VariedConstraint) {
        InterfaceChange(of: varied.element, from: change.before, to: change.after).attribute(.constant) {
            varied.constraint.constant = $0.number(.constant) ?? 0
        }
        let isIncluded = change.after.isIncluded(varied.element, in: element, list: .constraints)
        guard isIncluded != change.before.isIncluded(varied.element, in: element, list: .constraints) else { return }
        if isIncluded { varied.install() } else { varied.constraint.isActive = false }
    }
}

/// A constraint and the elements of it and of the view that lists it.
@MainActor struct VariedConstraint {
    let constraint: NSLayoutConstraint
    let element: InterfaceElement
    let owner: InterfaceElement

    /// Has the constraint hold, where both of its items are in one tree.
    func install() {
        if constraint.host == nil, let ancestor = constraint.closestCommonAncestor { ancestor.install(constraint) }
    }

    func refers(into view: UIView) -> Bool {
        [constraint.firstItem, constraint.secondItem].contains { ConstraintItem.view(of: $0)?.isDescendant(of: view) == true }
    }
}

extension InterfaceOrigin {
    /// The same document for loads that make no objects.
    fileprivate var withoutOwner: InterfaceOrigin {
        var origin = self
        origin.classes = FrameworkClassResolver(owner: nil)
        return origin
    }

    /// The same document for other traits.
    fileprivate func with(_ traits: UITraitCollection) -> InterfaceOrigin {
        var origin = self
        origin.traits = traits
        return origin
    }
}

extension UITraitCollection {
    /// Whether the same variations fit.
    fileprivate func hasSizeClasses(of other: UITraitCollection) -> Bool {
        horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && userInterfaceIdiom == other.userInterfaceIdiom
    }
}
