@testable import HeadlessViews
import Testing

/// What a snapshot says wrongly; nil where it is as plain arrays are.
private func mistake(_ pair: SnapshotPair) -> String? {
    let (real, plain) = (pair.real, pair.plain)
    if real.sectionIdentifiers != plain.sections.map(\.identifier) { return "sections" }
    if real.itemIdentifiers != plain.items { return "items" }
    if real.numberOfItems != plain.items.count || real.numberOfSections != plain.sections.count { return "numbers" }
    for (index, section) in plain.sections.enumerated() {
        if real.indexOfSection(section.identifier) != index { return "index of section \(section.identifier)" }
        if real.itemIdentifiers(inSection: section.identifier) != section.items { return "items of \(section.identifier)" }
    }
    for (index, item) in plain.items.enumerated() {
        let place = plain.place(of: item)
        if real.indexOfItem(item) != index { return "index of \(item)" }
        if real.sectionIdentifier(containingItem: item) != plain.sections[place.section].identifier { return "section of \(item)" }
        if real.contents.path(of: item) != IndexPath(item: place.index, section: place.section) { return "path of \(item)" }
    }
    return nil
}

/// What is wrong with the changes that lead from one snapshot to another; nil where they do.
private func mistake(from old: DiffableContents<Int, Int>, to new: DiffableContents<Int, Int>) throws -> String? {
    let difference = old.difference(to: new)
    let transition = try difference.batch.transition(from: old.shape, to: new.shape, in: .collection)
    for (index, section) in new.sections.enumerated() {
        let origin = transition.oldSection(of: index)
        if let origin, old.sections[origin].identifier != section.identifier { return "section \(index) came from \(origin)" }
        let reloads = origin.map(transition.isReloadedSection(old:)) ?? true
        if new.reloadedSections.contains(section.identifier), !reloads { return "section \(index) is not reloaded" }
        if origin == nil, !new.reloadedSections.contains(section.identifier), old.index(ofSection: section.identifier) != nil {
            return "section \(index) was kept"
        }
        if reloads { continue }
        for (item, identifier) in section.items.enumerated() {
            let path = IndexPath(item: item, section: index)
            let origin = transition.oldIndexPath(of: path)
            if let origin, old.item(at: origin) != identifier { return "\(path) came from \(origin)" }
            let marked = new.reloadedItems.contains(identifier)
            if marked, let origin, !transition.isReloaded(old: origin) { return "\(path) is not reloaded" }
            if origin == nil, !marked, let place = old.path(of: identifier), let kept = transition.newSection(of: place.section),
                !transition.isReloadedSection(old: place.section)
            {
                return "\(path) was kept, in what is section \(kept) now"
            }
        }
    }
    let shown = new.reconfiguredItems.elements.filter { old.path(of: $0) != nil && !new.reloadedItems.contains($0) }
    return difference.reconfigured == shown.compactMap(new.path) ? nil : "reconfigured items"
}

@Suite("Snapshots against plain arrays")
struct SnapshotOracleTests {
    @Test("F27 F28 F29 F31 20,000 random changes, and what differs after each", arguments: 0..<20)
    func everyChange(seed: Int) throws {
        for run in 0..<100 {
            var random = SeededGenerator(seed: UInt64(seed * 1000 + run))
            var pair = SnapshotPair()
            var shown = pair.real.contents
            for _ in 0..<10 {
                for _ in 0..<Int.random(in: 1...4, using: &random) { pair.step(&random) }
                #expect(mistake(pair) == nil, "seed \(seed), run \(run): \(pair.steps)")
                let wrong = try mistake(from: shown, to: pair.real.contents)
                try #require(wrong == nil, "seed \(seed), run \(run): \(pair.steps)")
                shown = pair.real.contents.withoutMarks
                pair.real.contents = shown
            }
        }
    }
}
