/// An object that can be asked to handle an event, or to pass it on.
@preconcurrency @MainActor open class UIResponder: HeadlessObject {
    /// The responder after this one in the chain; nil for a responder that is in none. `D38`
    open var next: UIResponder? { nil }

    /// Whether the responder takes events meant for no place on the screen, such as typed text; false by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder gives that role up when asked; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder has that role now.
    open var isFirstResponder: Bool { FirstResponder.current === self }

    /// Takes the role of first responder, if it may and the one that has it lets go.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.take(self) }

    /// Gives up the role of first responder, if it may.
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.release(self) }

    /// The view that stands in for the keyboard; nil by default.
    open var inputView: UIView? { nil }

    /// The view above the keyboard; nil by default.
    open var inputAccessoryView: UIView? { nil }

    /// Asks for the input views again.
    ///
    /// Nothing is shown here, so nothing changes.
    open func reloadInputViews() {}

    /// Told when touches begin.
    ///
    /// Passes them to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Told when touches move.
    ///
    /// Passes them to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Told when touches end.
    ///
    /// Passes them to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Told when the system takes touches away.
    ///
    /// Passes them to the next responder unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    /// Whether the responder handles an action: here, whether its class names the action in an ``ActionTable``. `D40`
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionTable.of(self)?.selectors.contains(action) ?? false
    }

    /// The first responder from this one on that handles an action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
}
