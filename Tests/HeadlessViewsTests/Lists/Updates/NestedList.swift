@testable import HeadlessViews

/// A list as plain arrays of identities: the oracle that transitions are compared with.
struct NestedList: Equatable {
    struct Section: Equatable {
        var identity: Int
        var items: [Int]
    }

    var sections: [Section] = []
    private var made = 0

    init(counts: [Int]) {
        for count in counts { sections.append(section(of: count)) }
    }

    var shape: ListShape { ListShape(sections.map(\.items.count)) }

    private mutating func identity() -> Int {
        made += 1
        return made
    }

    private mutating func section(of count: Int) -> Section {
        Section(identity: identity(), items: (0..<count).map { _ in identity() })
    }

    subscript(path: IndexPath) -> Int { sections[path.section].items[path.item] }

    /// Applies the changes one after the other, as a person would with arrays in hand: what leaves goes from the back, what comes is put in
    /// from the front.
    ///
    /// - Parameter counts: How many items inserted and reloaded sections have afterwards, by their index then.
    mutating func apply(_ changes: [ListChange], counts: [Int: Int]) {
        let sorted = Sorted(changes)
        let carried = Dictionary(uniqueKeysWithValues: sorted.moves.map { ($0.to, self[$0.from]) })
        for path in (sorted.deleted + sorted.moves.map(\.from)).sorted().reversed() {
            sections[path.section].items.remove(at: path.item)
        }
        for section in sorted.reloadedSections { sections[section].items = [-1] }
        let moved = Dictionary(uniqueKeysWithValues: sorted.sectionMoves.map { ($0.to, sections[$0.from]) })
        for section in (sorted.deletedSections + sorted.sectionMoves.map(\.from)).sorted().reversed() {
            sections.remove(at: section)
        }
        for section in (sorted.insertedSections + sorted.sectionMoves.map(\.to)).sorted() {
            sections.insert(moved[section] ?? self.section(of: counts[section, default: 0]), at: section)
        }
        for section in sections.indices where sections[section].items == [-1] {
            sections[section].items = (0..<counts[section, default: 0]).map { _ in identity() }
        }
        for path in (sorted.inserted + sorted.moves.map(\.to)).sorted() where counts[path.section] == nil {
            sections[path.section].items.insert(carried[path] ?? identity(), at: path.item)
        }
    }

    /// The changes by what they do.
    private struct Sorted {
        var deletedSections: [Int] = []
        var insertedSections: [Int] = []
        var reloadedSections: [Int] = []
        var sectionMoves: [(from: Int, to: Int)] = []
        var deleted: [IndexPath] = []
        var inserted: [IndexPath] = []
        var moves: [(from: IndexPath, to: IndexPath)] = []

        init(_ changes: [ListChange]) {
            for change in changes {
                switch change {
                case .insertSections(let sections): insertedSections += sections
                case .deleteSections(let sections): deletedSections += sections
                case .reloadSections(let sections): reloadedSections += sections
                case .moveSection(let from, let to): sectionMoves.append((from, to))
                case .insertItems(let paths): inserted += paths
                case .deleteItems(let paths): deleted += paths
                case .reloadItems: break
                case .moveItem(let from, let to): moves.append((from, to))
                }
            }
        }
    }
}
