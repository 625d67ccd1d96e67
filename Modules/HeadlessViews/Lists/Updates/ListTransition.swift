/// Where each section and item of a list went in a batch.
struct ListTransition {
    let old: ListShape
    let new: ListShape
    private let sections: PlaceMap
    private let reloadedSections: Set<Int>
    private let reloadedItems: Set<IndexPath>
    /// The moves of items, by what they start from, and by what they lead to.
    private let targets: [IndexPath: IndexPath]
    private let origins: [IndexPath: IndexPath]
    /// The items of the sections that lost or gained some, by the section's old index.
    private let items: [Int: PlaceMap]

    init(_ tally: ListTally, sections: PlaceMap, items: ListItemChanges, from old: ListShape, to new: ListShape) {
        self.old = old
        self.new = new
        self.sections = sections
        reloadedSections = tally.reloadedSections
        reloadedItems = tally.reloadedItems
        targets = tally.itemMoves
        origins = tally.itemOrigins
        self.items = items.places(sections, reloaded: tally.reloadedSections, from: old, to: new)
    }

    /// The index of a section after the batch; nil where it was deleted.
    ///
    /// A reloaded section keeps its place among the others.
    func newSection(of old: Int) -> Int? { sections.new(of: old) }

    /// The index of a section before the batch; nil where it was inserted.
    func oldSection(of new: Int) -> Int? { sections.old(of: new) }

    /// The path of an item after the batch; nil where it was deleted, itself or with its section.
    ///
    /// An item of a reloaded section keeps its index as long as the section still has it.
    func newIndexPath(of old: IndexPath) -> IndexPath? {
        guard self.old.contains(old) else { return nil }
        if let target = targets[old] { return target }
        guard let section = newSection(of: old.section) else { return nil }
        guard let places = items[old.section] else { return kept(old.item, in: section, of: new) }
        return places.new(of: old.item).map { IndexPath(item: $0, section: section) }
    }

    /// The path of an item before the batch; nil where it was inserted, itself or with its section.
    func oldIndexPath(of new: IndexPath) -> IndexPath? {
        guard self.new.contains(new) else { return nil }
        if let origin = origins[new] { return origin }
        guard let section = oldSection(of: new.section) else { return nil }
        guard let places = items[section] else { return kept(new.item, in: section, of: old) }
        return places.old(of: new.item).map { IndexPath(item: $0, section: section) }
    }

    /// Whether an item was reloaded, itself or with its section.
    func isReloaded(old: IndexPath) -> Bool { reloadedItems.contains(old) || isReloadedSection(old: old.section) }

    /// Whether a section was reloaded as a whole.
    func isReloadedSection(old: Int) -> Bool { reloadedSections.contains(old) }

    private func kept(_ item: Int, in section: Int, of shape: ListShape) -> IndexPath? {
        let path = IndexPath(item: item, section: section)
        return shape.contains(path) ? path : nil
    }
}
