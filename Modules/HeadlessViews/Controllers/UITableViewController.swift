import InterfaceDocuments

/// A controller whose view is a table, of which it is the data source and the delegate.
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Makes a controller whose table is in a nib, or plain.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller whose table has a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes the controller that an Interface Builder document describes.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    private let style: UITableView.Style

    /// The table, which is the controller's view; loaded when it is first asked for.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Whether rows lose their selection as the table comes to be seen again; true by default.
    open var clearsSelectionOnViewWillAppear = true

    /// What the user pulls down to have the content loaded again.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Loads the nib, or makes a table.
    ///
    /// Either has the controller as its data source and delegate, unless the nib names others.
    open override func loadView() {
        if let name = nibNameInUse {
            loadView(fromNibNamed: name)
            guard view is UITableView else {
                UIKitException.internalInconsistency.raise(
                    "-[UITableViewController loadView] loaded the \"\(name)\" nib but didn't get a UITableView.")
            }
        } else {
            let table = UITableView(frame: UIScreen.main.bounds, style: style)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = table
        }
        if tableView.dataSource == nil { tableView.dataSource = self }
        if tableView.delegate == nil { tableView.delegate = self }
    }

    /// How many rows a section has; none unless overridden.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// The cell of a row; an empty one unless overridden.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        guard let decoder else { return }
        if let value = decoder.boolean(.clearsSelectionOnViewWillAppear) { clearsSelectionOnViewWillAppear = value }
        if let control: UIRefreshControl = decoder.object(.refreshControl) {
            (viewIfLoaded as? UITableView)?.refreshControl = control
        }
    }

    override class var keyedProperties: KeyedProperties { tableControllerKeys }

    private static let tableControllerKeys = UIViewController.keyedProperties.adding([
        "tableView": KeyedProperty(\UITableViewController.tableView, write: { $0.tableView = $1 }),
        "refreshControl": KeyedProperty(\UITableViewController.refreshControl),
        "clearsSelectionOnViewWillAppear": KeyedProperty(\UITableViewController.clearsSelectionOnViewWillAppear),
    ])
}
