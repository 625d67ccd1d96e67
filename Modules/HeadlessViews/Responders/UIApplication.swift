/// The app, as the end of the responder chain and the sender of actions.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The one app.
    public static let shared = UIApplication()

    /// Told of what happens to the app; at the end of the responder chain if it is a responder. `D39`
    ///
    /// UIKit declares the reference unsafe, and so must this; the app keeps its delegate alive, so that it never dangles.
    public unowned(unsafe) var delegate: (any UIApplicationDelegate)? {
        didSet { keptDelegate = delegate }
    }

    private var keptDelegate: (any UIApplicationDelegate)?

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Sends an action to a target; for nil, to the first responder and on along its chain. `D40`
    ///
    /// Answers whether a method was found: here, in the ``ActionTable`` of a target's class.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver: AnyObject?
        if let target {
            receiver = target as AnyObject
        } else {
            let start = FirstResponder.current ?? sender as? UIResponder
            receiver = start?.target(forAction: action, withSender: sender) as AnyObject?
        }
        guard let receiver, let table = ActionTable.of(receiver) else { return false }
        return table.perform(action, on: receiver, from: sender, for: event)
    }
}

/// What an app's delegate is told.
///
/// Its members are optional, and none is called here.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}
