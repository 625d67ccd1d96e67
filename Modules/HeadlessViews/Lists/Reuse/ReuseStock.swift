/// All views of one sort that a list can give out: those that wait, and what new ones are made from.
///
/// It decides what an identifier comes to; the list carries that out.
struct ReuseStock<Key: Hashable, View: AnyObject> {
    /// What a list does to answer a call for a view. `A11`
    enum Step {
        /// Prepares a view that waited, and gives it out.
        case reuse(View)
        /// Makes a view.
        case make(ReuseSource<View>)
        /// Has nothing to give.
        case refuse
    }

    var registry = ReuseRegistry<Key, View>()
    var pool = ReusePool<Key, View>()
    private(set) var record = ReuseRecord<Key, View>()

    /// What a call for a view comes to; a view that is to be reused waits no longer.
    mutating func next(for key: Key) -> Step {
        if let view = pool.take(key) {
            record.noteReused(for: key)
            return .reuse(view)
        }
        if let source = registry[key] { return .make(source) }
        return .refuse
    }

    /// Notes that the list has made a view.
    mutating func noteMade(_ view: View, for key: Key) { record.noteMade(view, for: key) }
}
