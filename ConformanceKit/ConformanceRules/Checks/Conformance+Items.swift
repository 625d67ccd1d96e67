extension Conformance {
    /// The check of the items that a diffable data source is to be given: that no two are equal.
    ///
    ///     Conformance.checks(forItems: { Catalog.sample.posters.map(\.id) })
    ///
    /// A finding names the item and both its positions, where UIKit's exception names the item alone.
    public static func checks<Item: Hashable & SendableMetatype>(
        forItems items: @escaping @MainActor @Sendable () -> [Item]
    ) -> [Check] {
        let subject = TypeName(Item.self).full
        return [
            Check(.listItemsAlike, of: subject) {
                var positions: [Item: Int] = [:]
                var found: [Finding] = []
                for (index, item) in items().enumerated() {
                    guard let first = positions[item] else {
                        positions[item] = index
                        continue
                    }
                    found.append(
                        Finding(
                            .listItemsAlike, of: subject,
                            "The items at \(first) and at \(index) are equal: \(SeenValue(item).text)."))
                }
                return Outcome(found)
            }
        ]
    }
}
