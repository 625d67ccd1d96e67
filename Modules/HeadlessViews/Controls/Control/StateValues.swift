/// A value for each state of a control, with the normal state's standing in where a state has none. `D48`
struct StateValues<Value> {
    private var byState: [UIControl.State: Value] = [:]

    /// The value that was set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { byState[state] }
        set { byState[state] = newValue }
    }

    /// The state's own value, else the normal state's.
    func value(for state: UIControl.State) -> Value? { byState[state] ?? byState[.normal] }
}
