/// Stretches that lie one behind the other, found by place.
///
/// Finding costs O(log n).
struct StretchIndex {
    private var ends: [CGFloat] = []

    init() {}

    init(_ lengths: some Sequence<CGFloat>) {
        var end: CGFloat = 0
        for length in lengths {
            end += length
            ends.append(end)
        }
    }

    var count: Int { ends.count }
    var total: CGFloat { ends.last ?? 0 }

    /// Adds a stretch behind the last one.
    mutating func append(_ length: CGFloat) { ends.append(total + length) }

    func start(of index: Int) -> CGFloat { index == 0 ? 0 : ends[index - 1] }

    /// The stretches that a span touches.
    func indices(in span: Range<CGFloat>) -> Range<Int> {
        guard span.upperBound > 0 else { return 0..<0 }
        let first = ends.firstSortedIndex { $0 > span.lowerBound }
        let end = ends.firstSortedIndex { $0 >= span.upperBound }
        return first..<Swift.max(first, Swift.min(end + 1, ends.count))
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element passes, where all that pass come last; the end where none does.
    ///
    /// Costs O(log n).
    func firstSortedIndex(where passes: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
