extension UITableView {
    /// Asks for the titles of the index again.
    func reloadIndexTitles() { state.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? [] }

    /// The titles of the index beside the rows; none where the table has fewer rows than `sectionIndexMinimumDisplayRowCount`.
    ///
    /// Headless only: what a person sees.
    @_spi(Headless) public var shownSectionIndexTitles: [String] {
        let count = state.shape.counts.reduce(0, +)
        return count >= sectionIndexMinimumDisplayRowCount ? state.indexTitles : []
    }

    /// Taps on a title of the index, which scrolls to the section that the data source names.
    ///
    /// Headless only: what a test calls in the place of a finger.
    @_spi(Headless) public func tapSectionIndexTitle(at index: Int) {
        let titles = shownSectionIndexTitles
        guard titles.indices.contains(index), let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
        guard hasSection(section) else { return }
        scroll(to: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }
}
