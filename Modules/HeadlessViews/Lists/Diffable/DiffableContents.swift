/// Sections and their items, by identifiers that are unique: what a snapshot is made of.
struct DiffableContents<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable>: Sendable {
    struct Section: Equatable, Sendable {
        let identifier: SectionIdentifier
        var items: [ItemIdentifier] = []
    }

    var sections: [Section] = []
    var reloadedSections = OrderedIdentifiers<SectionIdentifier>()
    var reloadedItems = OrderedIdentifiers<ItemIdentifier>()
    var reconfiguredItems = OrderedIdentifiers<ItemIdentifier>()

    /// The index of each section.
    var places: [SectionIdentifier: Int] = [:]
    /// The section of each item.
    var homes: [ItemIdentifier: SectionIdentifier] = [:]
    var indexes = ItemIndexes<ItemIdentifier>()

    var itemCount: Int { homes.count }

    var items: [ItemIdentifier] { sections.flatMap(\.items) }

    var shape: ListShape { ListShape(sections.map(\.items.count)) }

    func section(containing item: ItemIdentifier) -> SectionIdentifier? { homes[item] }

    func index(ofSection section: SectionIdentifier) -> Int? { places[section] }

    func items(in section: SectionIdentifier) throws(DiffableFailure) -> [ItemIdentifier] {
        guard let place = places[section] else { throw .unknownSection }
        return sections[place].items
    }

    /// The index of an item, counted through all sections.
    ///
    /// - Complexity: O(1); O(n) for the first item that is there after a change.
    func index(ofItem item: ItemIdentifier) -> Int? {
        guard let section = homes[item].flatMap({ places[$0] }) else { return nil }
        return indexes.read(of: { sections.map(\.items) }) { made in made.positions[item].map { made.starts[section] + $0 } }
    }

    /// The path of an item.
    ///
    /// - Complexity: O(1); O(n) for the first item that is there after a change.
    func path(of item: ItemIdentifier) -> IndexPath? {
        guard let section = homes[item].flatMap({ places[$0] }) else { return nil }
        return indexes.read(of: { sections.map(\.items) }) { made in
            made.positions[item].map { IndexPath(item: $0, section: section) }
        }
    }

    /// The item at a path; nil where there is none.
    func item(at path: IndexPath) -> ItemIdentifier? { shape(contains: path) ? sections[path.section].items[path.item] : nil }

    /// The section at an index; nil where there is none.
    func section(at index: Int) -> SectionIdentifier? { sections.indices.contains(index) ? sections[index].identifier : nil }

    private func shape(contains path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && sections[path.section].items.indices.contains(path.item)
    }
}
