/// What a menu is made of.
@preconcurrency @MainActor open class UIMenuElement: HeadlessObject {
    var content: Content

    /// What the element shows.
    struct Content {
        var title = ""
        var subtitle: String?
        var image: UIImage?
    }

    init(content: Content) {
        self.content = content
        super.init()
    }

    /// What the element is called.
    open var title: String { content.title }

    /// A smaller text under the title.
    open var subtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }

    /// The picture beside the title.
    open var image: UIImage? { content.image }
}

extension UIMenuElement {
    /// How an element of a menu looks and behaves.
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// Makes the attributes whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element of a menu is marked.
    public enum State: Int, Sendable {
        /// It has no mark.
        case off = 0
        /// It has a check mark.
        case on = 1
        /// It has the mark of something that is on in part.
        case mixed = 2
    }
}
