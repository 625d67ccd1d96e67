/// The frames of a section's items and other views, from the section's own corner.
struct SectionGeometry {
    let template: SectionTemplate
    let axis: LayoutAxis
    let container: CGSize
    private(set) var groups: GroupRun
    private var measuredEdges: [Int: CGSize] = [:]
    /// How far the groups of an orthogonal section have been scrolled.
    var scrolled: CGFloat = 0

    init(_ template: SectionTemplate, axis: LayoutAxis, container: CGSize, itemCount: Int) {
        self.template = template
        self.axis = axis
        self.container = container
        groups = GroupRun(
            template.group, in: template.insets.shrinking(CGRect(origin: .zero, size: container)).size,
            along: template.orthogonal == nil ? axis : axis.crossing, spacing: template.groupSpacing, itemCount: itemCount)
    }

    var itemCount: Int { groups.itemCount }

    /// The length of the items along the layout's axis.
    private var contentLength: CGFloat { template.orthogonal == nil ? groups.length : groups.breadth }

    /// The length of the views before the content, which make the section longer.
    private var leadingEdge: CGFloat { edgeLength(at: axis == .vertical ? .top : .leading) }
    private var trailingEdge: CGFloat { edgeLength(at: axis == .vertical ? .bottom : .trailing) }

    private func edgeLength(at edge: NSDirectionalRectEdge) -> CGFloat {
        let lengths = template.edges.indices.filter { template.edges[$0].extendsBoundary && template.edges[$0].edges.contains(edge) }
        return lengths.map { axis.along(edgeSize($0)) }.max() ?? 0
    }

    /// The section's length along the layout's axis.
    var length: CGFloat { contentEnd + trailingEdge }

    /// Where the first group begins.
    var contentStart: CGFloat { leadingEdge + template.insets.start(axis) }
    /// Where the content ends, with its inset.
    private var contentEnd: CGFloat { contentStart + contentLength + template.insets.end(axis) }

    /// What the groups' places are counted from.
    private var corner: CGPoint {
        axis.point(along: contentStart, across: template.insets.start(axis.crossing) - scrolled)
    }

    /// An item's place.
    func place(of item: Int) -> SolvedGroup.Place {
        var place = groups.place(of: item)
        place.frame = place.frame.moved(by: corner)
        return place
    }

    /// The stretch of the groups that a rectangle of the section is over.
    private func groupSpan(of rect: CGRect) -> Range<CGFloat> {
        groups.axis.span(of: rect.moved(by: CGPoint(x: -corner.x, y: -corner.y)))
    }

    /// Calls for each group that a rectangle touches.
    func forEachGroup(in rect: CGRect, _ body: (_ group: SolvedGroup, _ first: Int, _ corner: CGPoint) -> Void) {
        for index in groups.groups(in: groupSpan(of: rect)) {
            body(groups.solved(index), groups.items(of: index).lowerBound, corner.moved(groups.start(of: index), along: groups.axis))
        }
    }

    /// The views beside an item that are counted by it.
    func supplements(of item: Int) -> [SolvedGroup.Supplement] {
        let group = (0..<groups.groupCount).firstSortedIndex { groups.items(of: $0).upperBound > item }
        let first = groups.items(of: group).lowerBound
        let moved = corner.moved(groups.start(of: group), along: groups.axis)
        return groups.solved(group).supplements.filter { $0.item == item - first }.map {
            SolvedGroup.Supplement(template: $0.template, item: item, frame: $0.frame.moved(by: moved))
        }
    }

    /// Gives an item its measured size, and answers whether that changes anything.
    mutating func measure(_ item: Int, as size: CGSize) -> Bool { groups.measure(item, as: size) }
}

extension SectionGeometry {
    /// The size of a view at an edge.
    private func edgeSize(_ index: Int) -> CGSize {
        template.edges[index].size.size(in: edgeRoom, measured: measuredEdges[index])
    }

    private var edgeRoom: CGSize {
        let sides = template.edgeInsets.start(axis.crossing) + template.edgeInsets.end(axis.crossing)
        return axis.size(along: axis.along(container), across: max(0, axis.across(container) - sides))
    }

    /// Gives a view at an edge its measured size, and answers whether that changes anything.
    mutating func measureEdge(_ index: Int, as size: CGSize) -> Bool {
        guard measuredEdges[index] != size else { return false }
        measuredEdges[index] = size
        return true
    }

    /// The frame of a view at an edge.
    func edgeFrame(_ index: Int) -> CGRect {
        let edge = template.edges[index]
        let size = edgeSize(index)
        let inner = axis.rect(
            along: leadingEdge, across: template.edgeInsets.start(axis.crossing),
            size: axis.size(along: contentEnd - leadingEdge, across: axis.across(edgeRoom)))
        return edge.frame(of: size, around: inner, axis: axis)
    }

    /// The frame of a view behind the section.
    func decorationFrame(_ index: Int) -> CGRect {
        let whole = axis.rect(along: 0, across: 0, size: axis.size(along: length, across: axis.across(container)))
        return template.decorations[index].insets.shrinking(whole)
    }

    /// The size of what scrolls in an orthogonal section.
    var scroll: OrthogonalScroll? {
        guard let behavior = template.orthogonal else { return nil }
        let insets = (template.insets.start(groups.axis), template.insets.end(groups.axis))
        return OrthogonalScroll(
            behavior: behavior, contentLength: insets.0 + groups.length + insets.1, sightLength: groups.axis.along(container),
            groupLength: groups.axis.along(groups.whole.size),
            groupStarts: { [groups] in groups.start(of: $0) }, groupCount: groups.groupCount, inset: insets.0)
    }
}
