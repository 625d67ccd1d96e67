/// A view of a collection view's layout.
struct CollectionElement: Hashable {
    var category: UICollectionView.ElementCategory
    /// The kind of a view that is no cell.
    var kind: String?
    var indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .cell, kind: nil, indexPath: indexPath)
    }

    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    static func decoration(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .decorationView, kind: kind, indexPath: indexPath)
    }

    /// The order among views that are equally far in front: decorations, cells, supplementary views.
    var depth: Int {
        switch category {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }
}

extension UICollectionView {
    /// The sorts of view that a layout places.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell = 0
        /// A view that the data source gives, such as a header.
        case supplementaryView = 1
        /// A view that the layout has of itself.
        case decorationView = 2
    }
}
