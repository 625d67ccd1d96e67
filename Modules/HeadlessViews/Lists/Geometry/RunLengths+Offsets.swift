extension RunLengths {
    /// The row that covers an offset; nil before the first one and behind the last one.
    ///
    /// - Complexity: O(log n).
    func index(at offset: CGFloat) -> Int? {
        guard offset >= 0, offset < total else { return nil }
        return lastIndex(at: offset)
    }

    /// The rows that a band touches with more than an edge.
    ///
    /// - Complexity: O(log n).
    func indices(in range: Range<CGFloat>) -> Range<Int> {
        guard count > 0, !range.isEmpty, range.lowerBound < total else { return count..<count }
        guard range.upperBound > 0 else { return 0..<0 }
        let first = range.lowerBound <= 0 ? 0 : lastIndex(at: range.lowerBound)
        if range.upperBound >= total { return first..<count }
        let last = lastIndex(at: range.upperBound)
        return first..<max(first, start(of: last) < range.upperBound ? last + 1 : last)
    }
}
