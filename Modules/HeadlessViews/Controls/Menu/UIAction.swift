/// What an action runs.
///
/// The action is its argument.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with what a button or menu shows for it.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    private let handler: UIActionHandler

    /// The name by which controls tell actions apart.
    public let identifier: Identifier

    /// A longer title, for help.
    open var discoverabilityTitle: String?

    /// How the action looks and behaves in a menu; nothing special by default.
    open var attributes: UIMenuElement.Attributes

    /// Whether the action is marked in a menu; off by default.
    open var state: UIMenuElement.State

    /// What the action was sent from; nil unless it runs.
    open private(set) var sender: Any?

    /// Makes an action.
    ///
    /// Without an identifier it gets one that no other has.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(
            content: Content(title: title, subtitle: subtitle, image: image), identifier: identifier ?? .unique(),
            attributes: attributes, state: state, handler: handler)
        self.discoverabilityTitle = discoverabilityTitle
    }

    init(
        content: Content, identifier: Identifier, attributes: UIMenuElement.Attributes, state: UIMenuElement.State,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(content: content)
    }

    /// What the action is called.
    open override var title: String {
        get { super.title }
        set { content.title = newValue }
    }

    /// The picture beside the title.
    open override var image: UIImage? {
        get { super.image }
        set { content.image = newValue }
    }

    /// Runs the handler, which sees what it was sent from.
    func run(from sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}

extension UIAction {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        static func unique() -> Identifier { Identifier(UUID().uuidString) }
    }
}
