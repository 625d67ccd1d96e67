/// The sections of a compositional layout, one behind the other, and the views at the edges of them all.
struct CompositionalGeometry {
    private(set) var sections: [SectionGeometry] = []
    /// The views at the edges of the whole layout, as a section without groups that surrounds all.
    private(set) var frame: LayoutFrame
    let axis: LayoutAxis
    let spacing: CGFloat
    private var places = StretchIndex()

    init(
        _ sections: [SectionGeometry] = [], frame: LayoutFrame = LayoutFrame(), axis: LayoutAxis = .vertical, spacing: CGFloat = 0
    ) {
        self.sections = sections
        self.frame = frame
        self.axis = axis
        self.spacing = spacing
        findPlaces()
    }

    private mutating func findPlaces() {
        let last = sections.count - 1
        places = StretchIndex(sections.enumerated().lazy.map { [spacing] in $1.length + ($0 == last ? 0 : spacing) })
    }

    /// The length along the axis.
    var length: CGFloat { frame.start + places.total + frame.end }

    /// Where a section begins.
    func start(of section: Int) -> CGFloat { frame.start + places.start(of: section) }

    /// The stretch that a section covers.
    func span(of section: Int) -> Range<CGFloat> { start(of: section)..<start(of: section) + sections[section].length }

    /// The sections that a stretch touches.
    func sections(in span: Range<CGFloat>) -> Range<Int> { places.indices(in: span.moved(-frame.start)) }

    /// What a section's frames are counted from.
    func corner(of section: Int) -> CGPoint { axis.point(along: start(of: section), across: 0) }

    /// Scrolls the groups of a section.
    mutating func scroll(_ section: Int, to offset: CGFloat) { sections[section].scrolled = offset }

    /// Gives views their measured sizes; those that there are not are left out.
    mutating func measure(_ sizes: some Sequence<(key: CollectionElement, value: CGSize)>) {
        var hasChanged = false
        for (element, size) in sizes { hasChanged = measure(element, size) || hasChanged }
        if hasChanged { findPlaces() }
    }

    private mutating func measure(_ element: CollectionElement, _ size: CGSize) -> Bool {
        let path = element.indexPath
        guard path.count == 2 else { return frame.measure(element.kind ?? "", at: path[0], as: size) }
        guard sections.indices.contains(path.section) else { return false }
        if element.category == .cell {
            return path.item < sections[path.section].itemCount && sections[path.section].measure(path.item, as: size)
        }
        let edges = sections[path.section].template.edges
        guard let index = edges.indices.first(where: { edges[$0].kind == element.kind && edges.place($0) == path.item }) else {
            return false
        }
        return sections[path.section].measureEdge(index, as: size)
    }
}

/// The views at the edges of a whole layout.
struct LayoutFrame {
    var edges: [EdgeTemplate] = []
    var axis = LayoutAxis.vertical
    var container = CGSize.zero
    private var measured: [Int: CGSize] = [:]

    init(edges: [EdgeTemplate] = [], axis: LayoutAxis = .vertical, container: CGSize = .zero) {
        self.edges = edges
        self.axis = axis
        self.container = container
    }

    /// The length of the views before the first section.
    var start: CGFloat { length(at: axis == .vertical ? .top : .leading) }
    /// The length of the views behind the last section.
    var end: CGFloat { length(at: axis == .vertical ? .bottom : .trailing) }

    private func length(at edge: NSDirectionalRectEdge) -> CGFloat {
        edges.indices.filter { edges[$0].extendsBoundary && edges[$0].edges.contains(edge) }.map { axis.along(size($0)) }.max() ?? 0
    }

    private func size(_ index: Int) -> CGSize { edges[index].size.size(in: container, measured: measured[index]) }

    /// The frame of a view, where the sections between those at the two edges have a length.
    func frame(_ index: Int, sections length: CGFloat) -> CGRect {
        let inner = axis.rect(along: start, across: 0, size: axis.size(along: length, across: axis.across(container)))
        return edges[index].frame(of: size(index), around: inner, axis: axis)
    }

    mutating func measure(_ kind: String, at place: Int, as size: CGSize) -> Bool {
        guard let index = edges.indices.first(where: { edges[$0].kind == kind && edges.place($0) == place }),
            measured[index] != size
        else { return false }
        measured[index] = size
        return true
    }
}

extension [EdgeTemplate] {
    /// The number of a view among those of its kind.
    func place(_ index: Int) -> Int { self[..<index].count { $0.kind == self[index].kind } }
}
