/// What the views of a list are made from, by the key that they are asked for by.
struct ReuseRegistry<Key: Hashable, View: AnyObject> {
    private var sources: [Key: ReuseSource<View>] = [:]

    /// The keys under which anything is registered.
    var keys: [Key] { Array(sources.keys) }

    /// What is registered under a key.
    ///
    /// A class and a nib share one place, so the last registration stands `A1`; nil takes it away `A2`.
    subscript(key: Key) -> ReuseSource<View>? {
        get { sources[key] }
        set { sources[key] = newValue }
    }
}

/// What a list makes a view from.
enum ReuseSource<View: AnyObject> {
    /// A class, by its initializer.
    case type(View.Type)
    /// A nib with the view as its only object at the top.
    case nib(UINib)
    /// A cell or section view that is drawn in the list, in a storyboard.
    case prototype(ListPrototype)
}
