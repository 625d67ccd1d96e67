/// The changes of a batch, in the order in which they came.
struct ListBatch: Equatable {
    private(set) var changes: [ListChange] = []

    init(_ changes: [ListChange] = []) { self.changes = changes }

    var isEmpty: Bool { changes.isEmpty }

    mutating func add(_ change: ListChange) { changes.append(change) }

    /// What the batch does to a list.
    ///
    /// The order of the changes does not matter. Deletes, inserts and reloads of items in a section that is itself deleted, inserted or
    /// reloaded are redundant, and ignored: what watches a database reports both.
    ///
    /// Throws where the changes contradict each other or the counts of the data source. Places are looked at first, then contradictions, then
    /// counts.
    ///
    /// - Complexity: O(s + c log c) for s sections and c changes; the number of items does not count.
    func transition(from old: ListShape, to new: ListShape, in list: ListUpdateFailure.List) throws(ListUpdateFailure)
        -> ListTransition
    {
        let tally = try ListTally(self, in: list)
        try ListBounds(old: old, new: new, list: list).check(tally)
        try tally.checkContradictions(in: list)
        try ListBalance(old: old, new: new, list: list).checkSections(tally)
        let sections = tally.sectionPlaces(from: old.sectionCount, to: new.sectionCount)
        try tally.checkSectionsOfMoves(sections, in: list)
        let items = ListItemChanges(tally)
        try ListBalance(old: old, new: new, list: list).checkItems(tally, sections, items)
        return ListTransition(tally, sections: sections, items: items, from: old, to: new)
    }
}
