/// What an element has otherwise in one size class, or in all of those that it does not name: a `<variation>`.
public struct InterfaceVariation: Sendable, Hashable {
    /// The traits that a variation is for; what is nil may be anything.
    public struct Traits: Sendable, Hashable {
        /// A size class.
        public enum SizeClass: String, Sendable, Hashable {
            /// There is little room.
            case compact
            /// There is room.
            case regular
        }

        /// The horizontal size class.
        public var widthClass: SizeClass?
        /// The vertical size class.
        public var heightClass: SizeClass?
        /// The idiom, `mac` and the like.
        public var idiom: String?

        /// Makes traits.
        public init(widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, idiom: String? = nil) {
            self.widthClass = widthClass
            self.heightClass = heightClass
            self.idiom = idiom
        }

        /// Traits that are met by everything, which is what `default` is for.
        public static let any = Traits()
    }

    /// The `<variation>` element: its attributes and keyed children are what differs.
    public let element: InterfaceElement

    /// Looks at an element as a variation; whether it is one shows in ``traits-swift.property``.
    public init(_ element: InterfaceElement) {
        self.element = element
    }

    /// The traits that it is for; nil if the `key` cannot be read.
    public var traits: Traits? {
        element[.key].flatMap { Traits(key: $0.string) }
    }

    /// Whether it is for everything that no other variation is for.
    public var isDefault: Bool { element.key == .default }

    /// The `id`s of what is left out of a list, `.constraints` or `.subviews`, under these traits.
    public func excluded(from list: InterfaceWord) -> [InterfaceValue] { references(.exclude, list) }

    /// The `id`s of what is put back in a list, `.constraints` or `.subviews`, under these traits.
    public func included(in list: InterfaceWord) -> [InterfaceValue] { references(.include, list) }

    private func references(_ word: InterfaceWord, _ list: InterfaceWord) -> [InterfaceValue] {
        element.children.filter { $0.word == .mask && $0.key == list }
            .flatMap { $0.children.filter { $0.word == word }.compactMap { $0[.reference] } }
    }
}

extension InterfaceVariation.Traits {
    /// Reads a key such as `heightClass=compact-widthClass=regular`, nil if it is none.
    init?(key: String) {
        self.init()
        guard key != "default" else { return }
        for part in key.split(separator: "-", omittingEmptySubsequences: false) {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard pair.count == 2, set(pair[0], to: pair[1]) else { return nil }
        }
    }

    private mutating func set(_ trait: String, to value: String) -> Bool {
        switch trait {
        case "widthClass":
            widthClass = SizeClass(rawValue: value)
            return widthClass != nil
        case "heightClass":
            heightClass = SizeClass(rawValue: value)
            return heightClass != nil
        case "userInterfaceIdiom":
            idiom = value
            return !value.isEmpty
        default:
            return false
        }
    }
}

extension InterfaceElement {
    /// The element's variations, as the document orders them.
    public var variations: [InterfaceVariation] {
        children.filter { $0.word == .variation }.map(InterfaceVariation.init)
    }
}
