@testable import HeadlessViews

/// A snapshot as plain arrays: the oracle that real ones are compared with.
struct PlainSnapshot: Equatable {
    var sections: [(identifier: Int, items: [Int])] = []
    private var made = 0

    static func == (one: PlainSnapshot, other: PlainSnapshot) -> Bool {
        one.sections.map(\.identifier) == other.sections.map(\.identifier)
            && one.sections.map(\.items) == other.sections.map(\.items)
    }

    var items: [Int] { sections.flatMap(\.items) }

    mutating func identifiers(_ count: Int) -> [Int] {
        made += count
        return Array(made - count..<made)
    }

    mutating func remove(_ items: [Int]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }

    func place(of item: Int) -> (section: Int, index: Int) {
        let section = sections.firstIndex { $0.items.contains(item) }!
        return (section, sections[section].items.firstIndex(of: item)!)
    }
}

/// A snapshot and its oracle, both changed by the same random steps.
struct SnapshotPair {
    var real = NSDiffableDataSourceSnapshot<Int, Int>()
    var plain = PlainSnapshot()
    private(set) var steps: [String] = []

    /// Makes the same change to both.
    mutating func step(_ random: inout SeededGenerator) {
        guard plain.sections.count > 1 else { return appendSections(&random) }
        switch Int.random(in: 0..<16, using: &random) {
        case 0: appendSections(&random)
        case 1: insertSection(&random)
        case 2: deleteSection(&random)
        case 3: moveSection(&random)
        case 4...6: appendItems(&random)
        case 7...8: insertItems(&random)
        case 9...10: deleteItems(&random)
        case 11...14: moveItem(&random)
        default: markSome(&random)
        }
    }

    private mutating func appendSections(_ random: inout SeededGenerator) {
        let new = plain.identifiers(.random(in: 1...2, using: &random))
        steps.append("append sections \(new)")
        real.appendSections(new)
        plain.sections += new.map { ($0, []) }
    }

    private mutating func insertSection(_ random: inout SeededGenerator) {
        let place = Int.random(in: plain.sections.indices, using: &random)
        let (new, other, after) = (plain.identifiers(1), plain.sections[place].identifier, random.oneIn(2))
        steps.append("insert section \(new) beside \(other), after: \(after)")
        if after { real.insertSections(new, afterSection: other) } else { real.insertSections(new, beforeSection: other) }
        plain.sections.insert((new[0], []), at: place + (after ? 1 : 0))
    }

    private mutating func deleteSection(_ random: inout SeededGenerator) {
        let section = plain.sections.randomElement(using: &random)!.identifier
        steps.append("delete section \(section)")
        real.deleteSections([section])
        plain.sections.removeAll { $0.identifier == section }
    }

    private mutating func moveSection(_ random: inout SeededGenerator) {
        let two = plain.sections.shuffled(using: &random).prefix(2)
        let after = random.oneIn(2)
        steps.append("move section \(two[0].identifier) beside \(two[1].identifier), after: \(after)")
        if after {
            real.moveSection(two[0].identifier, afterSection: two[1].identifier)
        } else {
            real.moveSection(two[0].identifier, beforeSection: two[1].identifier)
        }
        plain.sections.removeAll { $0.identifier == two[0].identifier }
        let place = plain.sections.firstIndex { $0.identifier == two[1].identifier }!
        plain.sections.insert(two[0], at: place + (after ? 1 : 0))
    }

    private mutating func appendItems(_ random: inout SeededGenerator) {
        var new = plain.identifiers(.random(in: 0...3, using: &random))
        if random.oneIn(8) { new += plain.items.shuffled(using: &random).prefix(2) }
        let place = Int.random(in: plain.sections.indices, using: &random)
        steps.append("append \(new) to section \(plain.sections[place].identifier)")
        // Past the snapshot itself, which would say on the standard error stream what is there already.
        let existing = DiffableFailure.trapping { () throws(DiffableFailure) in
            try real.contents.appendItems(new, to: plain.sections[place].identifier)
        }
        precondition(existing == new.filter(plain.items.contains))
        plain.remove(new)
        plain.sections[place].items += new
    }

    private mutating func insertItems(_ random: inout SeededGenerator) {
        guard let other = plain.items.randomElement(using: &random) else { return }
        let (new, after) = (plain.identifiers(2), random.oneIn(2))
        steps.append("insert \(new) beside \(other), after: \(after)")
        if after { real.insertItems(new, afterItem: other) } else { real.insertItems(new, beforeItem: other) }
        let place = plain.place(of: other)
        plain.sections[place.section].items.insert(contentsOf: new, at: place.index + (after ? 1 : 0))
    }

    private mutating func deleteItems(_ random: inout SeededGenerator) {
        let doomed = plain.items.shuffled(using: &random).prefix(.random(in: 1...2, using: &random)) + [-1]
        steps.append("delete \(doomed)")
        real.deleteItems(Array(doomed))
        plain.remove(Array(doomed))
    }

    private mutating func moveItem(_ random: inout SeededGenerator) {
        let two = plain.items.shuffled(using: &random).prefix(2)
        guard two.count == 2 else { return }
        let after = random.oneIn(2)
        steps.append("move \(two[0]) beside \(two[1]), after: \(after)")
        if after { real.moveItem(two[0], afterItem: two[1]) } else { real.moveItem(two[0], beforeItem: two[1]) }
        plain.remove([two[0]])
        let place = plain.place(of: two[1])
        plain.sections[place.section].items.insert(two[0], at: place.index + (after ? 1 : 0))
    }

    private mutating func markSome(_ random: inout SeededGenerator) {
        let items = Array(plain.items.shuffled(using: &random).prefix(2))
        let section = plain.sections.randomElement(using: &random)!.identifier
        steps.append("reload \(items), section \(section)")
        real.reloadItems(items)
        real.reconfigureItems(items)
        if random.oneIn(2) { real.reloadSections([section]) }
    }
}
