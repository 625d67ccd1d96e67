import InterfaceDocuments

extension InterfaceLoading {
    /// Sets the user-defined runtime attributes of all objects, before any of them wakes. `B18` `B19`
    func setRuntimeAttributes() {
        for (element, object) in made where element.child(.userDefinedRuntimeAttributes) != nil {
            for attribute in element.runtimeAttributes { set(attribute, of: object) }
        }
    }

    private func set(_ attribute: InterfaceRuntimeAttribute, of object: AnyObject) {
        guard let value = value(of: attribute) else {
            report.runtimeAttributesUndeliverable += 1
            return report(
                .unreadableValue, at: attribute.element, "the value of the runtime attribute \(attribute.keyPath) cannot be read")
        }
        let failure = KeyValueCoding.collectingFailures {
            KeyValueCoding.set(value.any, forKeyPath: attribute.keyPath, of: object)
        }
        guard let failure else {
            report.runtimeAttributesSet += 1
            return
        }
        report.runtimeAttributesUndeliverable += 1
        let note = InterfaceLoadReport.Note(
            rule: .undeliverable,
            content: .unsetAttribute(keyPath: attribute.keyPath, target: type(of: object), failure), element: attribute.element)
        report.undeliveredNotes.append(note)
        if isStrict { StandardError.log(note.message) }
    }

    /// A runtime attribute's value; `any` is nil where the attribute's type is nil.
    private struct Value {
        var any: Any?
    }

    private func value(of attribute: InterfaceRuntimeAttribute) -> Value? {
        switch attribute.value {
        case .boolean(let value): Value(any: value)
        case .integer(let value): Value(any: value)
        case .real(let value): Value(any: value)
        case .string(let value): Value(any: value)
        case .localizedString(let value): Value(any: strings?.text(for: value) ?? value)
        case .point(let value): Value(any: value)
        case .size(let value): Value(any: value)
        case .rect(let value): Value(any: value)
        case .range(let location, let length): Value(any: NSRange(location: location, length: length))
        case .color(let color): resources.color(color).map { Value(any: $0) }
        case .image(let name): Value(any: resources.image(named: name, isSystem: false))
        case .nothing: Value(any: nil)
        case nil: nil
        }
    }
}
