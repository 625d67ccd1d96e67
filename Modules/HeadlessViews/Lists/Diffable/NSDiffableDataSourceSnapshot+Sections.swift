extension NSDiffableDataSourceSnapshot {
    /// Puts sections at the end.
    ///
    /// Traps where one is in the snapshot already. `F27` `F30`
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        DiffableFailure.trapping { () throws(DiffableFailure) in try contents.insertSections(identifiers, at: numberOfSections) }
    }

    /// Puts sections before another one.
    ///
    /// Traps where one is in the snapshot already, and where the other one is not. `F27` `F30`
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        DiffableFailure.trapping { () throws(DiffableFailure) in
            try contents.insertSections(identifiers, beside: toIdentifier, after: false)
        }
    }

    /// Puts sections behind another one.
    ///
    /// Traps where one is in the snapshot already, and where the other one is not. `F27` `F30`
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        DiffableFailure.trapping { () throws(DiffableFailure) in
            try contents.insertSections(identifiers, beside: toIdentifier, after: true)
        }
    }

    /// Takes sections out with their items; those that are not in the snapshot are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { contents.deleteSections(identifiers) }

    /// Moves a section, with its items, before another one.
    ///
    /// Traps where one of them is not in the snapshot.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        DiffableFailure.trapping { () throws(DiffableFailure) in
            try contents.moveSection(identifier, beside: toIdentifier, after: false)
        }
    }

    /// Moves a section, with its items, behind another one.
    ///
    /// Traps where one of them is not in the snapshot.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        DiffableFailure.trapping { () throws(DiffableFailure) in
            try contents.moveSection(identifier, beside: toIdentifier, after: true)
        }
    }

    /// Marks sections to be made anew when the snapshot is applied.
    ///
    /// Traps where one is not in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        DiffableFailure.trapping { () throws(DiffableFailure) in try contents.reloadSections(identifiers) }
    }
}
