/// A value of a property: what it is compared by, and what messages call it.
struct SeenValue: Equatable {
    private let hashable: AnyHashable?
    /// The value in words, without addresses.
    let text: String

    init(_ value: Any?) {
        hashable = value as? AnyHashable
        text =
            switch value {
            case nil: "nil"
            case let text as String: text.debugDescription
            case let value?: String(describing: value).withoutAddresses
            }
    }

    /// Values that cannot be compared are equal where their words are.
    static func == (left: SeenValue, right: SeenValue) -> Bool {
        guard let one = left.hashable, let other = right.hashable else { return left.text == right.text }
        return one == other
    }
}
