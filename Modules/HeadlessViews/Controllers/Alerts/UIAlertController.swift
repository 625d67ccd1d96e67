/// Tells the user something, and offers actions to choose from.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Makes an alert, or a sheet of actions, without actions.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// What the alert says, below the title.
    open var message: String?

    /// Whether it is an alert or a sheet of actions.
    open private(set) var preferredStyle = Style.actionSheet

    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// The fields to type into, in the order in which they were added; nil where there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    private var fields: [UITextField] = []

    /// The action that the user is expected to choose; nil by default.
    ///
    /// Traps, as UIKit raises, for an action that is not one of the alert's.
    open var preferredAction: UIAlertAction? {
        willSet {
            guard let newValue, !actions.contains(newValue) else { return }
            UIKitException.internalInconsistency.raise(
                "The preferredAction of an alert controller must be contained in its actions array, or be nil.")
        }
    }

    /// Adds an action.
    ///
    /// Traps, as UIKit raises, for a second one that cancels.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            UIKitException.internalInconsistency.raise(
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
    }

    /// Adds a field to type into, and has `configurationHandler` set it up.
    ///
    /// Traps, as UIKit raises, for a sheet of actions.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            UIKitException.internalInconsistency.raise(
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField()
        fields.append(field)
        configurationHandler?(field)
    }

    /// An alert leaves what is behind it in place.
    override var automaticPresentationStyle: UIModalPresentationStyle { .overFullScreen }

    /// Has the fields in the view, where they can be found and edited.
    open override func loadView() {
        super.loadView()
        for field in fields { view.addSubview(field) }
    }
}

extension UIAlertController {
    /// The kinds of alerts.
    public enum Style: Int, Sendable {
        /// Actions to choose from, which come from below.
        case actionSheet = 0
        /// A message in the middle of the screen.
        case alert = 1
    }
}

extension UIAlertController {
    /// Does what a tap on an action's button does: takes the alert away, and then runs the action's handler.
    ///
    /// Answers whether the button could be tapped: the alert must be presented, and the action be one of its own, and enabled.
    /// Headless only.
    @_spi(Headless) @discardableResult
    public func tap(_ action: UIAlertAction) -> Bool {
        guard presentation.presenter != nil, action.isEnabled, actions.contains(action) else { return false }
        presentation.presenter?.dismissPresented(animated: true)
        action.perform()
        return true
    }
}
