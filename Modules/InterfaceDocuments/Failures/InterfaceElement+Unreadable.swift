extension InterfaceElement {
    /// The attributes that keep a typed view of this element from being read: the ones that are not of the form their name asks
    /// for, and those that the element cannot do without.
    ///
    /// Empty for an element that no typed view reads.
    public var unreadableAttributes: [InterfaceWord] {
        switch word {
        case .rect: unreadableNumbers(.x, .y, .width, .height)
        case .point: unreadableNumbers(.x, .y)
        case .size, .image: unreadableNumbers(.width, .height)
        case .inset: unreadableNumbers(.minX, .minY, .maxX, .maxY)
        case .offsetWrapper: unreadableNumbers(.horizontal, .vertical)
        case .edgeInsets: unreadableOptionalNumbers(.top, .left, .bottom, .right)
        case .directionalEdgeInsets: unreadableOptionalNumbers(.top, .leading, .bottom, .trailing)
        case .constraint: unreadableConstraintAttributes
        case .color: unreadableColorAttributes
        case .fontDescription: InterfaceFont(self).form == nil ? [self[.pointSize]?.number == nil ? .pointSize : .type] : []
        case .font: InterfaceFont(self).form == nil ? [self[.size].map { $0.number == nil } == true ? .size : .name] : []
        case .variation: InterfaceVariation(self).traits == nil ? [.key] : []
        case .userDefinedRuntimeAttribute: InterfaceRuntimeAttribute(self).value == nil ? [.value] : []
        case .string, .mutableString: stringContent == nil ? [.base64UTF8] : []
        case .segue where parent?.word == .connections: InterfaceSegue(self).kind == nil ? [.kind] : []
        default: []
        }
    }

    private func unreadableNumbers(_ words: InterfaceWord...) -> [InterfaceWord] {
        words.filter { self[$0]?.number == nil }
    }

    private func unreadableOptionalNumbers(_ words: InterfaceWord...) -> [InterfaceWord] {
        words.filter { word in self[word].map { $0.number == nil } ?? false }
    }

    private var unreadableConstraintAttributes: [InterfaceWord] {
        let constraint = InterfaceConstraint(self)
        var words: [InterfaceWord] = []
        if constraint.firstAttribute == nil { words.append(.firstAttribute) }
        if constraint.secondItem != nil, constraint.secondAttribute == nil { words.append(.secondAttribute) }
        if constraint.relation == nil { words.append(.relation) }
        if constraint.multiplier == nil { words.append(.multiplier) }
        if constraint.constant == nil { words.append(.constant) }
        if constraint.priority == nil { words.append(.priority) }
        return words
    }

    /// A color that cannot be read says so at its space, unless a component is at fault.
    private var unreadableColorAttributes: [InterfaceWord] {
        guard InterfaceColor(self).form == nil else { return [] }
        let components = unreadableOptionalNumbers(.red, .green, .blue, .white, .alpha)
        return components.isEmpty ? [.colorSpace] : components
    }
}
