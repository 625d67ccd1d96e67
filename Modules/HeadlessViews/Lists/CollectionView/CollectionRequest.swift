/// A call to the data source for a view, and what came of it so far.
struct CollectionRequest {
    var element: CollectionElement
    var attributes: UICollectionViewLayoutAttributes?
    /// The cell that is there already and is only to be configured again. `A34`
    var existing: UICollectionReusableView?
    /// The views that were dequeued during the call.
    private(set) var dequeued: [UICollectionReusableView] = []

    init(_ element: CollectionElement, attributes: UICollectionViewLayoutAttributes?, existing: UICollectionReusableView? = nil) {
        self.element = element
        self.attributes = attributes
        self.existing = existing
    }

    mutating func noteDequeued(_ view: UICollectionReusableView) { dequeued.append(view) }

    /// Why the data source's answer cannot be shown; nil where it can.
    @MainActor func failure(of answer: UICollectionReusableView?) -> CollectionFailure? {
        if answer?.reuseIdentifier == nil { return .notDequeued(element, answer) }
        if let discarded = dequeued.first(where: { $0 !== answer }) { return .discarded(UnaskedView(discarded)) }
        if let existing, existing !== answer { return .otherCell(element.indexPath) }
        return nil
    }
}
