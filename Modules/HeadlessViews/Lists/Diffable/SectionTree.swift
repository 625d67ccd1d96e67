/// Items below each other, by identifiers that are unique: what a section's snapshot is made of.
struct SectionTree<Item: Hashable & Sendable>: Sendable {
    struct Node: Sendable {
        var parent: Item?
        var children: [Item] = []
        var isExpanded = false
    }

    private(set) var roots: [Item] = []
    private(set) var nodes: [Item: Node] = [:]

    /// All items, each before those below it.
    var items: [Item] { flattened { _ in true } }

    /// The items of which all those above are expanded.
    var visibleItems: [Item] { flattened(\.isExpanded) }

    private func flattened(_ opens: (Node) -> Bool) -> [Item] {
        var found: [Item] = []
        found.reserveCapacity(nodes.count)
        var waiting = Array(roots.reversed())
        while let item = waiting.popLast() {
            found.append(item)
            if let node = nodes[item], opens(node) { waiting += node.children.reversed() }
        }
        return found
    }

    /// The items above one, from the nearest on.
    func ancestors(of item: Item) -> [Item] {
        var found: [Item] = []
        var item = item
        while let parent = nodes[item]?.parent {
            found.append(parent)
            item = parent
        }
        return found
    }

    func isVisible(_ item: Item) -> Bool {
        nodes[item] != nil && ancestors(of: item).allSatisfy { nodes[$0]?.isExpanded == true }
    }

    /// Puts the roots of another tree, with all that is below them, under an item, or among the roots.
    ///
    /// - Parameter index: The place among the children; the end where it is nil.
    mutating func insert(_ other: SectionTree, under parent: Item?, at index: Int? = nil) throws(DiffableFailure) {
        if let parent, nodes[parent] == nil { throw .notInSection("\(parent)") }
        let repeated = other.items.filter { nodes[$0] != nil }
        if !repeated.isEmpty { throw .notUniqueInSection(repeated.map { "\($0)" }) }
        nodes.merge(other.nodes) { $1 }
        for root in other.roots { nodes[root]?.parent = parent }
        guard let parent else { return roots.insert(contentsOf: other.roots, at: index ?? roots.count) }
        let end = nodes[parent]?.children.count ?? 0
        nodes[parent]?.children.insert(contentsOf: other.roots, at: index ?? end)
    }

    /// Puts the roots of another tree beside an item.
    mutating func insert(_ other: SectionTree, beside item: Item, after: Bool) throws(DiffableFailure) {
        guard let node = nodes[item] else { throw .notInSection("\(item)") }
        let siblings = node.parent.flatMap { nodes[$0]?.children } ?? roots
        let place = siblings.firstIndex(of: item) ?? siblings.count
        try insert(other, under: node.parent, at: after ? place + 1 : place)
    }

    /// Takes items out, with all that is below them; those that are not there are passed over.
    mutating func delete(_ items: [Item]) {
        let doomed = Set(items).filter { nodes[$0] != nil }
        let parents = Set(doomed.map { nodes[$0]?.parent })
        for case let parent? in parents { nodes[parent]?.children.removeAll(where: doomed.contains) }
        if parents.contains(nil) { roots.removeAll(where: doomed.contains) }
        for item in doomed { for lower in subtree(of: item).nodes.keys { nodes[lower] = nil } }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ items: [Item]) {
        for item in items { nodes[item]?.isExpanded = isExpanded }
    }

    /// An item with all that is below it.
    func subtree(of item: Item) -> SectionTree {
        var tree = SectionTree()
        guard nodes[item] != nil else { return tree }
        tree.roots = [item]
        var waiting = [item]
        while let next = waiting.popLast() {
            tree.nodes[next] = nodes[next]
            waiting += nodes[next]?.children ?? []
        }
        tree.nodes[item]?.parent = nil
        return tree
    }

    /// What is below an item, without the item.
    func children(of item: Item) -> SectionTree {
        var tree = subtree(of: item)
        tree.roots = nodes[item]?.children ?? []
        tree.nodes[item] = nil
        for root in tree.roots { tree.nodes[root]?.parent = nil }
        return tree
    }
}

extension SectionTree {
    /// Items side by side.
    init(_ items: [Item]) throws(DiffableFailure) {
        let repeated = items.repeated
        if !repeated.isEmpty { throw .notUniqueInSection(repeated.map { "\($0)" }) }
        roots = items
        for item in items { nodes[item] = Node() }
    }
}
