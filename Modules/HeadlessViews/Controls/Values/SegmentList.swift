/// The segments of a segmented control, and which of them is selected.
struct SegmentList {
    /// What one segment shows.
    struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        /// 0 is a width that the control chooses.
        var width: CGFloat = 0
        var contentOffset = CGSize.zero
    }

    private(set) var segments: [Segment] = []
    private var selected = -1

    /// The place of the selected segment; -1 where none is.
    ///
    /// A place where there is no segment selects none.
    var selectedIndex: Int {
        get { selected }
        set { selected = segments.indices.contains(newValue) ? newValue : -1 }
    }

    /// The segment at a place, which a number beyond the last one pins to that.
    subscript(index: Int) -> Segment? { pinned(index).map { segments[$0] } }

    /// Changes the segment at a place, which a number beyond the last one pins to that.
    mutating func change(_ index: Int, _ work: (inout Segment) -> Void) {
        if let index = pinned(index) { work(&segments[index]) }
    }

    /// Puts a segment at a place; the selected one stays selected.
    mutating func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selected >= index { selected += 1 }
    }

    /// Takes the segment at a place away; the selected one stays selected unless it is this.
    mutating func remove(at index: Int) {
        guard let index = pinned(index) else { return }
        segments.remove(at: index)
        if selected == index { selected = -1 } else if selected > index { selected -= 1 }
    }

    mutating func removeAll() {
        segments = []
        selected = -1
    }

    private func pinned(_ index: Int) -> Int? { segments.isEmpty ? nil : min(max(index, 0), segments.count - 1) }
}
