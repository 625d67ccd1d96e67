/// The references to an object that UIKit declares `unowned(unsafe)`, which its end clears.
///
/// In UIKit such a reference dangles once its object is gone. Ours has to be declared the same, and becomes nil instead: the object owns
/// this list and nothing else does, so the list's end is the object's. An object that ends on another thread, which UIKit forbids for
/// views, leaves its references dangling until the main actor gets to clear them.
final class UnsafeReferences {
    private let object: ObjectIdentifier
    @exclusivity(unchecked) private var referrers: [UnsafeReferrerHandle] = []
    private var countAfterSweep = 8

    init(to object: HeadlessObject) { self.object = ObjectIdentifier(object) }

    /// Has a referrer told of the object's end.
    ///
    /// - Complexity: O(1), averaged over many calls: referrers that are gone are swept out whenever the list has doubled.
    func add(_ referrer: UnsafeReferrerHandle) {
        if referrers.count >= countAfterSweep * 2 {
            referrers.removeAll { $0.referrer == nil }
            countAfterSweep = max(referrers.count, 8)
        }
        referrers.append(referrer)
    }

    deinit {
        // Most constraints go before the views that they refer to.
        guard referrers.contains(where: { $0.referrer != nil }) else { return }
        let living = referrers.compactMap(\.referrer)
        let object = object
        let clear: @Sendable () -> Void = {
            MainActor.assumeIsolated { for referrer in living { referrer.forget(object) } }
        }
        if MainQueue.isCurrent { clear() } else { DispatchQueue.main.async(execute: clear) }
    }
}

/// An object with references that UIKit declares `unowned(unsafe)`.
@MainActor protocol UnsafeReferrer: AnyObject, Sendable {
    /// Clears the references to an object that ends or has ended, and must not be touched.
    func forget(_ object: ObjectIdentifier)
}

/// A referrer, as long as it lives: a weak reference by hand, which a view's many constraints can afford.
//
// The referrer owns the handle, gives itself once and takes itself away as it ends, so what is read here is alive or nil. It belongs to the
// main actor, as all that read it do.
final class UnsafeReferrerHandle: @unchecked Sendable {
    unowned(unsafe) var referrer: (any UnsafeReferrer)?
}

/// The queue that runs the main actor's work.
private enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the code that asks is the main actor's.
    ///
    /// Its thread does not tell: where a program ends in `dispatchMain()`, as test runners do, other threads serve the main queue.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
