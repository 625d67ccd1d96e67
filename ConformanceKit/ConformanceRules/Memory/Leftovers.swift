/// Objects that ought to be gone, held weakly.
@MainActor struct Leftovers {
    private struct Held {
        weak var object: AnyObject?
    }

    private let held: [Held]

    init(of objects: [AnyObject]) { held = objects.map { Held(object: $0) } }

    /// The classes of the objects that are there still, once those that wait to be released are.
    func classes() async -> [TypeName] {
        // What UIKit releases with the end of an event is gone after a turn of the main actor, or a few.
        for _ in 0..<10 where held.contains(where: { $0.object != nil }) { await Task.yield() }
        return held.compactMap(\.object).map { TypeName(type(of: $0)) }
    }
}
