import InterfaceDocuments

/// A controller whose view is a collection view, of which it is the data source and the delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// Makes a controller whose collection view is in a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller whose collection view has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        givenLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes the controller that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var givenLayout: UICollectionViewLayout?

    /// The collection view, which is the controller's view; loaded when it is first asked for.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    /// The layout that the controller was made with, or its collection view's.
    open var collectionViewLayout: UICollectionViewLayout { givenLayout ?? collectionView.collectionViewLayout }

    /// Whether items lose their selection as the collection view comes to be seen again; true by default.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether a long press moves items about; true by default.
    open var installsStandardGestureForInteractiveMovement = true
    /// Whether a push or pop between two collection views changes the layout instead; false by default.
    open var useLayoutToLayoutNavigationTransitions = false

    /// Loads the nib, or makes a collection view.
    ///
    /// Either has the controller as its data source and delegate, unless the nib names others.
    open override func loadView() {
        if let name = nibNameInUse {
            loadView(fromNibNamed: name)
            guard view is UICollectionView else {
                UIKitException.internalInconsistency.raise(
                    "-[UICollectionViewController loadView] loaded the \"\(name)\" nib but didn't get a UICollectionView.")
            }
        } else {
            guard let givenLayout else {
                UIKitException.invalidArgument.raise("UICollectionView must be initialized with a non-nil layout parameter")
            }
            let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: givenLayout)
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = collection
        }
        if collectionView.dataSource == nil { collectionView.dataSource = self }
        if collectionView.delegate == nil { collectionView.delegate = self }
    }

    /// How many items a section has; none unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// The cell of an item; an empty one unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let value = decoder?.boolean(.clearsSelectionOnViewWillAppear) { clearsSelectionOnViewWillAppear = value }
    }

    override class var keyedProperties: KeyedProperties { collectionControllerKeys }

    private static let collectionControllerKeys = UIViewController.keyedProperties.adding([
        "collectionView": KeyedProperty(\UICollectionViewController.collectionView, write: { $0.collectionView = $1 }),
        "clearsSelectionOnViewWillAppear": KeyedProperty(\UICollectionViewController.clearsSelectionOnViewWillAppear),
    ])
}
