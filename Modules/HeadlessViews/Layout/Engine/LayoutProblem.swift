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

    let root: UIView
    let rootSize: RootSize
    var solver = Solver()
    var members: [LayoutMember] = []
    var indexes: [ObjectIdentifier: Int] = [:]
    /// The guides that constraints refer to and place.
    var guides: [(guide: UILayoutGuide, box: LayoutBox)] = []
    /// The active constraints of the part.
    var constraints: [NSLayoutConstraint] = []
    /// What each constraint in the solver comes from.
    var sources: [ConstraintKey: LayoutSource] = [:]
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
        gatherConstraints()
    }

    /// Whether there is nothing that could be solved.
    var isTrivial: Bool {
        if !constraints.isEmpty { return false }
        if case .fitting = rootSize, root.hasNaturalSize { return false }
        return !members.contains { $0.isStack }
    }

    /// Finds values for all places.
    func solve() {
        addRootSize()
        for index in members.indices where members[index].isStack { addStack(index) }
        for constraint in constraints.sorted(by: { $0.installOrder < $1.installOrder }) { add(constraint) }
        addContentSizes()
        settleLengths()
        settleTexts()
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
                return key
            } catch {
                guard breakOne(of: error.conflict, with: source) else { return nil }
            }
        }
    }

    /// Breaks one constraint of a conflict; false where that is the one that was to be added. `E11`
    ///
    /// A content's size that must be kept gives way to what a constraint demands, as it does in the documents of real apps, and is not told of.
    private func breakOne(of conflict: [ConstraintKey], with new: LayoutSource) -> Bool {
        if case .content = new { return false }
        if let content = conflict.first(where: { sources[$0]?.isContent == true }) {
            solver.remove(content)
            sources[content] = nil
            return true
        }
        let candidates = conflict.compactMap { key in sources[key]?.constraint.map { (key, $0) } }
        let latest = candidates.max { $0.1.installOrder < $1.1.installOrder }
        let all = conflict.compactMap { sources[$0] } + [new]
        if let own = new.constraint, own.installOrder > latest?.1.installOrder ?? 0 || latest == nil {
            conflicts.append(LayoutConflict(sources: all, broken: own))
            return false
        }
        guard let latest else { return false }
        conflicts.append(LayoutConflict(sources: all, broken: latest.1))
        solver.remove(latest.0)
        sources[latest.0] = nil
        return true
    }
}
