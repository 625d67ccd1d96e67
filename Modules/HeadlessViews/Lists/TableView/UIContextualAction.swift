/// An action that a swipe over a row shows.
@preconcurrency @MainActor open class UIContextualAction: HeadlessObject {
    /// What an action does.
    public enum Style: Int, Sendable {
        /// Something.
        case normal = 0
        /// Something that takes the row away.
        case destructive = 1
    }

    /// What an action does: called with the action, the view that shows it, and what is to be called with whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// Makes an action.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    /// Makes an action that does nothing.
    public override init() { super.init() }

    /// What the action does to the row.
    open private(set) var style = Style.normal

    /// What is called when the action is tapped.
    open private(set) var handler: Handler = { _, _, done in done(true) }

    /// The title; nil by default.
    open var title: String?

    /// The color behind the title; grey by default, red for a destructive action.
    open var backgroundColor: UIColor! = .systemGray

    /// The image, in the place of the title; nil by default.
    open var image: UIImage?
}
