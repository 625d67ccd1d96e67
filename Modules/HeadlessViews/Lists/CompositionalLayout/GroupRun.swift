/// The groups of a section, one behind the other.
///
/// A group is solved once and repeated by arithmetic. Only groups in which something was measured are solved by themselves.
struct GroupRun {
    let template: GroupTemplate
    let container: CGSize
    let axis: LayoutAxis
    let spacing: CGFloat
    let itemCount: Int
    /// A group with all of its items, none of them measured.
    let whole: SolvedGroup
    private(set) var measured: [Int: CGSize] = [:]
    private var order: GroupOrder
    private var breadths: [Int: CGFloat] = [:]

    init(_ template: GroupTemplate, in container: CGSize, along axis: LayoutAxis, spacing: CGFloat, itemCount: Int) {
        self.template = template
        self.container = container
        self.axis = axis
        self.spacing = spacing
        self.itemCount = itemCount
        whole = GroupSolver(available: template.isElastic ? itemCount : .max).solve(template, in: container)
        order = .none
        order = makeOrder()
    }

    private func makeOrder() -> GroupOrder {
        guard itemCount > 0, !whole.items.isEmpty else { return .none }
        return template.isElastic ? .elastic(elasticGroups) : .even(perGroup: whole.items.count, evenLengths)
    }

    private var evenLengths: RunLengths {
        let count = (itemCount - 1) / whole.items.count + 1
        let length = axis.along(whole.size) + spacing
        guard template.isEstimated else { return RunLengths(count: count, each: length) }
        var lengths = RunLengths(count: count, estimate: length)
        let rest = itemCount - (count - 1) * whole.items.count
        if rest < whole.items.count {
            lengths.setLength(axis.along(solve(first: itemCount - rest, count: rest).size) + spacing, at: count - 1)
        }
        return lengths
    }

    private var elasticGroups: [GroupOrder.ElasticGroup] {
        var groups: [GroupOrder.ElasticGroup] = []
        var first = 0
        var start: CGFloat = 0
        while first < itemCount {
            let solved = solve(first: first, count: itemCount - first)
            guard !solved.items.isEmpty else { break }
            let length = axis.along(solved.size)
            groups.append(
                GroupOrder.ElasticGroup(first: first, count: solved.items.count, start: start, length: length, spacing: spacing))
            first += solved.items.count
            start += length + spacing
        }
        return groups
    }

    private func solve(first: Int, count: Int) -> SolvedGroup {
        GroupSolver(available: count, measured: { measured[first + $0] }).solve(template, in: container)
    }

    var groupCount: Int { order.count }

    /// The length of all groups, with the spaces between them.
    var length: CGFloat { groupCount == 0 ? 0 : order.end - spacing }

    /// The breadth of the broadest group.
    var breadth: CGFloat {
        guard groupCount > 0 else { return 0 }
        return breadths.values.max() ?? axis.across(whole.size)
    }

    /// Where a group begins.
    func start(of group: Int) -> CGFloat { order.start(of: group) }

    /// The groups that a stretch touches.
    func groups(in span: Range<CGFloat>) -> Range<Int> {
        let found = order.groups(in: span)
        // The space behind a group counts as a part of it there.
        guard let first = found.first, start(of: first + 1) - spacing <= span.lowerBound else { return found }
        return first + 1..<found.upperBound
    }

    /// The items of a group.
    func items(of group: Int) -> Range<Int> { order.items(of: group, of: itemCount) }

    /// A group as it is, from its own corner.
    func solved(_ group: Int) -> SolvedGroup {
        let items = items(of: group)
        if breadths[group] == nil, !template.isElastic {
            if items.count == whole.items.count { return whole }
            if !template.isEstimated { return whole.prefix(items.count) }
        }
        return solve(first: items.lowerBound, count: items.count)
    }

    /// An item's place, from the start of the groups.
    func place(of item: Int) -> SolvedGroup.Place {
        let group = order.group(of: item)
        var place = solved(group).items[item - items(of: group).lowerBound]
        place.frame = place.frame.moved(start(of: group), along: axis)
        return place
    }

    /// Gives an item the size that it was measured to have, and answers whether it had another one before.
    mutating func measure(_ item: Int, as size: CGSize) -> Bool {
        guard measured[item] != size else { return false }
        measured[item] = size
        let group = order.group(of: item)
        if template.isElastic {
            order = .elastic(elasticGroups)
        } else {
            breadths[group] = 0
            let solved = solved(group)
            breadths[group] = axis.across(solved.size)
            order.setLength(axis.along(solved.size) + spacing, of: group)
        }
        return true
    }
}
