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

    /// Loads the collection view of the scene or of the nib, or makes one.
    ///
    /// Each has the controller as its data source and delegate, unless the document names others.
    open override func loadView() {
        if loadViewFromScene() {
            guard view is UICollectionView else {
                UIKitException.internalInconsistency.raise(
                    "-[UICollectionViewController loadView] instantiated a view controller whose view is no UICollectionView.")
            }
        } else if let name = nibNameInUse {
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

    /// Takes the selection away where ``clearsSelectionOnViewWillAppear`` says so.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView.indexPathsForSelectedItems ?? [] { collectionView.deselectItem(at: path, animated: animated) }
    }

    /// Begins or ends editing: the collection view's, too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    /// How many items a section has; none unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// The cell of an item; an empty one unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
    }

    /// How many sections there are; 1 unless overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// The supplementary view of a kind at a path; none unless overridden, which traps where the layout wants one.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { MissingSupplementaryView(frame: .zero) }

    /// Whether an item can be moved by hand; true unless overridden.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// Told to move an item that was moved by hand; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Whether an item may be highlighted; true unless the delegate says otherwise. `A89`
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }

    /// Told that an item is highlighted.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Told that an item is no longer highlighted.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Whether a tap may select an item; true unless the delegate says otherwise.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }

    /// Whether a tap may deselect an item where several can be selected; true unless the delegate says otherwise.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }

    /// Told that a tap has selected an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Told that a tap has deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Whether a tap on an item does more than select it; true unless the delegate says otherwise.
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Told to do what a tap on an item is for.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}

    /// Told that a cell is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Told that a supplementary or decoration view is about to be shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}

    /// Told that a cell is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Told that a supplementary or decoration view is no longer shown.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Whether an item can be edited; true unless the delegate says otherwise.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    /// The layout between two layouts of an interactive transition.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }

    /// The offset after an update, for the one that it would be; that one unless the delegate says otherwise.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The path that an item moved by hand gets, for the one that it would get; that one unless the delegate says otherwise.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Told that the content has moved.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Told that a finger begins to drag the content.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Told that the finger lets go, and where the content will come to rest.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Told that the finger has let go.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Told that the content begins to go on of itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Told that the content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Told that an animated move has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Whether a tap on the status bar scrolls to the top; true unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Told that a tap on the status bar has scrolled to the top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// The view that zooming scales; none unless overridden.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Told that fingers begin to scale the content.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Told that the content's scale has changed.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Told that the content has its new scale.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    /// Told that the insets with the safe area have changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

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
