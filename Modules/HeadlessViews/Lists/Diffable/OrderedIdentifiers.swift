/// Identifiers in the order in which they came, each once.
struct OrderedIdentifiers<Identifier: Hashable & Sendable>: Sendable {
    private(set) var elements: [Identifier] = []
    private var members: Set<Identifier> = []

    func contains(_ identifier: Identifier) -> Bool { members.contains(identifier) }

    mutating func add(_ identifiers: [Identifier]) {
        for identifier in identifiers where members.insert(identifier).inserted { elements.append(identifier) }
    }

    mutating func remove(_ identifiers: some Sequence<Identifier>) {
        if members.isEmpty { return }
        let count = members.count
        members.subtract(identifiers)
        if members.count < count { elements.removeAll { !members.contains($0) } }
    }
}

extension Sequence where Element: Hashable {
    /// The elements that come a second time, each once, in the order in which they do.
    var repeated: [Element] {
        var seen: Set<Element> = []
        var found: Set<Element> = []
        return filter { !seen.insert($0).inserted && found.insert($0).inserted }
    }
}
