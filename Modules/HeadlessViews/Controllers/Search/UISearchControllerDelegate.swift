/// Hears of the beginning and the end of a search.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    /// Told to present the search controller; where this does not, it is presented as usual.
    func presentSearchController(_ searchController: UISearchController)
    /// Told that the search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Told that the search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Told that the search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Told that the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Leaves the presentation to the search controller.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Looks for what the user types.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Told that the search begins or ends, and that its words have changed.
    func updateSearchResults(for searchController: UISearchController)
}
