/// What has a place that can be changed.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    /// The middle of the item.
    var center: CGPoint { get set }
    /// The item's own rectangle.
    var bounds: CGRect { get }
    /// How the item is transformed.
    var transform: CGAffineTransform { get set }
}

/// A view in sight, as a section's handler may change it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// How much of the view shows through.
    var alpha: CGFloat { get set }
    /// How far in front the view is.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// How the view is transformed in three dimensions.
    var transform3D: CATransform3D { get set }
    /// A name of the view: its kind, or that of cells.
    var name: String { get }
    /// The path of the view.
    var indexPath: IndexPath { get }
    /// The frame in the content.
    var frame: CGRect { get }
    /// Whether the view is a cell or another one.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a view that is no cell.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// A name of the view: its kind, or that of cells.
    ///
    /// Headless only as a declaration: on UIKit another object than the attributes has it.
    public var name: String { representedElementKind ?? "UICollectionElementKindCell" }
}

/// Changes the views of a section that are in sight, when any of them comes or the section is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void
