import InterfaceDocuments

/// Showed the results of a search in a table, before iOS 8; older documents have one.
@preconcurrency @MainActor open class UISearchDisplayController: HeadlessObject, InterfaceDecodable {
    /// Makes a search display for a search bar and the controller that has it.
    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        bar = searchBar
        contents = viewController
        super.init()
    }

    /// Makes the search display that an Interface Builder document describes.
    ///
    /// Headless only.
    public required init?(coder: NSCoder) {
        super.init()
        guard let decoder = InterfaceDecoder(coder, for: self) else { return }
        if let value = decoder.string(.searchResultsTitle) { searchResultsTitle = value }
    }

    private var bar: UISearchBar?
    private weak var contents: UIViewController?
    private var results: UITableView?

    /// What is told of the search; nil once it is gone, if it is of one of UIKit's classes.
    open unowned(unsafe) var delegate: (any UISearchDisplayDelegate)? {
        didSet {
            delegateIdentity = delegate.map { ObjectIdentifier($0) }
            handle.referrer = self
            (delegate as? HeadlessObject)?.noteUnsafeReference(from: handle)
        }
    }
    private var delegateIdentity: ObjectIdentifier?
    private let handle = UnsafeReferrerHandle()

    deinit { handle.referrer = nil }
    /// The data source of the table with the results.
    open weak var searchResultsDataSource: (any UITableViewDataSource)?
    /// The delegate of the table with the results.
    open weak var searchResultsDelegate: (any UITableViewDelegate)?
    /// The title above the results; nil for the usual one.
    open var searchResultsTitle: String?
    /// Whether the search is shown; false by default.
    open var isActive = false
    /// Whether the search bar is in the navigation bar; false by default.
    open var displaysSearchBarInNavigationBar = false

    /// The search bar; an empty one where the document connects none.
    open var searchBar: UISearchBar {
        let bar = bar ?? UISearchBar(frame: .zero)
        self.bar = bar
        return bar
    }

    /// The controller whose content is searched.
    ///
    /// Traps where the document connects none.
    open var searchContentsController: UIViewController {
        guard let contents else {
            UIKitException.internalInconsistency.raise(
                "The search display controller \(identityDescription) has no searchContentsController: connect one.")
        }
        return contents
    }

    /// The table with the results.
    open var searchResultsTableView: UITableView {
        let table = results ?? UITableView(frame: .zero, style: .plain)
        table.dataSource = searchResultsDataSource
        table.delegate = searchResultsDelegate
        results = table
        return table
    }

    /// Shows or hides the search.
    ///
    /// Nothing moves here, so `animated` makes no difference.
    open func setActive(_ visible: Bool, animated: Bool) { isActive = visible }

    override class var keyedProperties: KeyedProperties { searchDisplayKeys }

    private static let searchDisplayKeys = HeadlessObject.keyedProperties.adding([
        "delegate": KeyedProperty(\UISearchDisplayController.delegate),
        "searchResultsDataSource": KeyedProperty(\UISearchDisplayController.searchResultsDataSource),
        "searchResultsDelegate": KeyedProperty(\UISearchDisplayController.searchResultsDelegate),
        "searchResultsTitle": KeyedProperty(\UISearchDisplayController.searchResultsTitle),
        "searchBar": KeyedProperty(\UISearchDisplayController.bar),
        "searchContentsController": KeyedProperty(\UISearchDisplayController.contents),
        "active": KeyedProperty(\UISearchDisplayController.isActive),
    ])
}

extension UISearchDisplayController: UnsafeReferrer {
    func forget(_ object: ObjectIdentifier) {
        if delegateIdentity == object { delegate = nil }
    }
}

/// Told of a search.
///
/// Its members are optional, and none is called here.
@preconcurrency @MainActor public protocol UISearchDisplayDelegate: AnyObject {}
