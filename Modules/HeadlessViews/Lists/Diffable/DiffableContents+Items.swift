extension DiffableContents {
    /// Puts items at the end of a section: the last one where none is named.
    ///
    /// - Returns: Those that were in the snapshot already, which move there. `F31`
    mutating func appendItems(
        _ identifiers: [ItemIdentifier], to section: SectionIdentifier?
    ) throws(DiffableFailure) -> [ItemIdentifier] {
        try requireUnique(identifiers, .item)
        // The identifier alone: to hold the section would be to copy its items below.
        guard let last = sections.last?.identifier else { throw .noSections }
        let section = section ?? last
        guard let place = places[section] else { throw .notFound(index: "section") }
        let existing = takeOut(identifiers)
        sections[place].items += identifiers
        settle(identifiers, in: section)
        return existing
    }

    /// Puts items beside another one.
    ///
    /// - Returns: Those that were in the snapshot already, which move there. `F31`
    mutating func insertItems(
        _ identifiers: [ItemIdentifier], beside other: ItemIdentifier, after: Bool
    ) throws(DiffableFailure) -> [ItemIdentifier] {
        try requireUnique(identifiers, .item)
        if identifiers.contains(other) {
            throw .destinationMoves(.item, destination: "\(other)", identifiers: identifiers.map { "\($0)" })
        }
        guard let section = homes[other] else { throw .notFound(index: "section") }
        let existing = takeOut(identifiers)
        put(identifiers, beside: other, in: section, after: after)
        return existing
    }

    /// Moves an item beside another one.
    mutating func moveItem(_ identifier: ItemIdentifier, beside other: ItemIdentifier, after: Bool) throws(DiffableFailure) {
        if identifier == other { throw .destinationMoves(.item, destination: "\(other)", identifiers: ["\(identifier)"]) }
        if homes[identifier] == nil { throw .notFound(index: "fromIndex") }
        guard let section = homes[other] else { throw .notFound(index: "toIndex") }
        lift([identifier])
        put([identifier], beside: other, in: section, after: after)
    }

    /// Gives a section other items, which leave the sections that they were in.
    mutating func setItems(_ identifiers: [ItemIdentifier], of section: SectionIdentifier) {
        guard let place = places[section] else { return }
        let staying = Set(identifiers)
        lift(identifiers)
        forget(sections[place].items.filter { !staying.contains($0) })
        sections[place].items = identifiers
        settle(identifiers, in: section)
    }

    mutating func deleteItems(_ identifiers: [ItemIdentifier]) {
        lift(identifiers)
        forget(identifiers)
        itemsChanged()
    }

    mutating func deleteAll() { self = DiffableContents() }
}

extension DiffableContents {
    /// Takes those of some items out that are in the snapshot.
    private mutating func takeOut(_ identifiers: [ItemIdentifier]) -> [ItemIdentifier] {
        let existing = identifiers.filter { homes[$0] != nil }
        if !existing.isEmpty { lift(existing) }
        return existing
    }

    /// Takes items out of their sections, and forgets nothing else about them.
    private mutating func lift(_ identifiers: [ItemIdentifier]) {
        var doomed: [Int: Set<ItemIdentifier>] = [:]
        for identifier in identifiers {
            if let home = homes[identifier], let place = places[home] { doomed[place, default: []].insert(identifier) }
        }
        for (place, identifiers) in doomed { sections[place].items.removeAll { identifiers.contains($0) } }
    }

    private mutating func put(
        _ identifiers: [ItemIdentifier], beside other: ItemIdentifier, in section: SectionIdentifier, after: Bool
    ) {
        guard let place = places[section], let index = sections[place].items.firstIndex(of: other) else { return }
        sections[place].items.insert(contentsOf: identifiers, at: after ? index + 1 : index)
        settle(identifiers, in: section)
    }

    private mutating func settle(_ identifiers: [ItemIdentifier], in section: SectionIdentifier) {
        for identifier in identifiers { homes[identifier] = section }
        itemsChanged()
    }

    mutating func forget(_ identifiers: [ItemIdentifier]) {
        for identifier in identifiers { homes[identifier] = nil }
        reloadedItems.remove(identifiers)
        reconfiguredItems.remove(identifiers)
    }

    mutating func itemsChanged() { indexes = ItemIndexes() }
}
