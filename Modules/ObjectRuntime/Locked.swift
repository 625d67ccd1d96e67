import Foundation

/// A value that one thread at a time may use.
///
/// `Mutex` of the Synchronization module would do the same, but needs later systems than this package supports.
/// `@unchecked Sendable` holds because `value` is private and only ever touched while the lock is held.
package final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) {
        self.value = value
    }

    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
