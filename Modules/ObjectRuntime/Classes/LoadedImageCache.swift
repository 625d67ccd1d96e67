/// Answers about the program's types, each looked for once while the same images are loaded.
///
/// The runtime looks through every type of every image before it says that there is none of a name, which takes longer than making a
/// view. An image that is loaded later may have what was missing, so a change in their number forgets all answers.
final class LoadedImageCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Contents {
        var imageCount = 0
        var values: [Key: Value] = [:]
    }

    private let contents = Locked(Contents())

    /// The value for a key, made if it is not known yet.
    func value(for key: Key, make: () -> Value) -> Value {
        let imageCount = TypeRecord.imageCount
        let known = contents.withLock { contents in
            if contents.imageCount != imageCount { contents = Contents(imageCount: imageCount) }
            return contents.values[key]
        }
        if let known { return known }
        let made = make()
        contents.withLock { $0.values[key] = made }
        return made
    }
}
