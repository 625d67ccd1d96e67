/// A button of an alert, and what it does.
@preconcurrency @MainActor open class UIAlertAction: HeadlessObject {
    /// Makes an action without a title, which does nothing.
    public override init() { super.init() }

    /// Makes an action with a title and what it does.
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// The title of the button.
    open private(set) var title: String?
    /// How the button stands out; `default` by default.
    open private(set) var style = Style.default
    /// Whether the button can be tapped; true by default.
    open var isEnabled = true

    private var handler: ((UIAlertAction) -> Void)?

    func perform() { handler?(self) }
}

extension UIAlertAction {
    /// How the button of an action stands out.
    public enum Style: Int, Sendable {
        /// Like most.
        case `default` = 0
        /// As the one that leaves everything as it is.
        case cancel = 1
        /// As one that destroys something.
        case destructive = 2
    }
}
