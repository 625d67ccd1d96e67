/// The room that a layout is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the room, in points.
    var contentSize: CGSize { get }
    /// The size less the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the room.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that count in the size.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings that a layout is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// A room of a size.
final class LayoutContainer: NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentInsets.shrinking(CGRect(origin: .zero, size: contentSize)).size }
}

/// Surroundings that are what they were when a layout was made.
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: any NSCollectionLayoutContainer, _ traitCollection: UITraitCollection) {
        self.container = container
        self.traitCollection = traitCollection
    }
}
