extension UITableView {
    /// Called by the default of an optional member, so that the table can tell it from one that an app has written.
    func noteUnanswered() { state.isUnanswered = true }

    /// What the default of a height answers.
    func unansweredHeight() -> CGFloat {
        noteUnanswered()
        return Self.automaticDimension
    }

    /// What an optional member answers; nil where the app has not written it, or there is nobody to ask.
    func answer<Value>(_ call: () -> Value?) -> Value? {
        let outer = state.isUnanswered
        defer { state.isUnanswered = outer }
        state.isUnanswered = false
        let value = call()
        return state.isUnanswered ? nil : value
    }

    /// Whether the app has written the optional member that a call reaches.
    func isAnswered(_ call: () -> Void) -> Bool {
        answer {
            call()
            return true
        } ?? false
    }
}
