/// What a list has made and given out again, by the key that it was asked for by.
struct ReuseRecord<Key: Hashable, View: AnyObject> {
    private struct Made {
        weak var view: View?
    }

    /// What happened under one key.
    struct Counts: Equatable {
        var made = 0
        var reused = 0
    }

    private var counts: [Key: Counts] = [:]
    private var made: [Key: [Made]] = [:]

    /// The keys under which anything was made or given out again.
    var keys: [Key] { Array(counts.keys) }

    subscript(key: Key) -> Counts { counts[key] ?? Counts() }

    /// Notes that a view was made.
    mutating func noteMade(_ view: View, for key: Key) {
        counts[key, default: Counts()].made += 1
        made[key, default: []].removeAll { $0.view == nil }
        made[key, default: []].append(Made(view: view))
    }

    /// Notes that a view was given out again.
    mutating func noteReused(for key: Key) { counts[key, default: Counts()].reused += 1 }

    /// The views that were made under a key and live, in the order in which they were made.
    func living(_ key: Key) -> [View] { made[key]?.compactMap(\.view) ?? [] }
}
