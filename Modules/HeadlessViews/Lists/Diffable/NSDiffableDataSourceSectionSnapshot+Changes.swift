extension NSDiffableDataSourceSectionSnapshot {
    /// Puts items at the end, or at the end of what is below another one.
    ///
    /// Traps where one is in the snapshot already, and where the parent is not. `F30`
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        DiffableFailure.trapping { () throws(DiffableFailure) in try tree.insert(SectionTree(items), under: parent) }
    }

    /// Puts items before another one, at its level.
    ///
    /// Traps where one is in the snapshot already, and where the other one is not. `F30`
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        DiffableFailure.trapping { () throws(DiffableFailure) in
            try tree.insert(SectionTree(items), beside: item, after: false)
        }
    }

    /// Puts items behind another one, at its level.
    ///
    /// Traps where one is in the snapshot already, and where the other one is not. `F30`
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        DiffableFailure.trapping { () throws(DiffableFailure) in
            try tree.insert(SectionTree(items), beside: item, after: true)
        }
    }

    /// Puts the items of another snapshot before an item, its roots at that item's level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        DiffableFailure.trapping { () throws(DiffableFailure) in try tree.insert(snapshot.tree, beside: item, after: false) }
    }

    /// Puts the items of another snapshot behind an item and what is below it, its roots at that item's level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        DiffableFailure.trapping { () throws(DiffableFailure) in try tree.insert(snapshot.tree, beside: item, after: true) }
    }

    /// Puts the items of another snapshot in the place of what is below an item.
    ///
    /// Traps where the item is not in this snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        DiffableFailure.trapping { () throws(DiffableFailure) in
            tree.delete(tree.nodes[parent]?.children ?? [])
            try tree.insert(snapshot.tree, under: parent)
        }
    }

    /// Takes items out, with all that is below them.
    public mutating func delete(_ items: [ItemIdentifierType]) { tree.delete(items) }

    /// Takes all items out.
    public mutating func deleteAll() { tree = SectionTree() }

    /// Shows what is below items.
    public mutating func expand(_ items: [ItemIdentifierType]) { tree.setExpanded(true, items) }

    /// Hides what is below items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { tree.setExpanded(false, items) }
}
