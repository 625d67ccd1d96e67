extension UISearchController {
    /// When the buttons for scopes come and go.
    public enum ScopeBarActivation: Int, Sendable {
        /// As the system finds best: with the search.
        case automatic = 0
        /// As the app says.
        case manual = 1
        /// As soon as there are words.
        case onTextEntry = 2
        /// With the search.
        case onSearchActivation = 3
    }
}

extension UISearchController.ScopeBarActivation {
    /// Whether the buttons are shown; nil where that is the app's concern.
    func showsScopes(isActive: Bool, hasWords: Bool) -> Bool? {
        switch self {
        case .automatic, .onSearchActivation: isActive
        case .onTextEntry: hasWords
        case .manual: nil
        }
    }
}
