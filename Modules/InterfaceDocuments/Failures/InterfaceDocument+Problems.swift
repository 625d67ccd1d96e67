extension InterfaceDocument {
    /// What a loader cannot follow, in document order.
    ///
    /// None of it kept the document from being read.
    ///
    /// - Complexity: linear in the number of elements; each problem costs the look-up of its position.
    public var problems: [InterfaceProblem] {
        let duplicates = Set(elementsWithDuplicateID.map(\.ordinal))
        return elements.flatMap { element in
            var problems: [InterfaceProblem] = []
            if !element.isSupported {
                problems.append(.init(.unsupported, "the element <\(element.name)> is not known, and is passed over", at: element))
            }
            if duplicates.contains(element.ordinal), let id = element.id {
                problems.append(.init(.duplicateID, "an earlier element has the id \"\(id)\" too", at: element))
            }
            return problems + element.danglingReferences + element.unreadableValues
        }
    }
}

extension InterfaceElement {
    /// The attributes of this element that name other elements.
    private var references: [InterfaceWord] {
        switch word {
        case .outlet, .outletCollection, .action: [.destination]
        case .segue where parent?.word == .connections: [.destination, .popoverAnchorView, .popoverAnchorBarButtonItem]
        case .constraint: [.firstItem, .secondItem]
        case .exclude, .include: [.reference]
        case .tableViewCell: [.textLabel, .detailTextLabel, .imageView]
        default: []
        }
    }

    /// The references of this element, and of none inside it, that lead nowhere.
    var danglingReferences: [InterfaceProblem] {
        references.compactMap { attribute in
            guard let id = self[attribute], document.element(withID: id) == nil else { return nil }
            return InterfaceProblem(
                .danglingReference, "\(attribute) of <\(name)> is \"\(id)\", but no element has that id", at: self)
        }
    }

    /// The values of this element, and of none inside it, that are not of the form that their names ask for.
    var unreadableValues: [InterfaceProblem] {
        unreadableAttributes.map { attribute in
            let message =
                self[attribute].map { "\(attribute)=\"\($0)\" cannot be read" } ?? "\(attribute) is missing, or cannot be read"
            return InterfaceProblem(.unreadableValue, "<\(name)>: \(message)", at: self)
        }
    }
}
