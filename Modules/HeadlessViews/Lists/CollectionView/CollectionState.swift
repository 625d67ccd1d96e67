/// What a collection view shows, and what it knows of its items.
struct CollectionState {
    /// How many items each section has; nil where the data source is to be asked.
    var shape: ListShape?
    /// Whether all views are to be asked for anew.
    var isReloading = false
    /// Whether the layout is to be prepared again.
    var isLayoutStale = true
    /// Whether views are being put in place.
    var isTiling = false
    /// The views in sight, and those that are kept though they are not.
    var shown: [CollectionElement: ShownView] = [:]
    var selected: Set<IndexPath> = []
    /// The item that is under a finger.
    var highlighted: IndexPath?
    /// The views that the data source is being asked for, the innermost last.
    var requests: [CollectionRequest] = []
    /// Views that were given out though the data source was not asked for any.
    var unasked: [UnaskedView] = []
    /// The changes of the batch that is being collected.
    var batch = ListBatch()
    /// How many calls of `performBatchUpdates` are going on, one in the other.
    var batchDepth = 0
    var prefetch = PrefetchWindow()
    /// The offset after the last layout, which tells the direction of travel.
    var lastOffset = CGPoint.zero
    var isEditing = false
    var movement: ItemMovement?
    var transition: LayoutTransition?
    /// Whether texts that UIKit logs once have been.
    var hasLoggedMissingItems = false
}

/// A view in its place.
struct ShownView {
    var view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// The size that the view asked for when it was last measured.
    var preferredSize: CGSize?
    /// Whether the view is kept out of sight, since it has the keyboard's attention.
    var isKept = false
}

/// A view that was given out, by its name: the list does not keep it alive.
struct UnaskedView {
    private let identity: ObjectIdentifier
    private let type: AnyClass

    init(_ view: UICollectionReusableView) {
        identity = ObjectIdentifier(view)
        type = Swift.type(of: view)
    }

    func isOf(_ view: UICollectionReusableView) -> Bool { identity == ObjectIdentifier(view) }

    /// The view as UIKit's texts print it.
    var printed: String { "<\(type): \(identity.address)>" }
}
