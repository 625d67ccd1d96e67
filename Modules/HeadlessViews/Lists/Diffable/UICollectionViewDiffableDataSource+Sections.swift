extension UICollectionViewDiffableDataSource {
    /// Shows other contents.
    func show(_ new: DiffableContents<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool) {
        guard let collectionView else { return set(new) }
        let difference = contents.difference(to: new)
        collectionView.show(difference, with: animatingDifferences ? .automatic : nil) { set(new) }
    }

    /// Takes other contents; a tree is kept as long as its section shows its visible items.
    func set(_ new: DiffableContents<SectionIdentifierType, ItemIdentifierType>) {
        contents = new.withoutMarks
        trees = trees.filter { section, tree in
            contents.index(ofSection: section).map { contents.sections[$0].items == tree.visibleItems } ?? false
        }
    }

    /// Shows the visible items of a tree in a section.
    func show(_ tree: SectionTree<ItemIdentifierType>, in section: SectionIdentifierType, animatingDifferences: Bool) {
        var new = contents
        if new.index(ofSection: section) == nil {
            DiffableFailure.trapping { () throws(DiffableFailure) in
                try new.insertSections([section], at: new.sections.count)
            }
        }
        new.setItems(tree.visibleItems, of: section)
        trees[section] = tree
        show(new, animatingDifferences: animatingDifferences)
    }

    /// What a section has; a section without a tree has its items side by side.
    func tree(of section: SectionIdentifierType) -> SectionTree<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        // Items of a section are unique, so no failure is possible here.
        let items = (try? contents.items(in: section)) ?? []
        return (try? SectionTree(items)) ?? SectionTree()
    }

    /// Does what a tap on an item's disclosure does: expands or collapses it, once the handlers were asked and told.
    func toggleDisclosure(of item: ItemIdentifierType) {
        guard let section = contents.section(containing: item) else { return }
        var tree = tree(of: section)
        if tree.nodes[item]?.isExpanded == true {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            tree.setExpanded(false, [item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            fill(item, of: &tree)
            tree.setExpanded(true, [item])
        }
        show(tree, in: section, animatingDifferences: true)
    }

    /// Puts what the handler makes below an item.
    private func fill(_ item: ItemIdentifierType, of tree: inout SectionTree<ItemIdentifierType>) {
        guard let make = sectionSnapshotHandlers.snapshotForExpandingParent else { return }
        var snapshot = NSDiffableDataSourceSectionSnapshot(tree)
        snapshot.replace(childrenOf: item, using: make(item, snapshot.snapshot(of: item)))
        tree = snapshot.tree
    }
}
