extension FlowSection {
    /// An item's frame.
    func frame(ofItem item: Int) -> CGRect {
        let index = lineIndex(of: item)
        let range = items(inLine: index)
        let across = placeAcross(item, in: range, spread: spread(of: range, isLast: index == lineCount - 1))
        return frame(ofItem: item, in: line(index), across: across)
    }

    /// The items that a stretch of the section touches, each with its frame.
    func frames(in span: Range<CGFloat>) -> [(item: Int, frame: CGRect)] {
        var found: [(item: Int, frame: CGRect)] = []
        for index in lines(in: span) {
            let range = items(inLine: index)
            let spread = spread(of: range, isLast: index == lineCount - 1)
            var across = metrics.axis.across(metrics.insets).start + spread.start
            for item in range {
                found.append((item, frame(ofItem: item, in: line(index), across: across)))
                across += metrics.axis.across(items[item]) + spread.gap
            }
        }
        return found
    }

    /// A shorter item is in the middle of its line. `F16`
    private func frame(ofItem item: Int, in line: FlowLine, across: CGFloat) -> CGRect {
        let size = items[item]
        let along = linesStart + line.start + (line.thickness - metrics.axis.along(size)) / 2
        return metrics.axis.rect(along: along, across: across, size: size)
    }

    private func placeAcross(_ item: Int, in range: Range<Int>, spread: FlowSpread) -> CGFloat {
        let start = metrics.axis.across(metrics.insets).start + spread.start
        let before = item - range.lowerBound
        let lengths: CGFloat =
            switch items {
            case .equal(_, let size): metrics.axis.across(size) * CGFloat(before)
            case .sized(let sizes): sizes[range.lowerBound..<item].reduce(0) { $0 + metrics.axis.across($1) }
            }
        return start + lengths + spread.gap * CGFloat(before)
    }

    private func spread(of range: Range<Int>, isLast: Bool) -> FlowSpread {
        let axis = metrics.axis
        guard case .sized(let sizes) = items else {
            return FlowSpread(equal: axis.across(items[range.lowerBound]), count: range.count, in: metrics)
        }
        let line = sizes[range]
        guard isLast else { return FlowSpread(full: line.lazy.map(axis.across), in: metrics) }
        // A last line that is full to the end may not hold all that a line of its first item would.
        guard line.allSatisfy({ $0 == line.first }) else { return FlowSpread(loose: metrics) }
        return FlowSpread(equal: axis.across(line[range.lowerBound]), count: range.count, in: metrics)
    }
}
