/// Constraints as whoever wrote them would: `title.leading == contentView.leadingMargin + 8`.
@MainActor struct ConstraintWords {
    let paths: ViewPaths

    /// A constraint.
    func words(for constraint: NSLayoutConstraint) -> String {
        let name = constraint.identifier.map { "\"\($0)\": " } ?? ""
        let left = side(constraint.firstItem, constraint.firstAttribute)
        let relation = [NSLayoutConstraint.Relation.equal: "==", .lessThanOrEqual: "<="][constraint.relation] ?? ">="
        let strength = constraint.priority == .required ? "" : " @\(number(CGFloat(constraint.priority.rawValue)))"
        return "\(name)\(left) \(relation) \(right(of: constraint))\(strength)"
    }

    /// One of the things that contradict one another.
    func words(for part: PlatformLayout.Part) -> String {
        switch part {
        case .constraint(let constraint): words(for: constraint)
        case .length(let view, let axis, _): "the \(axis == .horizontal ? "width" : "height") that \(paths.name(of: view)) is given"
        case .stack(let stack): "the order of \(paths.name(of: stack))"
        case .other(let text): text.withoutAddresses
        }
    }

    private func right(of constraint: NSLayoutConstraint) -> String {
        let constant = constraint.constant
        guard constraint.secondAttribute != .notAnAttribute else { return number(constant) }
        let factor = constraint.multiplier == 1 ? "" : "\(number(constraint.multiplier)) * "
        let offset = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
        return "\(factor)\(side(constraint.secondItem, constraint.secondAttribute))\(offset)"
    }

    private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        "\(name(of: item)).\(Self.names[attribute] ?? "\(attribute.rawValue)")"
    }

    /// What an item is called: a view by its path, a guide by its view's and its own.
    func name(of item: AnyObject?) -> String {
        if let view = item as? UIView { return paths.name(of: view) }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return "nothing" }
        let name = paths.name(of: view)
        if guide === view.safeAreaLayoutGuide { return "\(name).safeArea" }
        if guide === view.layoutMarginsGuide { return "\(name).layoutMargins" }
        if guide === view.readableContentGuide { return "\(name).readableContent" }
        return "\(name).\(guide.identifier.isEmpty ? "guide" : guide.identifier)"
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : String(format: "%g", Double(value))
    }

    private static let names: [NSLayoutConstraint.Attribute: String] = [
        .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing", .width: "width",
        .height: "height", .centerX: "centerX", .centerY: "centerY", .firstBaseline: "firstBaseline", .lastBaseline: "lastBaseline",
        .leftMargin: "leftMargin", .rightMargin: "rightMargin", .topMargin: "topMargin", .bottomMargin: "bottomMargin",
        .leadingMargin: "leadingMargin", .trailingMargin: "trailingMargin", .centerXWithinMargins: "centerXWithinMargins",
        .centerYWithinMargins: "centerYWithinMargins",
    ]
}
