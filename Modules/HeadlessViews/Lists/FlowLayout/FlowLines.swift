/// How a section's items are broken into lines.
enum FlowLines: Equatable {
    /// Lines of equal items, found by arithmetic.
    case even(perLine: Int, thickness: CGFloat)
    /// Lines of items of several sizes, found by search.
    case broken([FlowLine])

    /// Breaks items greedily: one joins a line while it fits behind the least gap, and a line has one at least. `F11`
    init(_ items: FlowItems, in metrics: FlowMetrics) {
        switch items {
        case .equal(_, let size):
            self = .even(perLine: metrics.capacity(ofLength: metrics.axis.across(size)), thickness: metrics.axis.along(size))
        case .sized(let sizes):
            self = .broken(FlowLine.lines(of: sizes, in: metrics))
        }
    }
}

/// A line of items of several sizes.
struct FlowLine: Equatable {
    /// The index of its first item.
    var first: Int
    /// Where it begins, from the first line's start.
    var start: CGFloat
    /// The largest item's length along the axis. `F16`
    var thickness: CGFloat

    fileprivate static func lines(of sizes: [CGSize], in metrics: FlowMetrics) -> [FlowLine] {
        var lines: [FlowLine] = []
        var used: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            let length = metrics.axis.across(size)
            let thickness = metrics.axis.along(size)
            let widened = used + metrics.itemSpacing + length
            if let last = lines.indices.last, widened <= metrics.room + FlowMetrics.tolerance {
                lines[last].thickness = max(lines[last].thickness, thickness)
                used = widened
            } else {
                let start = lines.last.map { $0.start + $0.thickness + metrics.lineSpacing } ?? 0
                lines.append(FlowLine(first: index, start: start, thickness: thickness))
                used = length
            }
        }
        return lines
    }
}
