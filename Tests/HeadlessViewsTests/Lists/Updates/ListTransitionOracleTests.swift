@testable import HeadlessViews
import Testing

/// What a transition says wrongly about two states of a list; nil where it is right.
private func mistake(_ transition: ListTransition, from old: NestedList, to new: NestedList, _ batch: RandomBatch) -> String? {
    var sections: [Int: Int] = [:]
    var items: [Int: IndexPath] = [:]
    for (index, section) in new.sections.enumerated() {
        sections[section.identity] = index
        for (item, identity) in section.items.enumerated() { items[identity] = IndexPath(item: item, section: index) }
    }
    var origins: [IndexPath: IndexPath] = [:]
    for (index, section) in old.sections.enumerated() {
        let target = sections[section.identity]
        if transition.newSection(of: index) != target { return "section \(index) went to \(String(describing: target))" }
        if let target, transition.oldSection(of: target) != index { return "section \(target) came from \(index)" }
        if transition.isReloadedSection(old: index) != batch.reloadedSections.contains(index) {
            return "reload of section \(index)"
        }
        for (item, identity) in section.items.enumerated() {
            let path = IndexPath(item: item, section: index)
            var place = items[identity]
            if let target, batch.reloadedSections.contains(index), item < new.sections[target].items.count {
                place = IndexPath(item: item, section: target)
            }
            if transition.newIndexPath(of: path) != place { return "\(path) went to \(String(describing: place))" }
            if let place { origins[place] = path }
            let reloaded = batch.reloaded.contains(path) || batch.reloadedSections.contains(index)
            if transition.isReloaded(old: path) != reloaded { return "reload of \(path)" }
        }
    }
    for section in new.sections.indices {
        for item in new.sections[section].items.indices {
            let path = IndexPath(item: item, section: section)
            if transition.oldIndexPath(of: path) != origins[path] {
                return "\(path) came from \(String(describing: origins[path]))"
            }
        }
    }
    return nil
}

@Suite("Batches of changes against plain arrays")
struct ListTransitionOracleTests {
    @Test("A46 A47 20,000 random batches map every section and item as arrays do", arguments: 0..<20)
    func everyPlace(seed: Int) throws {
        for run in 0..<100 {
            var random = SeededGenerator(seed: UInt64(seed * 1000 + run))
            var list = NestedList(
                counts: (0..<Int.random(in: 0...4, using: &random)).map { _ in .random(in: 0...5, using: &random) })
            for step in 0..<10 {
                let old = list
                let batch = RandomBatch(for: old.shape, using: &random)
                list.apply(batch.changes, counts: batch.counts)
                let transition = try ListBatch(batch.changes).transition(from: old.shape, to: list.shape, in: .table)
                let mistake = mistake(transition, from: old, to: list, batch)
                try #require(mistake == nil, "seed \(seed), run \(run), step \(step): \(batch.changes)")
            }
        }
    }

    @Test("A77 A78 A count that differs by one is refused", arguments: 0..<4)
    func everyCount(seed: Int) throws {
        for run in 0..<250 {
            var random = SeededGenerator(seed: UInt64(90_000 + seed * 1000 + run))
            var list = NestedList(counts: [3, 0, 5, 2])
            let old = list.shape
            let batch = RandomBatch(for: old, using: &random)
            list.apply(batch.changes, counts: batch.counts)
            for section in list.shape.counts.indices where batch.counts[section] == nil {
                var wrong = list.shape
                wrong.counts[section] += 1
                #expect(throws: ListUpdateFailure.self, "\(batch.changes)") {
                    try ListBatch(batch.changes).transition(from: old, to: wrong, in: .table)
                }
            }
            var wrong = list.shape
            wrong.counts.append(0)
            #expect(throws: ListUpdateFailure.self, "\(batch.changes)") {
                try ListBatch(batch.changes).transition(from: old, to: wrong, in: .table)
            }
        }
    }
}
