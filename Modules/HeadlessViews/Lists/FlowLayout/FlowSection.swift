/// The frames of a section's items, header and footer, from the section's start and the left or top edge.
///
/// Equal items take no memory for each and no time to prepare; frames are computed as they are asked for.
struct FlowSection: Equatable {
    let metrics: FlowMetrics
    let items: FlowItems
    let lines: FlowLines

    init(metrics: FlowMetrics, items: FlowItems) {
        self.metrics = metrics
        self.items = items
        lines = FlowLines(items, in: metrics)
    }

    /// Header, inset, lines, inset, footer; an empty section has all but the lines. `F19`
    var length: CGFloat { footerStart + metrics.footerLength }

    /// Where the first line begins.
    var linesStart: CGFloat { metrics.headerLength + metrics.axis.along(metrics.insets).start }

    /// Where the footer begins.
    var footerStart: CGFloat { linesStart + linesLength + metrics.axis.along(metrics.insets).end }

    /// The header's frame; nil where there is none. `F18`
    func headerFrame(breadth: CGFloat) -> CGRect? { edgeFrame(at: 0, metrics.headerLength, breadth) }

    /// The footer's frame; nil where there is none. `F18`
    func footerFrame(breadth: CGFloat) -> CGRect? { edgeFrame(at: footerStart, metrics.footerLength, breadth) }

    private func edgeFrame(at start: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect? {
        guard length > 0 else { return nil }
        return metrics.axis.rect(along: start, across: 0, size: metrics.axis.size(along: length, across: breadth))
    }

    var lineCount: Int {
        switch lines {
        case .even(let perLine, _): items.count == 0 ? 0 : (items.count - 1) / perLine + 1
        case .broken(let lines): lines.count
        }
    }

    private var linesLength: CGFloat {
        guard lineCount > 0 else { return 0 }
        let last = line(lineCount - 1)
        return last.start + last.thickness
    }

    func line(_ index: Int) -> FlowLine {
        switch lines {
        case .even(let perLine, let thickness):
            FlowLine(
                first: index == 0 ? 0 : index * perLine, start: CGFloat(index) * (thickness + metrics.lineSpacing),
                thickness: thickness)
        case .broken(let lines): lines[index]
        }
    }

    /// The line that an item is in.
    func lineIndex(of item: Int) -> Int {
        switch lines {
        case .even(let perLine, _): item / perLine
        case .broken(let lines): lines.firstSortedIndex { $0.first > item } - 1
        }
    }

    /// The items of a line.
    func items(inLine index: Int) -> Range<Int> {
        let first = line(index).first
        return first..<(index + 1 < lineCount ? line(index + 1).first : items.count)
    }

    /// The lines that a stretch of the section touches.
    func lines(in span: Range<CGFloat>) -> Range<Int> {
        let span = span.moved(-linesStart)
        // With negative line spacing lines overlap, so that the end of a line says nothing of the one before it.
        let first = (0..<lineCount).firstSortedIndex { line($0).start + line($0).thickness > span.lowerBound }
        let end = (first..<lineCount).firstSortedIndex { line($0).start >= span.upperBound }
        return first..<end
    }
}
