/// The sections of a flow layout, one behind the other.
struct FlowGeometry {
    private(set) var sections: [FlowSection]
    private var places: StretchIndex
    let axis: LayoutAxis

    init(_ sections: [FlowSection] = [], axis: LayoutAxis = .vertical) {
        self.sections = sections
        self.axis = axis
        places = StretchIndex(sections.lazy.map(\.length))
    }

    var length: CGFloat { places.total }

    /// The stretch that a section covers.
    func span(ofSection section: Int) -> Range<CGFloat> {
        let start = places.start(of: section)
        return start..<start + sections[section].length
    }

    /// The sections that a stretch touches.
    func sections(in span: Range<CGFloat>) -> Range<Int> { places.indices(in: span) }

    /// The frame of an item; nil where there is none.
    func frame(ofItem item: Int, in section: Int) -> CGRect? {
        guard sections.indices.contains(section), (0..<sections[section].items.count).contains(item) else { return nil }
        return sections[section].frame(ofItem: item).moved(places.start(of: section), along: axis)
    }

    /// The items of a section that a stretch touches, each with its frame.
    func frames(ofSection section: Int, in span: Range<CGFloat>) -> [(item: Int, frame: CGRect)] {
        let start = places.start(of: section)
        return sections[section].frames(in: span.moved(-start)).map { ($0.item, $0.frame.moved(start, along: axis)) }
    }
}
