extension UICollectionView {
    /// How many items each section has, asked of the data source where that is not known. `A41`
    var shape: ListShape {
        if let shape = state.shape { return shape }
        let shape = countedShape
        state.shape = shape
        return shape
    }

    /// What the data source counts now.
    var countedShape: ListShape {
        guard let dataSource else { return ListShape([]) }
        let count = dataSource.numberOfSections(in: self)
        return ListShape((0..<max(0, count)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
    }

    func countItems(inSection section: Int) -> Int {
        guard shape.contains(section: section) else {
            CollectionFailure.noSectionToCount(section, of: shape.sectionCount).raise(in: self)
        }
        return shape.counts[section]
    }

    func dataSourceDidChange() {
        guard state.shape != nil || dataSource != nil else { return }
        reload()
    }

    /// Forgets all, and has it asked for in the next layout pass. `A32` `A49` `A93`
    func reload() {
        state.isReloading = true
        state.batch = ListBatch()
        state.selected = []
        state.highlighted = nil
        state.prefetch.clear()
        recount()
    }

    /// Forgets the counts, and where everything lies.
    func recount() {
        state.shape = nil
        let context = collectionViewLayout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
    }
}
