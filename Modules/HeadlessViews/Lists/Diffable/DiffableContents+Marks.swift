extension DiffableContents {
    mutating func reloadSections(_ identifiers: [SectionIdentifier]) throws(DiffableFailure) {
        try requireUnique(identifiers, .section)
        if let unknown = identifiers.first(where: { places[$0] == nil }) {
            throw .cannotUpdate(.section, action: "reload", identifier: "\(unknown)")
        }
        reloadedSections.add(identifiers)
    }

    mutating func reloadItems(_ identifiers: [ItemIdentifier]) throws(DiffableFailure) {
        try requireKnown(identifiers, action: "reload")
        reloadedItems.add(identifiers)
    }

    mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) throws(DiffableFailure) {
        try requireKnown(identifiers, action: "reconfigure")
        reconfiguredItems.add(identifiers)
    }

    /// The same sections and items, with no mark on any.
    var withoutMarks: DiffableContents {
        var contents = self
        contents.reloadedSections = OrderedIdentifiers()
        contents.reloadedItems = OrderedIdentifiers()
        contents.reconfiguredItems = OrderedIdentifiers()
        return contents
    }

    func requireUnique<Identifier: Hashable>(
        _ identifiers: [Identifier], _ kind: DiffableFailure.Kind
    ) throws(DiffableFailure) {
        if identifiers.count < 2 { return }
        let repeated = identifiers.repeated
        if !repeated.isEmpty { throw .notUnique(kind, repeated.map { "\($0)" }) }
    }

    private func requireKnown(_ identifiers: [ItemIdentifier], action: String) throws(DiffableFailure) {
        try requireUnique(identifiers, .item)
        if let unknown = identifiers.first(where: { homes[$0] == nil }) {
            throw .cannotUpdate(.item, action: action, identifier: "\(unknown)")
        }
    }
}
