extension NSDiffableDataSourceSnapshot {
    /// Puts items at the end of a section, or of the last one.
    ///
    /// Items that are in the snapshot already move there, and a message on the standard error stream says so. Traps where the snapshot has no
    /// section, or not this one, and where an identifier is handed over twice. `F30` `F31` `F32`
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
    {
        report(
            DiffableFailure.trapping { () throws(DiffableFailure) in try contents.appendItems(identifiers, to: sectionIdentifier) })
    }

    /// Puts items before another one.
    ///
    /// Items that are in the snapshot already move there. `F31`
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        report(
            DiffableFailure.trapping { () throws(DiffableFailure) in
                try contents.insertItems(identifiers, beside: beforeIdentifier, after: false)
            })
    }

    /// Puts items behind another one.
    ///
    /// Items that are in the snapshot already move there. `F31`
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        report(
            DiffableFailure.trapping { () throws(DiffableFailure) in
                try contents.insertItems(identifiers, beside: afterIdentifier, after: true)
            })
    }

    /// Takes items out; those that are not in the snapshot are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { contents.deleteItems(identifiers) }

    /// Takes all items out, and all sections with them.
    public mutating func deleteAllItems() { contents.deleteAll() }

    /// Moves an item before another one.
    ///
    /// Traps where one of them is not in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        DiffableFailure.trapping { () throws(DiffableFailure) in
            try contents.moveItem(identifier, beside: toIdentifier, after: false)
        }
    }

    /// Moves an item behind another one.
    ///
    /// Traps where one of them is not in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        DiffableFailure.trapping { () throws(DiffableFailure) in
            try contents.moveItem(identifier, beside: toIdentifier, after: true)
        }
    }

    /// Marks items to get new cells when the snapshot is applied.
    ///
    /// Traps where one is not in the snapshot. `F35`
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        DiffableFailure.trapping { () throws(DiffableFailure) in try contents.reloadItems(identifiers) }
    }

    /// Marks items to be shown anew, in the cells that they have, when the snapshot is applied.
    ///
    /// Traps where one is not in the snapshot. `F35`
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        DiffableFailure.trapping { () throws(DiffableFailure) in try contents.reconfigureItems(identifiers) }
    }

    private func report(_ existing: [ItemIdentifierType]) {
        if !existing.isEmpty { StandardError.log(DiffableFailure.itemsExist(existing.map { "\($0)" })) }
    }
}
