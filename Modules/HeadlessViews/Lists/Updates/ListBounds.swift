/// Tells whether the places that a batch names are there: before it, or after it.
struct ListBounds {
    let old: ListShape
    let new: ListShape
    let list: ListUpdateFailure.List

    func check(_ tally: ListTally) throws(ListUpdateFailure) {
        // A reload is a delete and an insert to UIKit, and its text says so.
        try check(tally.deletedSections.union(tally.reloadedSections), in: old) { .deleteSection($0, of: $1) }
        try check(tally.insertedSections, in: new) { .insertSection($0, of: $1) }
        for (from, to) in tally.sectionMoves.sorted(by: { $0.key < $1.key }) {
            if !old.contains(section: from) { throw fails(.moveSection(from, to: nil, of: old.sectionCount)) }
            if !new.contains(section: to) { throw fails(.moveSection(from, to: to, of: new.sectionCount)) }
        }
        try check(tally.deletedItems.union(tally.reloadedItems), in: old) { .deleteItem($0, $1) }
        try check(tally.insertedItems, in: new) { .insertItem($0, $1) }
        for (from, to) in tally.itemMoves.sorted(by: { $0.key < $1.key }) {
            if let extent = extent(from, in: old) { throw fails(.moveItem(from, to: nil, extent)) }
            if let extent = extent(to, in: new) { throw fails(.moveItem(from, to: to, extent)) }
        }
    }

    private func check(
        _ sections: Set<Int>, in shape: ListShape, _ cause: (Int, Int) -> ListUpdateFailure.Cause
    ) throws(ListUpdateFailure) {
        if let section = sections.filter({ !shape.contains(section: $0) }).min() { throw fails(cause(section, shape.sectionCount)) }
    }

    private func check(
        _ paths: Set<IndexPath>, in shape: ListShape, _ cause: (IndexPath, ListUpdateFailure.Extent) -> ListUpdateFailure.Cause
    ) throws(ListUpdateFailure) {
        guard let path = paths.filter({ !shape.contains($0) }).min(), let extent = extent(path, in: shape) else { return }
        throw fails(cause(path, extent))
    }

    /// What a path is out of: the section, or else the list; nil where it is in both.
    private func extent(_ path: IndexPath, in shape: ListShape) -> ListUpdateFailure.Extent? {
        if shape.contains(path) { return nil }
        return shape.contains(section: path.section) ? .items(shape.counts[path.section]) : .sections(shape.sectionCount)
    }

    private func fails(_ cause: ListUpdateFailure.Cause) -> ListUpdateFailure { ListUpdateFailure(list, cause) }
}
