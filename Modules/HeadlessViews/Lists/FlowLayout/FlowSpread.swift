/// How the items of a line lie across the layout's axis.
struct FlowSpread: Equatable {
    /// Where the first item begins, from the start of the room.
    var start: CGFloat
    /// The space between two items.
    var gap: CGFloat

    /// The items of a line that is full: what is left over is shared among the gaps, and a single item is in the middle. `F12` `F15`
    init(full lengths: some Collection<CGFloat>, in metrics: FlowMetrics) {
        let rest = metrics.room - lengths.reduce(0, +)
        start = lengths.count == 1 ? rest / 2 : 0
        gap = lengths.count > 1 ? rest / CGFloat(lengths.count - 1) : 0
    }

    /// Items of one length, spaced as a full line of them is. `F13` `F15`
    init(equal length: CGFloat, count: Int, in metrics: FlowMetrics) {
        let capacity = metrics.capacity(ofLength: length)
        let isEndless = capacity == .max
        let rest = isEndless ? 0 : metrics.room - length * CGFloat(capacity)
        start = capacity == 1 ? rest / 2 : 0
        gap = isEndless ? metrics.itemSpacing : capacity > 1 ? rest / CGFloat(capacity - 1) : 0
    }

    /// The items of a last line whose sizes differ: as close together as they may be, from the start. `F14`
    init(loose metrics: FlowMetrics) {
        start = 0
        gap = metrics.itemSpacing
    }
}
