import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Scopes of a search")
struct SearchScopeTests {
    private final class Witness: UISearchResultsUpdating, UISearchBarDelegate {
        var told: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            told.append("update \(searchController.searchBar.selectedScopeButtonIndex)")
        }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            told.append("scope \(selectedScope)")
        }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { told.append("bookmarks") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { told.append("results") }
    }

    private let witness = Witness()
    private let search = UISearchController(searchResultsController: nil)

    private func window() -> UIWindow {
        search.searchResultsUpdater = witness
        search.searchBar.delegate = witness
        search.searchBar.scopeButtonTitles = ["All", "Free"]
        let root = UIViewController()
        root.navigationItem.searchController = search
        return shownWindow(root)
    }

    @Test("A tap on another scope tells the delegate, and has the updater look again")
    func tap() {
        let window = window()
        #expect(!search.searchBar.tapScopeButton(at: 1))
        search.isActive = true
        witness.told = []
        #expect(search.searchBar.tapScopeButton(at: 1))
        #expect(witness.told == ["scope 1", "update 1"])
        #expect(!search.searchBar.tapScopeButton(at: 1))
        #expect(!search.searchBar.tapScopeButton(at: 2))
        withExtendedLifetime(window) {}
    }

    @Test("The scopes come with the search, with the first words, or when the app says")
    func activation() {
        let window = window()
        search.isActive = true
        #expect(search.searchBar.showsScopeBar)
        search.isActive = false
        #expect(!search.searchBar.showsScopeBar)
        search.scopeBarActivation = .onTextEntry
        search.isActive = true
        #expect(!search.searchBar.showsScopeBar)
        search.searchBar.searchTextField.insertText("a")
        #expect(search.searchBar.showsScopeBar)
        search.isActive = false
        search.automaticallyShowsScopeBar = false
        #expect(search.scopeBarActivation == .manual)
        search.searchBar.showsScopeBar = true
        search.isActive = true
        search.isActive = false
        #expect(search.searchBar.showsScopeBar)
        withExtendedLifetime(window) {}
    }

    @Test("The other buttons of the bar tell the delegate where they are shown")
    func buttons() {
        let bar = search.searchBar
        bar.delegate = witness
        #expect(!bar.tapBookmarkButton() && !bar.tapResultsListButton())
        bar.showsBookmarkButton = true
        bar.showsSearchResultsButton = true
        #expect(bar.tapBookmarkButton() && bar.tapResultsListButton())
        #expect(witness.told == ["bookmarks", "results"])
    }
}
