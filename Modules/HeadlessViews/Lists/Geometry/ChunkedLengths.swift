/// The lengths of many rows in chunks of a fixed number of rows.
///
/// A chunk whose rows all have the common length takes no memory for them.
struct ChunkedLengths {
    /// The number of rows of each chunk but the last.
    static let chunkSize = 256

    let count: Int
    /// The length of each row that has none of its own.
    let common: CGFloat
    /// The lengths of each chunk's rows, where NaN stands for the common one; none where all rows have it.
    private var chunks: [[CGFloat]]
    private var sums: SumTree

    /// Rows that all have the common length.
    ///
    /// - Complexity: O(n / chunk size).
    init(count: Int, common: CGFloat) {
        self.count = count
        self.common = common
        chunks = Array(repeating: [], count: (count + Self.chunkSize - 1) / Self.chunkSize)
        sums = SumTree(chunks.indices.map { common * CGFloat(min(Self.chunkSize, count - $0 * Self.chunkSize)) })
    }

    /// Rows that all have their own length.
    ///
    /// - Complexity: O(n).
    init(_ lengths: [CGFloat]) {
        count = lengths.count
        common = 0
        chunks = stride(from: 0, to: lengths.count, by: Self.chunkSize).map {
            Array(lengths[$0..<min($0 + Self.chunkSize, lengths.count)])
        }
        sums = SumTree(chunks.map { $0.reduce(0, +) })
    }

    var total: CGFloat { sums.total }

    subscript(index: Int) -> CGFloat {
        get { own(index) ?? common }
        set {
            let (chunk, row) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
            if chunks[chunk].isEmpty {
                chunks[chunk] = Array(repeating: .nan, count: min(Self.chunkSize, count - chunk * Self.chunkSize))
            }
            chunks[chunk][row] = newValue
            sums[chunk] = length(before: chunks[chunk].count, of: chunks[chunk])
        }
    }

    /// The length that a row has of its own; nil where it has the common one.
    func own(_ index: Int) -> CGFloat? {
        let (chunk, row) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
        if chunks[chunk].isEmpty || chunks[chunk][row].isNaN { return nil }
        return chunks[chunk][row]
    }

    /// Where a row begins; that of the end is the total.
    ///
    /// - Complexity: O(log n).
    func start(of index: Int) -> CGFloat {
        if index == count { return total }
        let (chunk, row) = index.quotientAndRemainder(dividingBy: Self.chunkSize)
        return row == 0 ? sums.start(of: chunk) : sums.start(of: chunk) + length(before: row, of: chunks[chunk])
    }

    /// The last row that begins at an offset or before it; nil outside of them all.
    ///
    /// - Complexity: O(log n).
    func index(at offset: CGFloat) -> Int? {
        guard let (chunk, start) = sums.place(at: offset) else { return nil }
        let first = chunk * Self.chunkSize
        let count = min(Self.chunkSize, self.count - first)
        if chunks[chunk].isEmpty { return first + UniformLengths(count: count, each: common).lastIndex(at: offset, from: start) }
        var sum: CGFloat = 0
        var row = 0
        while row + 1 < count {
            sum += length(of: row, in: chunks[chunk])
            if start + sum > offset { break }
            row += 1
        }
        return first + row
    }

    /// The rows that have a length of their own.
    var owned: [Int] {
        chunks.indices.flatMap { chunk in
            chunks[chunk].indices.filter { !chunks[chunk][$0].isNaN }.map { chunk * Self.chunkSize + $0 }
        }
    }

    private func length(of row: Int, in chunk: [CGFloat]) -> CGFloat { chunk[row].isNaN ? common : chunk[row] }

    private func length(before row: Int, of chunk: [CGFloat]) -> CGFloat {
        if chunk.isEmpty { return common * CGFloat(row) }
        var sum: CGFloat = 0
        for row in 0..<row { sum += length(of: row, in: chunk) }
        return sum
    }
}
