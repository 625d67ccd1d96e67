/// Where the groups of a section begin, and which items each has.
enum GroupOrder {
    /// There is no group.
    case none
    /// Each but the last has the same number of items.
    case even(perGroup: Int, RunLengths)
    /// Each has as many as its items' sizes let it have.
    case elastic([ElasticGroup])

    struct ElasticGroup {
        var first: Int
        var count: Int
        var start: CGFloat
        var length: CGFloat
        /// The space behind it, up to the next group.
        var spacing: CGFloat

        var end: CGFloat { start + length + spacing }
    }

    var count: Int {
        switch self {
        case .none: 0
        case .even(_, let lengths): lengths.count
        case .elastic(let groups): groups.count
        }
    }

    /// Where a group behind the last one would begin.
    var end: CGFloat {
        switch self {
        case .none: 0
        case .even(_, let lengths): lengths.total
        case .elastic(let groups): groups.last.map(\.end) ?? 0
        }
    }

    /// Where a group begins, or one behind the last one would.
    func start(of group: Int) -> CGFloat {
        switch self {
        case .none: 0
        case .even(_, let lengths): lengths.start(of: group)
        case .elastic(let groups): group == groups.count ? end : groups[group].start
        }
    }

    func groups(in span: Range<CGFloat>) -> Range<Int> {
        switch self {
        case .none: return 0..<0
        case .even(_, let lengths): return lengths.indices(in: span)
        case .elastic(let groups):
            let first = groups.firstSortedIndex { $0.start + $0.length > span.lowerBound }
            return first..<max(first, groups.firstSortedIndex { $0.start >= span.upperBound })
        }
    }

    func group(of item: Int) -> Int {
        switch self {
        case .none: 0
        case .even(let perGroup, _): item / perGroup
        case .elastic(let groups): groups.firstSortedIndex { $0.first > item } - 1
        }
    }

    func items(of group: Int, of itemCount: Int) -> Range<Int> {
        switch self {
        case .none: 0..<0
        case .even(let perGroup, _): group * perGroup..<min(itemCount, (group + 1) * perGroup)
        case .elastic(let groups): groups[group].first..<groups[group].first + groups[group].count
        }
    }

    mutating func setLength(_ length: CGFloat, of group: Int) {
        guard case .even(let perGroup, var lengths) = self else { return }
        self = .none
        lengths.setLength(length, at: group)
        self = .even(perGroup: perGroup, lengths)
    }
}
