extension UITableView {
    /// The lengths of sections of a shape, as far as they are known before anything is seen.
    func makeLengths(_ shape: ListShape) -> SectionedLengths {
        state.width = bounds.width
        let sections = shape.counts.enumerated().map { section, count in
            var lengths = SectionedLengths.Section(rows: makeRows(section, count))
            lengths.header = expectedHeight(.header, section)
            lengths.lead = topPadding(headerHeight: lengths.header)
            lengths.footer = expectedHeight(.footer, section)
            return lengths
        }
        return SectionedLengths(sections)
    }

    private func makeRows(_ section: Int, _ count: Int) -> RunLengths {
        guard count > 0 else { return RunLengths(count: 0, each: 0) }
        let first = IndexPath(row: 0, section: section)
        if givenEstimate(first) != nil { return makeGivenEstimates(section, count) }
        if estimatedRowHeight == 0 { return makeUnestimated(section, count) }
        if rowHeight >= 0, givenHeight(first) == nil { return RunLengths(count: count, each: rowHeight) }
        state.known.estimatedSections.insert(section)
        let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight >= 0 ? rowHeight : CellMetrics.rowHeight
        return RunLengths(count: count, estimate: estimate)
    }

    private func makeGivenEstimates(_ section: Int, _ count: Int) -> RunLengths {
        state.known.estimatedSections.insert(section)
        return RunLengths(
            (0..<count).map { row in
                let estimate = givenEstimate(IndexPath(row: row, section: section)) ?? Self.automaticDimension
                return estimate >= 0 ? estimate : CellMetrics.rowHeight
            })
    }

    /// Without estimates, all heights are asked for. `A44`
    private func makeUnestimated(_ section: Int, _ count: Int) -> RunLengths {
        let standard = rowHeight >= 0 ? rowHeight : CellMetrics.rowHeight
        guard let first = givenHeight(IndexPath(row: 0, section: section)) else {
            return RunLengths(count: count, each: standard)
        }
        return RunLengths(
            (0..<count).map { row in
                let height = row == 0 ? first : givenHeight(IndexPath(row: row, section: section)) ?? standard
                return height >= 0 ? height : standard
            })
    }

    private func givenEstimate(_ path: IndexPath) -> CGFloat? {
        answer { delegate?.tableView(self, estimatedHeightForRowAt: path) }
    }

    /// The height that the delegate gives a row; nil where it gives none, negative for one that is to be found out. `A85`
    private func givenHeight(_ path: IndexPath) -> CGFloat? {
        guard let height = answer({ delegate?.tableView(self, heightForRowAt: path) }) else { return nil }
        if height >= 0 || height == Self.automaticDimension { return height }
        UIKitException.internalInconsistency.raise(
            """
            table view row height must not be negative - provided height for index path (\(path.printed)) is \
            \(String(format: "%f", height))
            """)
    }

    /// The height of a row whose cell there is. `A52`
    func height(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        let given = givenHeight(path)
        if let given, given >= 0 { return given }
        if given == nil, rowHeight >= 0 { return rowHeight }
        let target = CGSize(width: rowsFrame.width, height: 0)
        if cell.frame.width != target.width { cell.frame.size.width = target.width }
        let fitting = cell.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { return fitting.height }
        CollapsedRows.warn()
        return CellMetrics.rowHeight
    }

    /// Where rows lie from left to right: an inset group keeps clear of the edges, by what iOS has for narrow and wide phones.
    var rowsFrame: (x: CGFloat, width: CGFloat) {
        guard style == .insetGrouped else { return (0, bounds.width) }
        let margin: CGFloat = bounds.width < 414 ? 16 : 20
        return (margin, max(bounds.width - 2 * margin, 0))
    }
}

/// UIKit's warning of cells that say that they need no height, which it gives once. `A86`
@MainActor private enum CollapsedRows {
    private static var hasWarned = false

    static func warn() {
        if hasWarned { return }
        hasWarned = true
        StandardError.log(
            """
            Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a tableview cell's content \
            view. We're considering the collapse unintentional and using standard height instead.
            """)
    }
}
