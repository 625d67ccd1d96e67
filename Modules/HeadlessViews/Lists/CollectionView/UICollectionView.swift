/// Items in sections, placed by a layout.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Makes a collection view whose items a layout places.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// Makes the collection view that an Interface Builder document describes, with a flow layout where that names none.
    ///
    /// The cells that are drawn in it are not made: a nib has none at run time.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    /// Traps: a collection view has a layout. `A84`
    public override convenience init(frame: CGRect) { ListFailure.noLayout.raise() }

    /// The kind of the view above the items of a section. `F8`
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of the view below the items of a section. `F8`
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    var currentLayout: UICollectionViewLayout
    var state = CollectionState()
    var cells = ReuseStock<String, UICollectionViewCell>()
    var supplementaryViews = ReuseStock<SupplementaryKey, UICollectionReusableView>()

    /// What places the items; setting it applies it at once. `F7`
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// What gives the collection view its items; it is not kept alive.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if oldValue !== dataSource { dataSourceDidChange() } }
    }

    /// What is told of items that will be seen soon; it is not kept alive.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    // Objective-C lets a property's protocol become narrower in a subclass. Swift does not, so this is a property of its own over the
    // scroll view's.
    /// What hears of the items and of scrolling; it is not kept alive. `A101`
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set { super.delegate = newValue }
    }

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
    /// Traps where nothing is registered under the identifier. `A61` The cell must be returned to the collection view. `A20`
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        ListFailure.trapping(try cell(withIdentifier: identifier, for: indexPath))
    }

    /// A supplementary view: one that waited to be used again, else a new one.
    ///
    /// Traps where nothing is registered under the kind and the identifier. `A61` The view must be returned to the collection view. `A20`
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
    open var allowsMultipleSelection = false {
        didSet { if oldValue, !allowsMultipleSelection { keepOneSelected() } }
    }
    /// Whether an item can be selected while the view is edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while the view is edited; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether items that will be seen soon are announced; true by default. `D54`
    open var isPrefetchingEnabled = true
    /// Whether the item that gets the focus is selected; false by default.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the item that had it; false by default.
    open var remembersLastFocusedIndexPath = false
    /// Whether items can be dragged out of the view; true by default.
    open var dragInteractionEnabled = true
    /// When views that have another content are measured again; `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// Whether the items are being edited; false by default.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue) }
    }

    /// How many sections there are: what the data source said last. `A41`
    open var numberOfSections: Int { shape.sectionCount }

    /// How many items a section has: what the data source said last; traps for a section that there is not. `A41`
    open func numberOfItems(inSection section: Int) -> Int { countItems(inSection: section) }

    /// Has everything asked for anew in the next layout pass, and forgets the selection. `A32` `A93`
    open func reloadData() { reload() }

    /// The cell of an item; nil where the collection view has none, or there is no such item. `A35`
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        state.shown[.cell(indexPath)]?.view as? UICollectionViewCell
    }

    /// The supplementary view of a kind at a path; nil where the collection view has none.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        state.shown[.supplementary(elementKind, indexPath)]?.view
    }

    /// The cells in sight, in no order. `A37`
    open var visibleCells: [UICollectionViewCell] { visible(.cell).compactMap { $0.view as? UICollectionViewCell } }

    /// The paths of the items in sight, in no order. `A37`
    open var indexPathsForVisibleItems: [IndexPath] { visible(.cell).map(\.attributes.indexPath) }

    /// The supplementary views of a kind in sight, in no order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visible(.supplementaryView, ofKind: elementKind).map(\.view)
    }

    /// The paths of the supplementary views of a kind in sight, in no order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visible(.supplementaryView, ofKind: elementKind).map(\.attributes.indexPath)
    }

    /// The path of a cell; nil for one that the collection view does not show.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { element(of: cell)?.indexPath }

    /// The path of a supplementary view; nil for one that the collection view does not show.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        element(of: supplementaryView)?.indexPath
    }

    /// The path of the item at a point of the content; nil where there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

    /// The attributes that the layout has for an item; nil where there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadedAttributes(of: .cell(indexPath))
    }

    /// The attributes that the layout has for a supplementary view; traps for a section that there is not. `A83`
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(kind, indexPath) }

    /// The selected items; empty where none is. `A40`
    open var indexPathsForSelectedItems: [IndexPath]? { state.selected.sorted() }

    /// Selects an item and scrolls to it, without a call to the delegate; nil selects none. `A90` `A91`
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        select(indexPath, animated: animated, at: scrollPosition)
    }

    /// Deselects an item, without a call to the delegate. `A90`
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    /// Scrolls until an item is at a place in sight; traps for an item that there is not.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Makes changes to the items that the data source has made to its own inside `updates`. `A46` `A48`
    ///
    /// There is no animation to wait for, so `completion` is called before this returns. Traps where the changes and the data source's
    /// counts do not fit together `A77`; outside of a window that is logged, and everything is reloaded `A79`.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        performBatch { updates?() }
        completion?(true)
    }

    /// Says that the data source has new sections.
    open func insertSections(_ sections: IndexSet) { change(.insertSections(sections)) }
    /// Says that the data source no longer has some sections.
    open func deleteSections(_ sections: IndexSet) { change(.deleteSections(sections)) }
    /// Has sections asked for anew.
    open func reloadSections(_ sections: IndexSet) { change(.reloadSections(sections)) }
    /// Says that a section is at another place.
    open func moveSection(_ section: Int, toSection newSection: Int) { change(.moveSection(from: section, to: newSection)) }
    /// Says that the data source has new items.
    open func insertItems(at indexPaths: [IndexPath]) { change(.insertItems(indexPaths)) }
    /// Says that the data source no longer has some items.
    open func deleteItems(at indexPaths: [IndexPath]) { change(.deleteItems(indexPaths)) }
    /// Has other cells asked for, for some items. `A33`
    open func reloadItems(at indexPaths: [IndexPath]) { change(.reloadItems(indexPaths)) }
    /// Says that an item is at another place. `A47`
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.moveItem(from: indexPath, to: newIndexPath))
    }

    /// Has the cells of some items configured again, the same cells. `A34` `A24`
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Whether changes are being collected that the collection view does not show yet.
    open var hasUncommittedUpdates: Bool { state.batchDepth > 0 }

    /// Puts another layout in place, at once. `F7`
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Puts another layout in place, at once, and calls the completion handler after that.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        change(to: layout)
        completion?(true)
    }

    /// Puts a layout in place that is on the way to another one, and stays there until the transition is finished or cancelled.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

    /// Ends a transition with the layout that it led to.
    open func finishInteractiveTransition() { endTransition(isFinished: true) }

    /// Ends a transition with the layout that it began at.
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    /// Takes hold of an item to move it; false where the data source does not let it be moved.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

    /// Moves the item that is held to a point of the content.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveHeldItem(to: targetPosition) }

    /// Lets go of the item that is held, which stays where it is.
    open func endInteractiveMovement() { endMovement() }

    /// Lets go of the item that is held, which returns to where it was.
    open func cancelInteractiveMovement() { cancelMovement() }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    override var findsContentSize: Bool { true }

    open override func layoutSubviews() {
        super.layoutSubviews()
        tile()
        backgroundView?.frame = bounds
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.invalidateLayout()
    }

    override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// A layout may ask for the traits, and items that are measured have other sizes with another text size.
    override func traitsDidSettle(from previous: UITraitCollection?) {
        super.traitsDidSettle(from: previous)
        if let previous, !traitCollection.laysOut(like: previous) { collectionViewLayout.invalidateLayout() }
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeCollectionView(decoder) } else { backgroundColor = .systemBackground }
    }

    override class var keyedProperties: KeyedProperties { collectionViewKeys }
}
