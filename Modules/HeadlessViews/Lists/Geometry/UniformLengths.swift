/// Rows of one length, laid end to end.
struct UniformLengths {
    let count: Int
    let each: CGFloat

    var total: CGFloat { start(of: count) }

    func start(of index: Int) -> CGFloat { each * CGFloat(index) }

    /// The last row that begins at an offset or before it, where the first one begins at `start`.
    ///
    /// The first row for an offset before them all, the last one for an offset behind them all.
    func lastIndex(at offset: CGFloat, from start: CGFloat = 0) -> Int {
        guard each > 0, count > 0 else { return max(count - 1, 0) }
        // A quotient is rounded, so it may be off by one.
        var index = Int(max(0, min((offset - start) / each, CGFloat(count - 1))))
        if index > 0, start + self.start(of: index) > offset { index -= 1 }
        if index + 1 < count, start + self.start(of: index + 1) <= offset { index += 1 }
        return index
    }
}
