/// What a section of a list shows at one time: items, and items below them.
///
/// An identifier occurs once in a snapshot. An item is collapsed until it is expanded.
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    var tree: SectionTree<ItemIdentifierType>

    /// Makes a snapshot without items.
    public init() { self.init(SectionTree()) }

    /// Makes a snapshot with the items of another one.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    init(_ tree: SectionTree<ItemIdentifierType>) { self.tree = tree }

    /// All items, each before those below it, whether they are to be seen or not.
    ///
    /// - Complexity: O(n).
    public var items: [ItemIdentifierType] { tree.items }

    /// The items that are below no other one.
    public var rootItems: [ItemIdentifierType] { tree.roots }

    /// The items that are to be seen: those with none but expanded ones above them.
    ///
    /// - Complexity: O(n).
    public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

    /// The items that are expanded, in order.
    ///
    /// - Complexity: O(n).
    public var expandedItems: [ItemIdentifierType] { tree.items.filter(isExpanded) }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.nodes[item] != nil }

    /// Whether an item shows what is below it.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.nodes[item]?.isExpanded ?? false }

    /// Whether an item is to be seen: whether all those above it are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(item) }

    /// The index of an item among all items; nil where it is not in the snapshot.
    ///
    /// - Complexity: O(n).
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? tree.items.firstIndex(of: item) : nil }

    /// The number of items above an item.
    ///
    /// Traps where the item is not in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int {
        require(item)
        return tree.ancestors(of: item).count
    }

    /// The item above an item; nil for a root.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { tree.nodes[child]?.parent }

    /// What is below an item, as a snapshot.
    ///
    /// Traps where the item is not in this one.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        require(parent)
        return Self(includingParent ? tree.subtree(of: parent) : tree.children(of: parent))
    }

    /// A line for each item, further in the further below it is: "+" before a collapsed one, "-" before an expanded one, "*" before one with
    /// nothing below it.
    ///
    /// To be read in a debugger; UIKit's form of it is not documented.
    public func visualDescription() -> String {
        items.map { item in
            let mark = tree.nodes[item]?.children.isEmpty ?? true ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    private func require(_ item: ItemIdentifierType) {
        if !contains(item) { DiffableFailure.notInSection("\(item)").raise() }
    }
}
