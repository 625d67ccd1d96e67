extension InterfaceLoading {
    /// Makes the constraints that a view owns, once what is in it is made; one that refers further waits for the rest.
    func makeConstraints(of decoder: InterfaceDecoder) {
        for constraint in decoder.element.constraints where !constraint.isPlaceholder {
            if canMake(constraint, owner: decoder.element) {
                make(constraint, owner: decoder.element)
            } else {
                waitingConstraints.append((constraint, decoder.element))
            }
        }
    }

    func makeWaitingConstraints() {
        let waiting = waitingConstraints
        waitingConstraints = []
        for (constraint, owner) in waiting { make(constraint, owner: owner) }
    }

    private func canMake(_ constraint: InterfaceConstraint, owner: InterfaceElement) -> Bool {
        item(constraint.firstItem, owner: owner) != nil
            && (constraint.secondItem == nil || item(constraint.secondItem, owner: owner) != nil)
    }

    private func item(_ id: InterfaceValue?, owner: InterfaceElement) -> AnyObject? {
        guard let id else { return object(for: owner) }
        return object(withID: id)
    }

    private func make(_ constraint: InterfaceConstraint, owner: InterfaceElement) {
        guard let first = item(constraint.firstItem, owner: owner),
            constraint.secondItem == nil || item(constraint.secondItem, owner: owner) != nil
        else {
            return report(.constraint, at: constraint.element, "the constraint refers to an object that was not made")
        }
        guard let firstAttribute = NSLayoutConstraint.Attribute(interfaceName: constraint.firstAttribute),
            let relation = NSLayoutConstraint.Relation(interfaceName: constraint.relation)
        else { return report(.constraint, at: constraint.element, "the constraint has an attribute or relation that is not known") }
        let second = constraint.secondItem.flatMap { item($0, owner: owner) }
        let secondAttribute = constraint.secondAttribute.flatMap { NSLayoutConstraint.Attribute(interfaceName: $0) }
        let decoder = InterfaceDecoder(element: constraint.element, loading: self)
        if let flaw = ConstraintForm.flaw(
            first: firstAttribute, second: secondAttribute ?? .notAnAttribute, hasSecondItem: second != nil,
            multiplier: CGFloat(constraint.multiplier))
        {
            return report(.constraint, at: constraint.element, flaw)
        }
        let made = NSLayoutConstraint(
            first: first, attribute: firstAttribute, relation: relation, second: second,
            attribute: secondAttribute ?? .notAnAttribute, multiplier: CGFloat(constraint.multiplier),
            constant: decoder.number(.constant) ?? 0)
        made.priority = UILayoutPriority(Float(constraint.priority))
        made.identifier = constraint.identifier
        adopt(made, of: constraint.element)
        install(made, of: constraint, owner: owner)
    }

    private func install(_ made: NSLayoutConstraint, of constraint: InterfaceConstraint, owner: InterfaceElement) {
        report.constraints += 1
        guard isIncluded(constraint.element, in: owner, mask: .constraints), let host = made.closestCommonAncestor else { return }
        host.install(made)
        report.constraintsActive += 1
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute that Interface Builder has a word for.
    init?(interfaceName name: InterfaceValue) {
        guard let attribute = Self.interfaceNames[name.string] else { return nil }
        self = attribute
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation that Interface Builder has a word for; equal where it writes none.
    init?(interfaceName name: InterfaceValue?) {
        guard let name else {
            self = .equal
            return
        }
        guard let relation = Self.interfaceNames[name.string] else { return nil }
        self = relation
    }
}

extension NSLayoutConstraint.Attribute: InterfaceChoice {
    static let interfaceNames: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
    ]
}

extension NSLayoutConstraint.Relation: InterfaceChoice {
    static let interfaceNames: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
}
