/// The places that items left and came to, by section, without the redundant ones.
struct ListItemChanges {
    /// What happened to the items of one section.
    struct Section {
        var deleted: [Int] = []
        var inserted: [Int] = []
        var reloaded = 0
        var movedOut: [Int] = []
        var movedIn: [Int] = []
    }

    /// What left each section, by the section's index before the batch.
    private(set) var leaving: [Int: Section] = [:]
    /// What came to each section, by the section's index after the batch.
    private(set) var entering: [Int: Section] = [:]

    init(_ tally: ListTally) {
        for path in tally.deletedItems { leaving[path.section, default: Section()].deleted.append(path.item) }
        for path in tally.reloadedItems { leaving[path.section, default: Section()].reloaded += 1 }
        for path in tally.insertedItems { entering[path.section, default: Section()].inserted.append(path.item) }
        for (from, to) in tally.itemMoves {
            leaving[from.section, default: Section()].movedOut.append(from.item)
            entering[to.section, default: Section()].movedIn.append(to.item)
        }
    }

    /// What happened to the items of a section that stayed.
    func section(old: Int, new: Int) -> Section {
        var section = leaving[old] ?? Section()
        section.inserted = entering[new]?.inserted ?? []
        section.movedIn = entering[new]?.movedIn ?? []
        return section
    }

    /// Where the items went in the sections that stayed and changed, by the section's index before the batch.
    func places(_ sections: PlaceMap, reloaded: Set<Int>, from old: ListShape, to new: ListShape) -> [Int: PlaceMap] {
        let changed = Set(leaving.keys).union(entering.keys.compactMap(sections.old)).subtracting(reloaded)
        var places: [Int: PlaceMap] = [:]
        for section in changed {
            guard let target = sections.new(of: section) else { continue }
            let change = self.section(old: section, new: target)
            places[section] = PlaceMap(
                from: old.counts[section], to: new.counts[target], deleted: change.deleted + change.movedOut,
                inserted: change.inserted + change.movedIn)
        }
        return places
    }
}
