/// What a user did to a list by moving an item: the snapshots before and after, and what differs.
@preconcurrency public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    /// What the list showed before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What the list shows afterwards.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// How the items of all sections, in order, differ.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// What happened to each section whose items differ, in the order of the sections.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a user did to a section by moving an item: the snapshots before and after, and what differs.
@preconcurrency public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    /// The section.
    public let sectionIdentifier: SectionIdentifierType

    /// What the section showed before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// What the section shows afterwards.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// How the section's items, in order, differ.
    public let difference: CollectionDifference<ItemIdentifierType>
}
