import Foundation

/// The queue that the main actor's code runs on.
package enum MainQueue {
    /// What marks the queue.
    ///
    /// The key says no more than that it is there, so that it may be used from anywhere.
    private struct Mark: @unchecked Sendable {
        let key = DispatchSpecificKey<Void>()

        init() { DispatchQueue.main.setSpecific(key: key, value: ()) }
    }

    private static let mark = Mark()

    /// Whether the caller is on the queue, or on the main thread.
    ///
    /// Away from Apple's systems another thread may serve the queue. Unlike the main actor's own assertions, which end the process without
    /// a word there, this lets the caller say what is wrong.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark.key) != nil }
}
