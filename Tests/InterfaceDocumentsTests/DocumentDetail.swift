import InterfaceDocuments

/// A document's objects and connections as rows of plain values, in the order and the form of the oracle's detail lists.
struct DocumentDetail {
    let document: InterfaceDocument

    var lists: [String: [Plain]] {
        [
            "views": document.elements.filter(\.isView).map(view),
            "outlets": connections { connection, owner in
                guard case .outlet(let outlet) = connection else { return nil }
                return [owner, Plain(outlet.property), Plain(outlet.destination?.string)]
            },
            "collections": connections { connection, owner in
                guard case .outletCollection(let collection) = connection else { return nil }
                return [
                    owner, Plain(collection.property), Plain(collection.destination?.string), Plain(collection.collectionClass),
                    Plain(collection.appends ? "YES" : nil),
                ]
            },
            "actions": connections { connection, owner in
                guard case .action(let action) = connection else { return nil }
                return [owner, Plain(action.selector), Plain(action.destination?.string), Plain(action.eventType)]
            },
            "segues": connections { connection, owner in
                guard case .segue(let segue) = connection else { return nil }
                return [
                    owner, Plain(segue.kind?.rawValue), Plain(segue.destination?.string), Plain(segue.identifier),
                    Plain(segue.relationship), Plain(segue.unwindAction),
                ]
            },
            "constraints": children(of: .constraints, \.constraints).map(constraint),
            "attributes": children(of: .userDefinedRuntimeAttributes, \.runtimeAttributes).map(attribute),
        ]
    }

    private func view(_ element: InterfaceElement) -> Plain {
        let frame = element.rect(keyed: .frame).map { frame in
            Plain.array([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { .number(Double($0)) })
        }
        return [
            Plain(element.id?.string), Plain(element.name), Plain(element.enclosingView?.id?.string), Plain(element[.key]?.string),
            Plain(element.customClass?.name), frame ?? .null,
        ]
    }

    /// What the owners of lists of one name hold, in the order of the lists: an owner's list comes behind those of its subviews.
    private func children<Child>(of list: InterfaceWord, _ children: (InterfaceElement) -> [Child]) -> [Child] {
        document.elements.filter { $0.word == list }.compactMap(\.parent).flatMap(children)
    }

    private func connections(_ row: (InterfaceConnection, Plain) -> Plain?) -> [Plain] {
        children(of: .connections, \.connections).compactMap { row($0, Plain($0.element.owner?.id?.string)) }
    }

    private func constraint(_ constraint: InterfaceConstraint) -> Plain {
        let owner = Plain(constraint.element.owner?.id?.string)
        return [
            owner, constraint.firstItem.map { Plain($0.string) } ?? owner, Plain(constraint.firstAttribute?.string),
            Plain(constraint.relation?.rawValue), Plain(constraint.secondItem?.string), Plain(constraint.secondAttribute?.string),
            Plain(constraint.multiplier), Plain(constraint.constant), Plain(constraint.priority), Plain(constraint.identifier),
            .boolean(constraint.isPlaceholder),
        ]
    }

    private func attribute(_ attribute: InterfaceRuntimeAttribute) -> Plain {
        let element = attribute.element
        let child = element.child(keyed: .value).map { child in
            let attributes = child.attributes.filter { $0.word != .key }.map { ($0.name, Plain($0.value.string)) }
            return Plain.object([child.name: .object(Dictionary(uniqueKeysWithValues: attributes))])
        }
        return [
            Plain(element.owner?.id?.string), Plain(attribute.keyPath), Plain(attribute.type),
            element[.value].map { Plain($0.string) } ?? child ?? .null,
        ]
    }
}
