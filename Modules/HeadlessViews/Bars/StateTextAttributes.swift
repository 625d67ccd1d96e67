/// Text attributes for each state of an item.
struct StateTextAttributes {
    private var byState: [UInt: [NSAttributedString.Key: Any]] = [:]

    subscript(_ state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        get { byState[state.rawValue] }
        set { byState[state.rawValue] = newValue }
    }
}
