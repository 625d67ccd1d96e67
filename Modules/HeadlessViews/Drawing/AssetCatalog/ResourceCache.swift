import ObjectRuntime

/// What was found in bundles, each thing looked for once in the life of the process, as a bundle does not change.
final class ResourceCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let found = Locked<[Key: Value]>([:])

    /// The value for a key, made if it is not known yet.
    func value(for key: Key, make: () -> Value) -> Value {
        found.withLock { found in
            if let value = found[key] { return value }
            let value = make()
            found[key] = value
            return value
        }
    }
}
