/// Who takes events that are meant for no place on the screen.
@MainActor enum FirstResponder {
    private(set) static weak var current: UIResponder?

    /// Makes a responder the first one; false where it may not be, or the present one keeps the role.
    static func take(_ responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        return true
    }

    /// Takes the role from a responder; false where it has the role and will not give it up.
    static func release(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        return true
    }
}
