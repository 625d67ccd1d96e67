@testable import HeadlessViews

/// Changes that fit a list of a shape, drawn at random.
struct RandomBatch {
    private(set) var changes: [ListChange] = []
    /// How many items inserted and reloaded sections have afterwards, by their index then.
    private(set) var counts: [Int: Int] = [:]
    private(set) var reloaded: Set<IndexPath> = []
    private(set) var reloadedSections: Set<Int> = []

    /// The sections that stay as they are or move, by index before and after.
    private var survivors: [(old: Int, new: Int)] = []
    private var deletedSections: [Int] = []

    init(for shape: ListShape, using random: inout SeededGenerator) {
        drawSections(shape, &random)
        drawItems(shape, &random)
        changes.shuffle(using: &random)
    }

    private mutating func drawSections(_ shape: ListShape, _ random: inout SeededGenerator) {
        var kept: [Int] = []
        var moved: [Int] = []
        for section in 0..<shape.sectionCount {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: deletedSections.append(section)
            case 1: moved.append(section)
            case 2:
                reloadedSections.insert(section)
                kept.append(section)
            default: kept.append(section)
            }
        }
        let insertions = shape.sectionCount > 3 ? 0 : [0, 0, 0, 1, 2].randomElement(using: &random)!
        var places = drawPlaces(moved.count + insertions, among: kept.count + moved.count + insertions, &random)
        let stays = (0..<kept.count + places.count).filter { !places.contains($0) }
        survivors = zip(kept, stays).map { ($0, $1) } + zip(moved, places).map { ($0, $1) }
        changes += zip(moved, places).map { .moveSection(from: $0, to: $1) }
        places.removeFirst(moved.count)
        addSections(inserted: places, stays: Dictionary(uniqueKeysWithValues: zip(kept, stays)), &random)
    }

    private mutating func addSections(inserted: [Int], stays: [Int: Int], _ random: inout SeededGenerator) {
        for section in inserted + reloadedSections.map({ stays[$0]! }).sorted() {
            counts[section] = .random(in: 0...4, using: &random)
        }
        if !inserted.isEmpty { changes.append(.insertSections(IndexSet(inserted))) }
        changes += deletedSections.map { .deleteSections([$0]) }
        if !reloadedSections.isEmpty { changes.append(.reloadSections(IndexSet(reloadedSections))) }
        // What UIKit takes without a word: items that come with their section.
        for section in counts.keys.sorted() where random.oneIn(4) {
            changes.append(.insertItems((0..<counts[section]!).map { IndexPath(item: $0, section: section) }))
        }
    }

    private mutating func drawItems(_ shape: ListShape, _ random: inout SeededGenerator) {
        let open = survivors.filter { !reloadedSections.contains($0.old) }
        var kept: [Int: Int] = [:]
        var moved: [Int: [IndexPath]] = [:]
        var deleted: [IndexPath] = []
        for (old, new) in open {
            for item in 0..<shape.counts[old] {
                let path = IndexPath(item: item, section: old)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: deleted.append(path)
                case 1: moved[open.randomElement(using: &random)!.new, default: []].append(path)
                case 2:
                    reloaded.insert(path)
                    fallthrough
                default: kept[new, default: 0] += 1
                }
            }
        }
        for section in deletedSections + reloadedSections.sorted() where random.oneIn(4) {
            deleted += (0..<shape.counts[section]).map { IndexPath(item: $0, section: section) }
        }
        for (_, new) in open { addArrivals(in: new, kept: kept[new, default: 0], moved: moved[new, default: []], &random) }
        if !deleted.isEmpty { changes.append(.deleteItems(deleted.shuffled(using: &random))) }
        if !reloaded.isEmpty { changes.append(.reloadItems(reloaded.sorted())) }
    }

    private mutating func addArrivals(in section: Int, kept: Int, moved: [IndexPath], _ random: inout SeededGenerator) {
        let insertions = kept > 4 ? 0 : Int.random(in: 0...2, using: &random)
        let places = drawPlaces(moved.count + insertions, among: kept + moved.count + insertions, &random)
            .map { IndexPath(item: $0, section: section) }
        changes += zip(moved, places).map { .moveItem(from: $0, to: $1) }
        if insertions > 0 { changes.append(.insertItems(Array(places.dropFirst(moved.count)))) }
    }

    private func drawPlaces(_ count: Int, among all: Int, _ random: inout SeededGenerator) -> [Int] {
        Array((0..<all).shuffled(using: &random).prefix(count))
    }
}
