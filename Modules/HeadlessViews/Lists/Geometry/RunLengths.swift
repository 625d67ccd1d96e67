/// The lengths of a run of rows, with the place of each.
///
/// Rows of one length take no memory. Given lengths take 8 bytes a row. Where lengths are estimated, a chunk of rows takes memory only once one
/// of them is measured. Lengths are finite, and not negative.
struct RunLengths {
    private enum Storage {
        case uniform
        /// The lengths of so few rows that to add them up is quicker than to look them up.
        case few([CGFloat])
        case many(ChunkedLengths)
    }

    let count: Int
    /// The length of each row that has none of its own.
    private let common: CGFloat
    private let isEstimated: Bool
    private var storage: Storage

    /// Rows of one length.
    init(count: Int, each length: CGFloat) { self.init(count: count, common: length, isEstimated: false, storage: .uniform) }

    /// Rows of a length that stands until they are measured.
    init(count: Int, estimate: CGFloat) { self.init(count: count, common: estimate, isEstimated: true, storage: .uniform) }

    /// Rows of the lengths that are given.
    ///
    /// - Complexity: O(n).
    init(_ lengths: some Sequence<CGFloat>) {
        let lengths = Array(lengths)
        let storage: Storage = lengths.count <= ChunkedLengths.chunkSize ? .few(lengths) : .many(ChunkedLengths(lengths))
        self.init(count: lengths.count, common: 0, isEstimated: false, storage: storage)
    }

    private init(count: Int, common: CGFloat, isEstimated: Bool, storage: Storage) {
        self.count = count
        self.common = common
        self.isEstimated = isEstimated
        self.storage = storage
    }

    /// The length of the run.
    var total: CGFloat { start(of: count) }

    /// Where a row begins; that of the end, which is one past the last row, is the total.
    ///
    /// - Complexity: O(log n).
    func start(of index: Int) -> CGFloat {
        switch storage {
        case .uniform: UniformLengths(count: count, each: common).start(of: index)
        case .few(let lengths): lengths[..<index].reduce(0, +)
        case .many(let chunks): chunks.start(of: index)
        }
    }

    /// The last row that begins at an offset within the run or before it.
    func lastIndex(at offset: CGFloat) -> Int {
        switch storage {
        case .uniform: return UniformLengths(count: count, each: common).lastIndex(at: offset)
        case .few(let lengths):
            var end: CGFloat = 0
            return lengths.firstIndex { length in
                end += length
                return end > offset
            } ?? count - 1
        case .many(let chunks): return chunks.index(at: offset) ?? count - 1
        }
    }

    /// The length of a row.
    subscript(index: Int) -> CGFloat {
        switch storage {
        case .uniform: common
        case .few(let lengths): lengths[index]
        case .many(let chunks): chunks[index]
        }
    }

    /// Gives a row a length of its own; a measured one replaces its estimate.
    ///
    /// - Complexity: O(log n); O(n / 256) for the first one of its kind.
    mutating func setLength(_ length: CGFloat, at index: Int) {
        switch storage {
        case .few(var lengths):
            // What is stored must not be kept alive by `storage` too, or it would be copied.
            storage = .uniform
            lengths[index] = length
            storage = .few(lengths)
        case .many(var chunks):
            storage = .uniform
            chunks[index] = length
            storage = .many(chunks)
        case .uniform:
            var chunks = ChunkedLengths(count: count, common: common)
            chunks[index] = length
            storage = .many(chunks)
        }
    }

    /// Whether the length of a row is more than an estimate.
    func isMeasured(_ index: Int) -> Bool {
        guard isEstimated else { return true }
        if case .many(let chunks) = storage { return chunks.own(index) != nil }
        return false
    }

    /// The rows whose lengths replaced their estimates.
    ///
    /// - Complexity: O(n / 256 + m) for m measured ones.
    var measured: [Int] {
        guard isEstimated, case .many(let chunks) = storage else { return [] }
        return chunks.owned
    }
}
