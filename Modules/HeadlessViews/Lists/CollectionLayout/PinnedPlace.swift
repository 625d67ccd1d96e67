/// Where a header or footer stays in sight.
struct PinnedPlace {
    /// The stretch that is in sight.
    var sight: Range<CGFloat>
    /// The stretch that the view may be in: of its section, without the other edge view.
    var home: Range<CGFloat>

    /// Where a header begins: at the start of the sight, while its section is there.
    func header(at start: CGFloat, length: CGFloat) -> CGFloat {
        max(start, min(sight.lowerBound, home.upperBound - length))
    }

    /// Where a footer begins: at the end of the sight, while its section is there.
    func footer(at start: CGFloat, length: CGFloat) -> CGFloat {
        min(start, max(sight.upperBound - length, home.lowerBound))
    }
}
