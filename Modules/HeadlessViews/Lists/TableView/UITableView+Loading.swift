extension UITableView {
    /// The lengths of the sections, asked for where they were not yet. `A42`
    var loadedLengths: SectionedLengths {
        if let lengths = state.lengths { return lengths }
        let lengths = makeLengths(askedShape())
        state.lengths = lengths
        return lengths
    }

    /// How many rows the data source says that there are; none without one.
    func askedShape() -> ListShape {
        guard let dataSource else { return ListShape([]) }
        let count = dataSource.numberOfSections(in: self)
        return ListShape((0..<max(count, 0)).map { max(dataSource.tableView(self, numberOfRowsInSection: $0), 0) })
    }

    /// Forgets all that was loaded; the next layout, or question, loads again.
    func unload() {
        state.lengths = nil
        state.known = KnownHeights()
        state.prefetch.clear()
        recycleEverything()
        setNeedsLayout()
    }

    /// Loads again, as UIKit does it: the counts now, the cells as the table is laid out. `A31` `A93`
    func reload() {
        state.selection = []
        state.highlighted = nil
        state.swiped = nil
        state.batch = ListBatch()
        unload()
        guard dataSource != nil else { return showContentSize() }
        _ = loadedLengths
        reloadIndexTitles()
        showContentSize()
        returnToContent()
    }

    /// Asks for all heights again, since what they follow from has changed.
    func heightsDidChange() {
        guard state.lengths != nil else { return }
        let shape = state.shape
        state.known = KnownHeights()
        state.lengths = makeLengths(shape)
        setNeedsLayout()
    }

    /// Makes the content as large as the header view, the sections and the footer view. `A58`
    func showContentSize() {
        let height = headerViewHeight + (state.lengths?.total ?? 0) + (tableFooterView?.frame.height ?? 0)
        let size = CGSize(width: bounds.width, height: height)
        if size != contentSize { contentSize = size }
        layOutEdgeViews()
    }

    var headerViewHeight: CGFloat { tableHeaderView?.frame.height ?? 0 }
}
