/// The views of a list that wait to be shown again, each under the key that it may be asked for by.
///
/// A view of one key is never given out for another. `A27` What came last goes first: no contract of UIKit's, but what was seen of it. `A28`
struct ReusePool<Key: Hashable, View: AnyObject> {
    private var waiting: [Key: [View]] = [:]

    /// How many views wait, in all.
    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

    /// The keys that views wait under.
    var keys: [Key] { waiting.compactMap { $1.isEmpty ? nil : $0 } }

    /// How many views wait under a key.
    func count(_ key: Key) -> Int { waiting[key]?.count ?? 0 }

    /// Lets a view wait under a key.
    mutating func put(_ view: View, for key: Key) { waiting[key, default: []].append(view) }

    /// Takes a view out that waits under a key; nil where none does.
    mutating func take(_ key: Key) -> View? { waiting[key]?.popLast() }
}
