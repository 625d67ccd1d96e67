/// Why a collection view cannot go on with what its data source or layout gave it.
enum CollectionFailure {
    /// The data source has no cell for an item. `A70`
    case noCell(IndexPath)
    /// The data source's view was not dequeued, or is none. `A70` `A71`
    case notDequeued(CollectionElement, UICollectionReusableView?)
    /// A view was dequeued and not returned. `A72`
    case discarded(UnaskedView)
    /// A cell that is to be configured again was replaced. `A34`
    case otherCell(IndexPath)
    /// A registration was made while a cell was asked for. `A73`
    case registrationInProvider(AnyObject, isCell: Bool)
    /// The layout has no attributes for an item. `A83`
    case noAttributes(IndexPath)
    /// There is no section for a supplementary view. `A83`
    case noSection(kind: String, section: Int, of: Int)
    /// There is no section to count the items of.
    case noSectionToCount(Int, of: Int)
    /// There is no item to scroll to.
    case noItemToScrollTo(IndexPath, ListShape)

    @MainActor func raise(in view: UICollectionView) -> Never {
        switch self {
        case .noItemToScrollTo: UIKitException.invalidArgument.raise(text(in: view))
        default: UIKitException.internalInconsistency.raise(text(in: view))
        }
    }
}

extension CollectionFailure {
    /// UIKit's text.
    @MainActor func text(in view: UICollectionView) -> String {
        switch self {
        case .noCell(let path):
            """
            the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path \
            \(path.printed)
            """
        case .notDequeued(let element, let answer): Self.notDequeued(element, answer)
        case .discarded(let discarded): Self.discarded(discarded, view)
        case .otherCell(let path):
            """
            the cell that is to be reconfigured at index path \(path.printed) was not returned from \
            -collectionView:cellForItemAtIndexPath: - dequeue with the same reuse identifier and return that cell
            """
        case .registrationInProvider(let registration, let isCell): Self.registrationInProvider(registration, isCell)
        case .noAttributes(let path):
            "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \(path.printed)"
        case .noSection(let kind, let section, let count):
            """
            request for layout attributes for supplementary view \(kind) in section \(section) when there are only \(count) sections \
            in the collection view
            """
        case .noSectionToCount(let section, let count):
            "request for number of items in section \(section) when there are only \(count) sections in the collection view"
        case .noItemToScrollTo(let path, let shape): Self.noItemToScrollTo(path, shape, view)
        }
    }

    @MainActor private static func notDequeued(_ element: CollectionElement, _ answer: UICollectionReusableView?) -> String {
        guard let kind = element.kind else {
            return """
                the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be \
                retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
                """
        }
        return """
            the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
            (\(kind),\(element.indexPath.printed)) was not retrieved by calling \
            -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(answer?.description ?? "(null)"))
            """
    }

    @MainActor private static func discarded(_ discarded: UnaskedView, _ view: UICollectionView) -> String {
        """
        Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source \
        is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection view. \
        Avoid dequeuing views without a request from the collection view. For retrieving an existing view in the collection view, use \
        -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. \
        Dequeued view: \(discarded.printed); Collection view: \(view.identityDescription)
        """
    }

    private static func registrationInProvider(_ registration: AnyObject, _ isCell: Bool) -> String {
        let address = ObjectIdentifier(registration).address
        let (thing, method, source, name) =
            isCell
            ? ("cell", "cellForItemAtIndexPath:", "cell provider", "UICollectionViewCellRegistration")
            : (
                "supplementary view", "viewForSupplementaryElementOfKind:atIndexPath:", "supplementary view provider",
                "UICollectionViewSupplementaryRegistration"
            )
        return """
            Attempted to dequeue a \(thing) using a registration that was created inside -collectionView:\(method) or inside a \
            UICollectionViewDiffableDataSource \(source). Creating a new registration each time a \(thing) is requested will prevent \
            reuse and cause created \(thing)s to remain inaccessible in memory for the lifetime of the collection view. Registrations \
            should be created up front and reused. Registration: <\(name): \(address)>
            """
    }

    @MainActor private static func noItemToScrollTo(_ path: IndexPath, _ shape: ListShape, _ view: UICollectionView) -> String {
        let count = shape.contains(section: path.section) ? shape.counts[path.section] : nil
        let missing =
            count.map { "item (\(path.item)) when there are only \($0) items in section \(path.section)" }
            ?? "section (\(path.section)) when there are only \(shape.sectionCount) sections"
        return
            "Attempted to scroll the collection view to an out-of-bounds \(missing). Collection view: \(view.identityDescription)."
    }
}
