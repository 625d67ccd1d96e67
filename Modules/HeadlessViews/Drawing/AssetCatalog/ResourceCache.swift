/// What was found in bundles, each thing looked for once in the life of the process, as a bundle does not change.
//
// A lock guards the only mutable property, which the compiler cannot see.
final class ResourceCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [Key: Value] = [:]

    /// The value for a key, made if it is not known yet.
    func value(for key: Key, make: () -> Value) -> Value {
        lock.withLock {
            if let value = found[key] { return value }
            let value = make()
            found[key] = value
            return value
        }
    }
}
