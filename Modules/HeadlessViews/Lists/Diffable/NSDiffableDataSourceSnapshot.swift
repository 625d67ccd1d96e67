/// What a list shows at one time: sections and their items, by identifiers.
///
/// An identifier occurs once in a snapshot: an item's once over all sections. `F27`
@preconcurrency public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable
{
    var contents: DiffableContents<SectionIdentifierType, ItemIdentifierType>

    /// Makes a snapshot without sections.
    public init() { self.init(DiffableContents()) }

    init(_ contents: DiffableContents<SectionIdentifierType, ItemIdentifierType>) { self.contents = contents }

    /// The number of items in all sections.
    public var numberOfItems: Int { contents.itemCount }

    /// The number of sections.
    public var numberOfSections: Int { contents.sections.count }

    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { contents.sections.map(\.identifier) }

    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { contents.items }

    /// The items that were marked to get new cells, in the order in which they were.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { contents.reloadedItems.elements }

    /// The sections that were marked to be made anew, in the order in which they were.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { contents.reloadedSections.elements }

    /// The items that were marked to be shown anew in the cells that they have, in the order in which they were.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { contents.reconfiguredItems.elements }

    /// The number of a section's items.
    ///
    /// Traps where the section is not in the snapshot. `F33`
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }

    /// A section's items, in order.
    ///
    /// Traps where the section is not in the snapshot. `F33`
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        DiffableFailure.trapping { () throws(DiffableFailure) in try contents.items(in: identifier) }
    }

    /// The section that an item is in; nil where the item is not in the snapshot.
    ///
    /// - Complexity: O(1).
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        contents.section(containing: identifier)
    }

    /// The index of an item, counted through all sections; nil where the item is not in the snapshot.
    ///
    /// - Complexity: O(1); O(n) for the first lookup after a change.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { contents.index(ofItem: identifier) }

    /// The index of a section; nil where the section is not in the snapshot.
    ///
    /// - Complexity: O(1).
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { contents.index(ofSection: identifier) }
}
