/// What turns the list of one snapshot into that of another.
///
/// Only what really moved moves: of the sections that both have, and of the items that stay in their section, the most that can stay in their
/// order do. A table takes no move out of a section that goes or into one that comes, so such items are deleted and inserted.
///
/// - Complexity: O(n log n) for the n items of sections that differ.
struct DiffableDifference<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
    typealias Contents = DiffableContents<SectionIdentifier, ItemIdentifier>

    private let old: Contents
    private let new: Contents

    /// What a list has to be told: everything but what is only shown anew.
    private(set) var batch = ListBatch()
    /// Where the items are afterwards that are only shown anew, in the cells that they have.
    private(set) var reconfigured: [IndexPath] = []

    /// The sections that both snapshots have and that are not made anew, by index before and after.
    private var shared: [(old: Int, new: Int)] = []

    init(from old: Contents, to new: Contents) {
        self.old = old
        self.new = new
        compareSections()
        compareItems()
        findReconfigured()
    }

    private mutating func compareSections() {
        var common: [(old: Int, new: Int)] = []
        var inserted = IndexSet()
        for (index, section) in new.sections.enumerated() {
            if let place = old.index(ofSection: section.identifier) {
                common.append((place, index))
            } else {
                inserted.insert(index)
            }
        }
        var deleted = IndexSet(old.sections.indices.filter { new.index(ofSection: old.sections[$0].identifier) == nil })
        var reloaded = IndexSet()
        let staying = Set(common.map(\.old).longestIncreasingPositions)
        for (position, pair) in common.enumerated() {
            switch (new.reloadedSections.contains(new.sections[pair.new].identifier), staying.contains(position)) {
            case (false, let stays):
                shared.append(pair)
                if !stays { batch.add(.moveSection(from: pair.old, to: pair.new)) }
            case (true, true): reloaded.insert(pair.old)
            // What is reloaded cannot move too.
            case (true, false):
                deleted.insert(pair.old)
                inserted.insert(pair.new)
            }
        }
        if !deleted.isEmpty { batch.add(.deleteSections(deleted)) }
        if !inserted.isEmpty { batch.add(.insertSections(inserted)) }
        if !reloaded.isEmpty { batch.add(.reloadSections(reloaded)) }
    }

    private mutating func compareItems() {
        let changed = shared.compactMap { Changed($0, from: old.sections[$0.old].items, to: new.sections[$0.new].items) }
        var places: [ItemIdentifier: IndexPath] = [:]
        for section in changed {
            for item in section.oldItems {
                places[old.sections[section.old].items[item]] = IndexPath(item: item, section: section.old)
            }
        }
        var changes = ItemChanges()
        for section in changed { compareItems(section, &places, &changes) }
        changes.deleted = Array(places.values)
        markReloaded(&changes)
        changes.add(to: &batch)
    }

    /// Compares the items of a section, and takes those that it finds out of the places that they came from.
    private func compareItems(_ pair: Changed, _ places: inout [ItemIdentifier: IndexPath], _ changes: inout ItemChanges) {
        let items = new.sections[pair.new].items
        var here: [(from: Int, to: Int)] = []
        for item in pair.newItems {
            guard let place = places.removeValue(forKey: items[item]) else {
                changes.inserted.append(IndexPath(item: item, section: pair.new))
                continue
            }
            if place.section == pair.old {
                here.append((place.item, item))
            } else {
                changes.moved.append((place, IndexPath(item: item, section: pair.new)))
            }
        }
        var staying = here.map(\.from).longestIncreasingPositions[...]
        for (position, move) in here.enumerated() {
            if staying.first == position {
                staying.removeFirst()
            } else {
                changes.moved.append((IndexPath(item: move.from, section: pair.old), IndexPath(item: move.to, section: pair.new)))
            }
        }
    }

    private func markReloaded(_ changes: inout ItemChanges) {
        if new.reloadedItems.elements.isEmpty { return }
        let sections = Dictionary(uniqueKeysWithValues: shared.map { ($0.new, $0.old) })
        let moves = Dictionary(uniqueKeysWithValues: changes.moved.map { ($0.to, $0.from) })
        var split: Set<IndexPath> = []
        for identifier in new.reloadedItems.elements {
            guard let target = new.path(of: identifier), sections[target.section] != nil, let place = old.path(of: identifier)
            else {
                continue
            }
            if moves[target] == nil {
                if sections[target.section] == place.section { changes.reloaded.append(place) }
            } else {
                // What is reloaded cannot move too.
                split.insert(target)
                changes.deleted.append(place)
                changes.inserted.append(target)
            }
        }
        changes.moved.removeAll { split.contains($0.to) }
    }

    private mutating func findReconfigured() {
        reconfigured = new.reconfiguredItems.elements.filter {
            old.section(containing: $0) != nil && !new.reloadedItems.contains($0)
        }
        .compactMap(new.path)
    }
}

/// A section whose items differ, and which of them may: what the two have in common at both ends stays where it is.
private struct Changed {
    let old: Int
    let new: Int
    let oldItems: Range<Int>
    let newItems: Range<Int>

    /// - Returns: nil where the items are the same.
    init?<Item: Equatable>(_ pair: (old: Int, new: Int), from oldItems: [Item], to newItems: [Item]) {
        if oldItems == newItems { return nil }
        old = pair.old
        new = pair.new
        // Identifiers are unique, so nothing is in both ends unless the items are the same.
        let front = zip(oldItems, newItems).prefix { $0 == $1 }.count
        let back = zip(oldItems.reversed(), newItems.reversed()).prefix { $0 == $1 }.count
        self.oldItems = front..<oldItems.count - back
        self.newItems = front..<newItems.count - back
    }
}

/// What happens to items, by the sort of the change.
private struct ItemChanges {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []

    func add(to batch: inout ListBatch) {
        if !deleted.isEmpty { batch.add(.deleteItems(deleted.sorted())) }
        if !inserted.isEmpty { batch.add(.insertItems(inserted.sorted())) }
        if !reloaded.isEmpty { batch.add(.reloadItems(reloaded)) }
        for move in moved { batch.add(.moveItem(from: move.from, to: move.to)) }
    }
}

extension DiffableContents {
    /// What turns a list of these contents into one of others.
    func difference(to other: DiffableContents) -> DiffableDifference<SectionIdentifier, ItemIdentifier> {
        DiffableDifference(from: self, to: other)
    }
}
