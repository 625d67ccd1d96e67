extension UICollectionViewDiffableDataSource {
    /// Takes the order that a user gave the items, which the collection view shows already.
    func reorder(from source: IndexPath, to destination: IndexPath) {
        guard let item = contents.item(at: source), let section = contents.section(at: destination.section) else { return }
        var new = contents
        let index = new.sections.firstIndex { $0.identifier == section } ?? 0
        var items = new.sections[index].items.filter { $0 != item }
        items.insert(item, at: min(destination.item, items.count))
        new.setItems(items, of: section)
        let transaction = transaction(to: new)
        reorderingHandlers.willReorder?(transaction)
        set(new)
        reorderingHandlers.didReorder?(transaction)
    }

    private func transaction(
        to new: DiffableContents<SectionIdentifierType, ItemIdentifierType>
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        let changed = new.sections.indices.filter { new.sections[$0].items != contents.sections[$0].items }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: NSDiffableDataSourceSnapshot(contents), finalSnapshot: NSDiffableDataSourceSnapshot(new),
            difference: new.items.difference(from: contents.items),
            sectionTransactions: changed.map { sectionTransaction(contents.sections[$0], new.sections[$0]) })
    }

    private func sectionTransaction(
        _ old: DiffableContents<SectionIdentifierType, ItemIdentifierType>.Section,
        _ new: DiffableContents<SectionIdentifierType, ItemIdentifierType>.Section
    ) -> NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSectionTransaction(
            sectionIdentifier: new.identifier, initialSnapshot: snapshot(for: old.identifier),
            finalSnapshot: NSDiffableDataSourceSectionSnapshot((try? SectionTree(new.items)) ?? SectionTree()),
            difference: new.items.difference(from: old.items))
    }
}
