import LayoutSolver

extension LayoutProblem {
    /// How often texts are measured again in the widths that came out before.
    private static let textPasses = 3

    /// Forgets the widths that texts had before, and the views' present sizes with them: what is found must not depend on these.
    func forgetWidths() {
        for member in members where member.view.heightFollowsWidth { member.view.layoutState.solvedWidth = .infinity }
    }

    /// Has the members keep near the sizes of their content. `E14` `E16`
    func addContentSizes() {
        for index in members.indices where keepsContentSize(index) {
            let view = members[index].view
            let size = view.contentSizeForConstraints
            if size.width >= 0 { add(size.width, .horizontal, index) }
            if size.height >= 0 { add(size.height, .vertical, index) }
        }
    }

    private func keepsContentSize(_ index: Int) -> Bool {
        let member = members[index]
        switch member.place {
        case .free: return member.isUsed
        case .root: if case .fixed = rootSize { return false } else { return true }
        case .following, .given: return false
        }
    }

    private func add(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis, _ index: Int) {
        let member = members[index]
        let excess = (axis == .horizontal ? member.box.width : member.box.height) - length
        let source = LayoutSource.content(of: member.view)
        let hugging = add(excess, .lessThanOrEqual, member.view.contentHuggingPriority(for: axis), source)
        let resistance = add(
            excess, .greaterThanOrEqual, priorityOfResistance(of: member.view, axis), source)
        if axis == .horizontal {
            members[index].sizeKeys.hugging.horizontal = hugging
            members[index].sizeKeys.resistance.horizontal = resistance
        } else {
            members[index].sizeKeys.hugging.vertical = hugging
            members[index].sizeKeys.resistance.vertical = resistance
        }
    }

    /// The size that stands in for a content on a canvas gives way to constraints of the same priority.
    private func priorityOfResistance(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priority = view.contentCompressionResistancePriority(for: axis)
        guard view.layoutState.placeholderContentSize != nil, priority != .required else { return priority }
        return UILayoutPriority(priority.rawValue.nextDown)
    }

    /// Keeps lengths from being negative.
    ///
    /// Hardly one would be, so this is only said of those that came out so.
    func settleLengths() {
        var asked: Set<Variable> = []
        for _ in 0..<8 {
            let boxes = members.lazy.filter { $0.place == .free && $0.isUsed }.map(\.box) + guides.map(\.box)
            let negative = boxes.flatMap { [$0.width, $0.height] }.filter { $0.value(in: &solver) < -1e-6 }
            let new = negative.filter { length in length.terms.first.map { asked.insert($0.variable).inserted } ?? false }
            guard !new.isEmpty else { return }
            for length in new { add(length, .greaterThanOrEqual, .required, .length) }
        }
    }

    /// Measures texts of several lines in the widths that came out, whose heights follow from that.
    func settleTexts() {
        let texts = members.indices.filter { keepsContentSize($0) && members[$0].view.heightFollowsWidth }
        for index in members.indices where !keepsContentSize(index) { members[index].view.layoutState.solvedWidth = nil }
        guard !texts.isEmpty else { return }
        for _ in 0..<Self.textPasses {
            let widths = texts.map { max(members[$0].box.width.value(in: &solver), 0) }
            let changed = zip(texts, widths).filter { index, width in
                members[index].view.layoutState.solvedWidth.map { abs($0 - width) >= 1e-3 } ?? true
            }
            guard !changed.isEmpty else { return }
            for (index, width) in changed { measure(index, in: width) }
            settleLengths()
        }
    }

    private func measure(_ index: Int, in width: CGFloat) {
        let member = members[index]
        member.view.layoutState.solvedWidth = width
        let size = member.view.contentSizeForConstraints
        let keys = member.sizeKeys
        if size.width >= 0 {
            set(member.box.width - size.width, keys.hugging.horizontal)
            set(member.box.width - size.width, keys.resistance.horizontal)
        }
        if size.height >= 0 {
            set(member.box.height - size.height, keys.hugging.vertical)
            set(member.box.height - size.height, keys.resistance.vertical)
        }
    }

    private func set(_ expression: LinearExpression, _ key: ConstraintKey?) {
        // A required size that cannot be met stays the one before, and what is missed is seen in the frame.
        if let key { try? solver.setConstant(expression.constant, of: loosened[key] ?? key) }
    }
}
