/// What a supplementary view is to its section.
///
/// An app's layouts have kinds of their own:
///
///     extension SupplementaryKind { static let shelf: Self = "shelf" }
@frozen public struct SupplementaryKind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The kind as UIKit names it.
    public let rawValue: String

    /// Makes a kind of UIKit's name for it.
    @inlinable public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a kind of UIKit's name for it.
    @inlinable public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// Above the items of a section, in a flow layout.
    public static let header = SupplementaryKind(rawValue: UICollectionView.elementKindSectionHeader)

    /// Below the items of a section, in a flow layout.
    public static let footer = SupplementaryKind(rawValue: UICollectionView.elementKindSectionFooter)
}
