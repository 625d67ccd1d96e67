import Foundation

/// The queue that the main actor's code runs on.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether the caller is on the queue, or on the main thread.
    ///
    /// Away from Apple's systems another thread may serve the queue. Unlike the main actor's own assertions, which end the process without
    /// a word there, this lets the caller say what is wrong.
    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }
}
