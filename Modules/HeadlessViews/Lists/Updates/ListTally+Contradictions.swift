extension ListTally {
    /// Throws where two changes cannot both be made to one place.
    func checkContradictions(in list: ListUpdateFailure.List) throws(ListUpdateFailure) {
        func refuse(_ place: ListUpdateFailure.Place?, _ cause: (ListUpdateFailure.Place) -> ListUpdateFailure.Cause)
            throws(ListUpdateFailure)
        {
            if let place { throw ListUpdateFailure(list, cause(place)) }
        }
        try refuse(first(deletedSections, reloadedSections), ListUpdateFailure.Cause.deleteAndReload)
        try refuse(first(deletedSections.union(reloadedSections), sectionMoves.keys), ListUpdateFailure.Cause.deleteAndMove)
        try refuse(first(insertedSections, sectionOrigins.keys), ListUpdateFailure.Cause.insertAndMove)
        try refuse(first(deletedItems, reloadedItems), ListUpdateFailure.Cause.deleteAndReload)
        try refuse(first(deletedItems.union(reloadedItems), itemMoves.keys), ListUpdateFailure.Cause.deleteAndMove)
        try refuse(first(insertedItems, itemOrigins.keys), ListUpdateFailure.Cause.insertAndMove)
    }

    /// Throws where an item moves out of a section that is deleted, or into one that is inserted.
    ///
    /// A reloaded section is both, as far as its items are concerned.
    func checkSectionsOfMoves(_ sections: PlaceMap, in list: ListUpdateFailure.List) throws(ListUpdateFailure) {
        for (from, to) in itemMoves.sorted(by: { $0.key < $1.key }) {
            if sections.new(of: from.section) == nil || reloadedSections.contains(from.section) {
                throw ListUpdateFailure(list, .moveFromDeletedSection)
            }
            guard let origin = sections.old(of: to.section), !reloadedSections.contains(origin) else {
                throw ListUpdateFailure(list, .moveIntoInsertedSection(to.section))
            }
        }
    }

    private func first(_ some: Set<Int>, _ others: some Sequence<Int>) -> ListUpdateFailure.Place? {
        some.intersection(others).min().map { .section($0) }
    }

    private func first(_ some: Set<IndexPath>, _ others: some Sequence<IndexPath>) -> ListUpdateFailure.Place? {
        some.intersection(others).min().map { .item($0) }
    }
}
