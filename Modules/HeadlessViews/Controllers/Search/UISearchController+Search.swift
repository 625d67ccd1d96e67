/// How far a search has come, and where it takes place.
struct SearchState {
    var isActive = false
    /// Whether the delegate has heard that the search is about to end.
    var hasToldOfEnd = false
    /// The item of the navigation bar that the search bar belongs to.
    weak var navigationItem: UINavigationItem?
}

extension UISearchController {
    /// Listens to the bar's field, whoever else does.
    func setUp() {
        searchBar.searchTextField.addAction(UIAction { [weak self] _ in self?.beginSearch() }, for: .editingDidBegin)
        searchBar.searchTextField.addAction(UIAction { [weak self] _ in self?.wordsDidChange() }, for: .editingChanged)
        searchBar.searchController = self
    }

    func beginSearch() {
        guard !search.isActive else { return }
        search.isActive = true
        delegate?.presentSearchController(self)
        delegate?.willPresentSearchController(self)
        if presentation.presenter == nil { host?.present(self, animated: true) }
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        delegate?.didPresentSearchController(self)
        wordsDidChange()
    }

    /// Ends the search: the words go, which the updater hears.
    func endSearch() {
        guard search.isActive else { return }
        tellOfEnd()
        guard let presenter = presentation.presenter else { return finishSearch() }
        presenter.dismissPresented(animated: true)
    }

    private func tellOfEnd() {
        if !search.hasToldOfEnd { delegate?.willDismissSearchController(self) }
        search.hasToldOfEnd = true
    }

    /// Clears up after the search, whoever has ended it.
    func finishSearch() {
        guard search.isActive else { return }
        tellOfEnd()
        search.isActive = false
        search.hasToldOfEnd = false
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        searchBar.resignFirstResponder()
        searchBar.text = ""
        wordsDidChange()
        delegate?.didDismissSearchController(self)
    }

    /// Has the updater look again, since there are other words or another scope to look in.
    func wordsDidChange() {
        let hasWords = search.isActive && searchBar.text?.isEmpty == false
        if automaticallyShowsSearchResultsController, showsSearchResultsController != hasWords {
            showsSearchResultsController = hasWords
        }
        if let isShown = scopeBarActivation.showsScopes(isActive: search.isActive, hasWords: hasWords) {
            searchBar.showsScopeBar = isShown && searchBar.scopeButtonTitles?.isEmpty == false
        }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Shows or hides the view of the controller of the results, as long as the search takes place.
    func showResults() {
        guard let results = searchResultsController, search.isActive || results.parent === self else { return }
        if showsSearchResultsController {
            guard results.parent !== self else { return }
            addChild(results)
            view.addSubview(results.view)
            layOutContents()
            results.endArriving(in: self)
        } else if results.parent === self {
            results.beginLeavingParent()
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }

    /// The controller in which the search takes place: the one whose navigation item or view has the bar.
    private var host: UIViewController? {
        if let controller = search.navigationItem?.controller { return controller }
        return sequence(first: searchBar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}
