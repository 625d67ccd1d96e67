/// Where each entry of a sequence went: some left, some came, some moved, and the others kept their order.
struct PlaceMap {
    private let oldCount: Int
    private let newCount: Int
    private let targets: [Int: Int]
    private let origins: [Int: Int]
    /// The old indexes of what is not among the kept, ascending.
    private let gone: [Int]
    /// The new indexes of what was not among the kept, ascending.
    private let come: [Int]

    /// Makes the map of a change in which `oldCount - deleted - moved` and `newCount - inserted - moved` are the same number.
    init(from oldCount: Int, to newCount: Int, deleted: [Int] = [], inserted: [Int] = [], moves: [(from: Int, to: Int)] = []) {
        self.oldCount = oldCount
        self.newCount = newCount
        targets = Dictionary(moves.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
        origins = Dictionary(moves.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
        gone = (deleted + moves.map(\.from)).sorted()
        come = (inserted + moves.map(\.to)).sorted()
    }

    /// The place of an entry after the change; nil where it was deleted or never was.
    func new(of old: Int) -> Int? {
        guard (0..<oldCount).contains(old) else { return nil }
        return targets[old] ?? Self.place(of: old, leaving: gone, entering: come)
    }

    /// The place of an entry before the change; nil where it was inserted or is not there.
    func old(of new: Int) -> Int? {
        guard (0..<newCount).contains(new) else { return nil }
        return origins[new] ?? Self.place(of: new, leaving: come, entering: gone)
    }

    /// The place of an entry when some leave, and then others enter; nil where it is one that leaves.
    private static func place(of index: Int, leaving: [Int], entering: [Int]) -> Int? {
        let before = leaving.partitionPoint { $0 < index }
        if before < leaving.count, leaving[before] == index { return nil }
        let rank = index - before
        // The entry at position p of `entering` has entering[p] - p kept ones before it.
        return rank + entering.indices.partitionPoint { entering[$0] - $0 <= rank }
    }
}

extension RandomAccessCollection {
    /// How many elements a condition holds for, where it holds for the first ones and no others.
    func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[index(startIndex, offsetBy: middle)]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
