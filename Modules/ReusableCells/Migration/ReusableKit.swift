// What ReusableKit 4 calls differently. Its `register(_:)`, `dequeue(_:)` and their kin are called the same here.

/// ReusableKit's word for what cells of all lists have in common.
@available(*, deprecated, message: "Use ListCell")
@preconcurrency @MainActor public protocol CellType: ListCell {
    /// The identifier that the cell was made under.
    var reuseIdentifier: String? { get }
}

@available(*, deprecated)
extension UITableViewCell: CellType {}

@available(*, deprecated)
extension UICollectionViewCell: CellType {}

/// ReusableKit's word for what headers, footers and supplementary views have in common.
@available(*, deprecated, message: "Use ListSectionView or ListSupplementaryView")
@preconcurrency @MainActor public protocol ViewType: AnyObject {}

@available(*, deprecated)
extension UIView: ViewType {}

extension ReusableCell {
    /// The class of the cells.
    @available(*, deprecated, message: "Use Cell")
    public typealias Class = Cell

    /// The class of the cells.
    @available(*, deprecated, message: "Use Cell.self")
    public var `class`: Cell.Type { Cell.self }
}

extension ReusableView {
    /// The class of the views.
    @available(*, deprecated, message: "Use View")
    public typealias Class = View

    /// The class of the views.
    @available(*, deprecated, message: "Use View.self")
    public var `class`: View.Type { View.self }
}

/// The kinds of views that a flow layout has; any other string is none of them.
@available(*, deprecated, renamed: "SupplementaryKind")
public enum SupplementaryViewKind: String, Sendable {
    /// Above the items.
    case header
    /// Below the items.
    case footer

    /// The kind that UIKit has a name for.
    public init?(rawValue: String) {
        switch rawValue {
        case UICollectionView.elementKindSectionHeader: self = .header
        case UICollectionView.elementKindSectionFooter: self = .footer
        default: return nil
        }
    }

    /// UIKit's name for the kind.
    public var rawValue: String {
        switch self {
        case .header: UICollectionView.elementKindSectionHeader
        case .footer: UICollectionView.elementKindSectionFooter
        }
    }
}

extension SupplementaryViewList {
    /// Registers the views of a token for a kind.
    @available(*, deprecated, message: "Use SupplementaryKind")
    @_disfavoredOverload public func register<View: ListSupplementaryView>(
        _ view: ReusableView<View>, kind: SupplementaryViewKind
    ) where View.SupplementaryViewBase == SupplementaryViewBase {
        register(view, kind: SupplementaryKind(rawValue: kind.rawValue))
    }

    /// A view of a token and a kind for an index path.
    @available(*, deprecated, message: "Use SupplementaryKind")
    @_disfavoredOverload public func dequeue<View: ListSupplementaryView>(
        _ view: ReusableView<View>, kind: SupplementaryViewKind, for indexPath: IndexPath
    ) -> View where View.SupplementaryViewBase == SupplementaryViewBase {
        dequeue(view, kind: SupplementaryKind(rawValue: kind.rawValue), for: indexPath)
    }
}
