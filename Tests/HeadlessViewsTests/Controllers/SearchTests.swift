import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Searches") @MainActor
struct SearchTests {
    private final class Witness: UISearchResultsUpdating, UISearchControllerDelegate {
        var told: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            told.append("update \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { told.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { told.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { told.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { told.append("did dismiss") }

        func page() -> [String] {
            defer { told = [] }
            return told
        }
    }

    private let witness = Witness()
    private let root = UIViewController()

    private func search(results: UIViewController? = nil) -> UISearchController {
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = witness
        search.delegate = witness
        root.navigationItem.searchController = search
        return search
    }

    @Test("A search begins and ends as it is made active or not, and the updater hears of each change of words")
    func active() {
        let search = search()
        let window = shownWindow(UINavigationController(rootViewController: root))
        search.isActive = true
        #expect(search.isActive)
        #expect(search.searchBar.showsCancelButton)
        #expect(search.presentingViewController === root.navigationController)
        #expect(witness.page() == ["will present", "did present", "update "])
        search.searchBar.searchTextField.insertText("a")
        search.searchBar.searchTextField.insertText("b")
        #expect(witness.page() == ["update a", "update ab"])
        search.isActive = false
        #expect(witness.page() == ["will dismiss", "update ", "did dismiss"])
        #expect(search.presentingViewController == nil)
        #expect(!search.searchBar.showsCancelButton)
        #expect(window.subviews.count == 1)
    }

    @Test("Editing the bar begins the search, and its cancel button ends it")
    func editing() {
        let search = search()
        let window = shownWindow(root)
        root.view.addSubview(search.searchBar)
        #expect(!search.searchBar.tapCancelButton())
        search.searchBar.becomeFirstResponder()
        #expect(search.isActive)
        #expect(search.searchBar.tapCancelButton())
        #expect(!search.isActive)
        #expect(!search.searchBar.isFirstResponder)
        #expect(window.subviews.count == 1)
    }

    @Test("A search that someone else takes away has ended")
    func dismissed() {
        let search = search()
        let window = shownWindow(root)
        search.isActive = true
        _ = witness.page()
        root.dismiss(animated: false)
        #expect(!search.isActive)
        #expect(witness.page() == ["will dismiss", "update ", "did dismiss"])
        search.isActive = true
        search.dismiss(animated: false)
        #expect(!search.isActive)
        #expect(window.subviews.count == 1)
    }

    @Test("The controller of the results is seen as soon as there are words")
    func results() {
        let results = UIViewController()
        let search = search(results: results)
        let window = shownWindow(root)
        search.isActive = true
        #expect(results.parent == nil)
        search.searchBar.searchTextField.insertText("a")
        #expect(search.showsSearchResultsController)
        #expect(results.view.window === window)
        search.searchBar.searchTextField.deleteBackward()
        #expect(results.view.window == nil)
        search.isActive = false
        #expect(results.parent == nil)
    }

    @Test("Nothing keeps a search alive but its navigation item")
    func lifetime() {
        weak var gone: UISearchController?
        do { gone = search() }
        #expect(gone != nil)
        root.navigationItem.searchController = nil
        #expect(gone == nil)
    }
}
