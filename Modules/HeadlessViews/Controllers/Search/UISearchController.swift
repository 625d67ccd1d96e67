/// Manages a search: a bar to type into, and who is to show what was found.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// Makes a controller whose results are shown by another one; for nil, by the one in which the search takes place.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a controller whose results are shown by the one in which the search takes place.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        searchResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes the controller that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    /// The bar to type into.
    open var searchBar: UISearchBar { bar }

    private let bar = UISearchBar()

    /// The controller that shows what was found; nil where the one does in which the search takes place.
    open private(set) var searchResultsController: UIViewController?

    /// What looks for the words, whenever they may have changed.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// What hears of the beginning and the end of the search.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether what is behind is dimmed during the search; true by default.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar makes room during the search; true by default.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the button that ends the search comes and goes with it; true by default.
    open var automaticallyShowsCancelButton = true
    /// Whether the results are shown as soon as there are words to look for; true by default.
    open var automaticallyShowsSearchResultsController = true

    /// When the buttons for scopes come and go, if the bar has titles for some; `automatic` by default.
    open var scopeBarActivation = ScopeBarActivation.automatic

    /// Whether the buttons for scopes come and go with the search; true by default.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    /// Whether the results are shown; set by hand, they are no longer shown of themselves.
    open var showsSearchResultsController = false {
        didSet { showResults() }
    }

    /// Whether the search takes place; setting it begins or ends it.
    open var isActive: Bool {
        get { search.isActive }
        set { if newValue { beginSearch() } else { endSearch() } }
    }

    /// What the search is in.
    var search = SearchState()

    /// The search takes place where its results would be, and leaves what is behind in place.
    override var automaticPresentationStyle: UIModalPresentationStyle { .overCurrentContext }

    /// Ends the search, unless it presents something itself.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentation.presented == nil else { return super.dismiss(animated: flag, completion: completion) }
        endSearch()
        completion?()
    }

    override func presentationDidEnd() { finishSearch() }

    override func layOutContents() { searchResultsController?.viewIfLoaded?.frame = viewIfLoaded?.bounds ?? .zero }
}
