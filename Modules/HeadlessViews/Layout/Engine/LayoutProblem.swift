import LayoutSolver

/// The constraints of a part of the tree, made into sums that a solver takes.
///
/// The part has a root whose size is given, or to be found where the root is measured. In it are the views that constraints place, down to views
/// that have frames of their own: those are roots of other parts.
///
/// What a problem has is read from the views when it is made, and it changes none of them but for the widths that texts are measured in.
@MainActor final class LayoutProblem {
    /// What the root's size follows from.
    enum RootSize {
        /// The root keeps its bounds.
        case fixed
        /// The root has no superview: constraints find its size, near the one that it has.
        case free
        /// The root is measured. `E32`
        case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    enum Demand {
        /// An active constraint.
        case constraint(NSLayoutConstraint)
        /// All that a stack view demands, which is a member.
        case stack(Int)
    }

    let root: UIView
    let rootSize: RootSize
    var solver = Solver()
    var members: [LayoutMember] = []
    var indexes: [ObjectIdentifier: Int] = [:]
    /// The guides that constraints refer to and place.
    var guides: [(guide: UILayoutGuide, box: LayoutBox)] = []
    /// What the views of the part demand: those of a view before those of the views in it.
    var demands: [Demand] = []
    /// What each constraint in the solver comes from.
    var sources: [ConstraintKey: LayoutSource] = [:]
    /// The required constraints that the solver has, in the order in which it was given them.
    private var required: [(key: ConstraintKey, expression: LinearExpression, relation: Relation)] = []
    private var strengthOfBroken = Strength.required.priority
    /// What became of the constraints that were broken.
    private(set) var loosened: [ConstraintKey: ConstraintKey] = [:]
    /// The numbers that the problem took from views and that the solution may change.
    var inputs: [LayoutInput] = []
    /// Whether a place in the problem depends on how far a scroll view is scrolled.
    var followsScrolling = false
    var conflicts: [LayoutConflict] = []

    /// Finds out what belongs to the part.
    init(of root: UIView, _ rootSize: RootSize) {
        self.root = root
        self.rootSize = rootSize
        enter(root, .root)
        gatherDemands()
    }

    /// Whether there is nothing that could be solved.
    var isTrivial: Bool {
        if case .fitting = rootSize, root.hasNaturalSize { return false }
        return demands.isEmpty
    }

    /// Finds values for all places.
    func solve() {
        forgetWidths()
        addRootSize()
        for demand in demands {
            switch demand {
            case .constraint(let constraint): add(constraint)
            case .stack(let index): addStack(index)
            }
        }
        addContentSizes()
        settleLengths()
        settleTexts()
    }

    /// Finds values for all places, for whoever only asks for them: no view remembers from it in which width its text was measured.
    func solveAside() {
        let widths = members.map(\.view.layoutState.solvedWidth)
        solve()
        for (member, width) in zip(members, widths) { member.view.layoutState.solvedWidth = width }
    }

    /// Adds a relation, and breaks constraints for it as long as it contradicts them.
    @discardableResult
    func add(
        _ expression: LinearExpression, _ relation: Relation = .equal, _ priority: UILayoutPriority = .required,
        _ source: LayoutSource
    ) -> ConstraintKey? {
        let strength = Strength(Double(priority.rawValue))
        while true {
            do {
                let key = try solver.add(expression, relation, strength: strength)
                sources[key] = source
                if strength == .required { required.append((key, expression, relation)) }
                return key
            } catch {
                guard breakOne(of: error.conflict, with: source) else { return addBroken(expression, relation, source) }
            }
        }
    }

    /// Breaks one constraint of a conflict; false where that is the one that was to be added. `E11`
    ///
    /// It is the one furthest in, of those of one view the latest: so it is in the documents of real apps that contradict themselves. They are
    /// added in that order, so that it is the new one, unless that is nobody's.
    /// A hidden view that a stack view is to give no length keeps the one that a constraint gives it: so it is there, too.
    /// A content's size that must be kept gives way to what a constraint demands, as it does there, and is not told of.
    private func breakOne(of conflict: [ConstraintKey], with new: LayoutSource) -> Bool {
        if case .content = new { return false }
        let contradicting = required.filter { conflict.contains($0.key) }
        if let content = contradicting.first(where: { sources[$0.key]?.isContent == true }) {
            loosen(content)
            return true
        }
        let all = conflict.compactMap { sources[$0] } + [new]
        let hiding = contradicting.last { sources[$0.key]?.isHiding == true }
        if new.isBreakable, hiding == nil {
            conflicts.append(LayoutConflict(sources: all, broken: new))
            return false
        }
        let latest = hiding ?? contradicting.last { sources[$0.key]?.isBreakable == true }
        guard let latest, let broken = sources[latest.key] else { return false }
        conflicts.append(LayoutConflict(sources: all, broken: broken))
        loosen(latest)
        return true
    }

    private func loosen(_ constraint: (key: ConstraintKey, expression: LinearExpression, relation: Relation)) {
        solver.remove(constraint.key)
        required.removeAll { $0.key == constraint.key }
        guard let source = sources.removeValue(forKey: constraint.key) else { return }
        loosened[constraint.key] = addBroken(constraint.expression, constraint.relation, source)
    }

    /// What is broken is missed by as little as the others allow, that of several least which was broken first.
    private func addBroken(_ expression: LinearExpression, _ relation: Relation, _ source: LayoutSource) -> ConstraintKey? {
        strengthOfBroken = strengthOfBroken.nextDown
        guard let key = try? solver.add(expression, relation, strength: Strength(strengthOfBroken)) else { return nil }
        sources[key] = source
        return key
    }
}
