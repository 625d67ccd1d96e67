extension DiffableContents {
    /// Puts new sections at a place.
    mutating func insertSections(_ identifiers: [SectionIdentifier], at place: Int) throws(DiffableFailure) {
        try requireUnique(identifiers, .section)
        let existing = identifiers.filter { places[$0] != nil }
        if !existing.isEmpty { throw .sectionsExist(existing.map { "\($0)" }) }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: place)
        sectionsChanged(from: place)
    }

    /// Puts new sections beside another one.
    mutating func insertSections(
        _ identifiers: [SectionIdentifier], beside other: SectionIdentifier, after: Bool
    ) throws(DiffableFailure) {
        if identifiers.contains(other) {
            throw .destinationMoves(.section, destination: "\(other)", identifiers: identifiers.map { "\($0)" })
        }
        guard let place = places[other] else { throw .notFound(index: "insertIndex") }
        try insertSections(identifiers, at: after ? place + 1 : place)
    }

    mutating func deleteSections(_ identifiers: [SectionIdentifier]) {
        let doomed = Set(identifiers).filter { places[$0] != nil }
        guard let first = doomed.compactMap({ places[$0] }).min() else { return }
        for section in sections where doomed.contains(section.identifier) { forget(section.items) }
        sections.removeAll { doomed.contains($0.identifier) }
        for identifier in doomed { places[identifier] = nil }
        reloadedSections.remove(doomed)
        sectionsChanged(from: first)
    }

    /// Moves a section beside another one.
    mutating func moveSection(_ identifier: SectionIdentifier, beside other: SectionIdentifier, after: Bool) throws(DiffableFailure)
    {
        if identifier == other { throw .destinationMoves(.section, destination: "\(other)", identifiers: ["\(identifier)"]) }
        guard let from = places[identifier] else { throw .notFound(index: "fromSection") }
        guard let to = places[other] else { throw .notFound(index: "toSection") }
        let section = sections.remove(at: from)
        sections.insert(section, at: (to > from ? to - 1 : to) + (after ? 1 : 0))
        sectionsChanged(from: min(from, to))
    }

    private mutating func sectionsChanged(from first: Int) {
        for place in first..<max(first, sections.count) { places[sections[place].identifier] = place }
        itemsChanged()
    }
}
