/// The index of each item within its section, and of each section's first item within the snapshot, made when one is first asked for.
///
/// A lookup does not change a snapshot, so what it made is kept behind a reference that copies of the snapshot share.
/// `@unchecked` holds since the one variable is only touched while the lock is held.
final class ItemIndexes<Item: Hashable & Sendable>: @unchecked Sendable {
    struct Made {
        var positions: [Item: Int] = [:]
        var starts: [Int] = []
    }

    private let lock = NSLock()
    private var made: Made?

    /// Reads the indexes.
    ///
    /// - Parameter sections: The items of each section: the same ones in each call.
    /// - Complexity: O(1), O(n) the first time.
    func read<Value>(of sections: () -> [[Item]], _ body: (Made) -> Value) -> Value {
        lock.withLock {
            let made = made ?? Self.make(sections())
            self.made = made
            return body(made)
        }
    }

    private static func make(_ sections: [[Item]]) -> Made {
        var made = Made()
        made.positions.reserveCapacity(sections.reduce(0) { $0 + $1.count })
        var start = 0
        for items in sections {
            made.starts.append(start)
            start += items.count
            for (position, item) in items.enumerated() { made.positions[item] = position }
        }
        return made
    }
}
