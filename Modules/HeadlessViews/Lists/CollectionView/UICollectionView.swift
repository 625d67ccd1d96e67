/// Items in sections, placed by a layout.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Makes a collection view whose items a layout places.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Makes the collection view that an Interface Builder document describes, with a flow layout where that names none.
    ///
    /// The cells that are drawn in it are not made: a nib has none at run time.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// Traps: a collection view has a layout. `A84`
    public override convenience init(frame: CGRect) { ListFailure.noLayout.raise() }

    /// The kind of the view above the items of a section. `F8`
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of the view below the items of a section. `F8`
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// What places the items.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { layoutDidChange(from: oldValue) }
    }

    /// What gives the collection view its items; it is not kept alive.
    open weak var dataSource: (any UICollectionViewDataSource)?

    // Objective-C lets a property's protocol become narrower in a subclass. Swift does not, so this is a property of its own over the
    // scroll view's.
    /// What hears of the items and of scrolling; it is not kept alive. `A101`
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }

    var cells = ReuseStock<String, UICollectionViewCell>()
    var supplementaryViews = ReuseStock<SupplementaryKey, UICollectionReusableView>()

    /// Registers the class that cells of an identifier are made of; nil takes the registration away. `A1` `A2`
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        ListFailure.trapping(try registerCell(cellClass, identifier))
    }

    /// Registers the nib that cells of an identifier are made from; nil takes the registration away. `A1` `A2`
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        ListFailure.trapping(try registerCell(nib, identifier))
    }

    /// Registers the class that supplementary views of a kind and an identifier are made of; nil takes the registration away. `A6`
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        ListFailure.trapping(try registerSupplementary(viewClass, SupplementaryKey(kind: elementKind, identifier: identifier)))
    }

    /// Registers the nib that supplementary views of a kind and an identifier are made from; nil takes the registration away. `A6`
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        ListFailure.trapping(try registerSupplementary(nib, SupplementaryKey(kind: kind, identifier: identifier)))
    }

    /// A cell for an item: one that waited to be used again, else a new one.
    ///
    /// Traps where nothing is registered under the identifier. `A61`
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        ListFailure.trapping(try cell(withIdentifier: identifier, for: indexPath))
    }

    /// A supplementary view: one that waited to be used again, else a new one.
    ///
    /// Traps where nothing is registered under the kind and the identifier. `A61`
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        ListFailure.trapping(
            try supplementaryView(for: SupplementaryKey(kind: elementKind, identifier: identifier), at: indexPath))
    }

    /// The view behind the items, which does not move with them; nil by default.
    open var backgroundView: UIView? {
        didSet { showBackgrounds([backgroundView].compactMap(\.self), of: [oldValue, backgroundView].compactMap(\.self)) }
    }

    /// Whether an item can be selected; true by default. `D54`
    open var allowsSelection = true
    /// Whether several items can be selected; false by default. `D54`
    open var allowsMultipleSelection = false
    /// Whether an item can be selected while the view is edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while the view is edited; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether cells are made a little before they are seen; true by default. `D54`
    open var isPrefetchingEnabled = true
    /// Whether the item that gets the focus is selected; false by default.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the item that had it; false by default.
    open var remembersLastFocusedIndexPath = false
    /// Whether items can be dragged out of the view; true by default.
    open var dragInteractionEnabled = true

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeCollectionView(decoder) } else { backgroundColor = .systemBackground }
    }

    override class var keyedProperties: KeyedProperties { collectionViewKeys }
}

extension UICollectionView {
    /// The direction in which a layout goes on.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }
}
