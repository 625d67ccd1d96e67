import InterfaceDocuments

extension InterfaceLoading {
    /// Makes the constraints that a view owns, once what is in it is made; one that refers further waits for the rest.
    func makeConstraints(of decoder: InterfaceDecoder) {
        guard let list = decoder.element.child(.constraints) else { return }
        for element in list.children where element.word == .constraint {
            let constraint = InterfaceConstraint(element)
            // Interface Builder draws with the constraints that it takes out of what it builds.
            guard !constraint.isPlaceholder || LoadRecord.current != nil else { continue }
            if let items = items(of: constraint, owner: decoder.element) {
                make(constraint, between: items, owner: decoder.element)
            } else {
                waitingConstraints.append((constraint, decoder.element))
            }
        }
    }

    func makeWaitingConstraints() {
        let waiting = waitingConstraints
        waitingConstraints = []
        for (constraint, owner) in waiting {
            if let items = items(of: constraint, owner: owner) {
                make(constraint, between: items, owner: owner)
            } else {
                report(.impossibleConstraint, at: constraint.element, "the constraint refers to an object that was not made")
            }
        }
    }

    private typealias Items = (first: AnyObject, second: AnyObject?)

    /// What the constraint relates; nil where it refers to an object that is not made yet.
    private func items(of constraint: InterfaceConstraint, owner: InterfaceElement) -> Items? {
        let named = constraint.firstItem
        guard let first = if let named { object(withID: named) } else { object(for: owner) } else { return nil }
        guard let id = constraint.secondItem else { return (first, nil) }
        guard let second = object(withID: id) else { return nil }
        return (first, second)
    }

    private func make(_ constraint: InterfaceConstraint, between items: Items, owner: InterfaceElement) {
        let decoder = InterfaceDecoder(element: constraint.element, loading: self)
        guard let form = form(of: constraint, decoder, hasSecondItem: items.second != nil) else { return }
        let made = classes.makeConstraint(of: constraint.element, loading: self)
        made.take(form, first: items.first, second: items.second)
        if let constant = decoder.number(.constant) { made.constant = constant }
        if let priority = decoder.priority(.priority) { made.priority = priority }
        made.identifier = constraint.identifier
        adopt(made, of: constraint.element)
        install(made, of: constraint, owner: owner)
    }

    /// What the constraint says of its items, or nil with a report of what is wrong with it.
    private func form(
        of constraint: InterfaceConstraint, _ decoder: InterfaceDecoder, hasSecondItem: Bool
    ) -> NSLayoutConstraint.Form? {
        let first = decoder.choice(.firstAttribute, NSLayoutConstraint.Attribute.self)
        let second = decoder.choice(.secondAttribute, NSLayoutConstraint.Attribute.self)
        guard let first, !hasSecondItem || second != nil else {
            report(.impossibleConstraint, at: constraint.element, "the constraint does not say which attributes it compares")
            return nil
        }
        let form = NSLayoutConstraint.Form(
            firstAttribute: first, relation: NSLayoutConstraint.Relation(constraint.relation ?? .equal),
            secondAttribute: second ?? .notAnAttribute, multiplier: CGFloat(constraint.multiplier ?? 1))
        guard let flaw = form.flaw(hasSecondItem: hasSecondItem) else { return form }
        report(.impossibleConstraint, at: constraint.element, flaw)
        return nil
    }

    private func install(_ made: NSLayoutConstraint, of constraint: InterfaceConstraint, owner: InterfaceElement) {
        if !constraint.isPlaceholder { report.constraints += 1 }
        guard isIncluded(constraint.element, in: owner, list: .constraints), let host = made.closestCommonAncestor else { return }
        host.install(made)
        if !constraint.isPlaceholder { report.constraintsActive += 1 }
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate init(_ relation: InterfaceConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute: InterfaceChoice {
    static let interfaceNames: InterfaceNames<NSLayoutConstraint.Attribute> = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
    ]
}
