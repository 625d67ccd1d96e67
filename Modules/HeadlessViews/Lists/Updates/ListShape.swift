/// How many items each section of a list has.
struct ListShape: Equatable {
    /// The number of items of each section, in the order of the sections.
    var counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    var sectionCount: Int { counts.count }

    func contains(section: Int) -> Bool { counts.indices.contains(section) }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && contains(section: indexPath.section) && (0..<counts[indexPath.section]).contains(indexPath.item)
    }
}
