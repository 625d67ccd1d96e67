extension UITableView {
    /// Scrolls a row to a place, at once. `A81`
    ///
    /// The rows on the way are not asked for. Heights that turn out to be others where the row lies move it, so it goes round until it stays.
    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard let path = scrollTarget(path) else { return }
        let start = contentOffset
        for _ in 0..<32 {
            let offset = offset(showing: rect(ofTarget: path), at: position)
            if offset == contentOffset { break }
            contentOffset = offset
            tile()
        }
        if animated, contentOffset != start { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// A row of `NSNotFound` stands for the section, which need not have any.
    private func scrollTarget(_ path: IndexPath) -> IndexPath? {
        if path.count == 2, path.row == NSNotFound, hasSection(path.section) { return path }
        if hasRow(path) { return path }
        let place: String
        if !hasSection(path.section) {
            place = "section (\(path.section)) when there are only \(loadedLengths.count) sections"
        } else {
            let count = loadedLengths[path.section].rows.count
            place = "row (\(path.row)) when there are only \(count) rows in section \(path.section)"
        }
        UIKitException.range.raise(
            "Attempted to scroll the table view to an out-of-bounds \(place). Table view: \(identityDescription)")
    }

    private func rect(ofTarget path: IndexPath) -> CGRect {
        path.row == NSNotFound ? rect(ofSection: path.section) : rect(ofRow: path)
    }

    private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
        showContentSize()
        let range = scrollRange
        let insets = adjustedContentInset
        let header = style == .plain ? keptHeaderHeight(over: rect) : 0
        var offset = contentOffset
        switch position {
        case .none:
            var needed = rect
            needed.origin.y -= header
            needed.size.height += header
            return CGPoint(x: contentOffset.x, y: range.showing(needed, from: contentOffset).y)
        case .top: offset.y = rect.minY - header - insets.top
        case .middle:
            let room = bounds.height - insets.top - insets.bottom
            offset.y = rect.midY - room / 2 - insets.top
        case .bottom: offset.y = rect.maxY - bounds.height + insets.bottom
        }
        return CGPoint(x: contentOffset.x, y: range.clamped(offset).y)
    }

    /// The height of the header that stays in sight above a row.
    private func keptHeaderHeight(over rect: CGRect) -> CGFloat {
        guard let section = loadedLengths.section(at: rect.minY - headerViewHeight) else { return 0 }
        // What shows a section as a whole has its header in it.
        return rect.minY <= self.rect(ofSection: section).minY ? 0 : loadedLengths[section].header
    }

    /// Scrolls the selected row to a place that is nearest to the middle of what is seen.
    func scrollToNearestSelection(at position: ScrollPosition, animated: Bool) {
        let middle = bounds.midY
        let nearest = state.selection.min { abs(rect(ofRow: $0).midY - middle) < abs(rect(ofRow: $1).midY - middle) }
        if let nearest { scroll(to: nearest, at: position, animated: animated) }
    }
}
