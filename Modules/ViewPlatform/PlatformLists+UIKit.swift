#if os(iOS) || os(tvOS) || os(visionOS)
    import UIKit

    extension PlatformLists {
        /// Nil: UIKit does not tell.
        package static func dequeueCount(of table: UITableView) -> Int? { nil }

        /// A table's cell for a row.
        @inlinable package static func cell(
            of list: UITableView, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UITableViewCell {
            list.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        }

        /// A table's header or footer; nil where none is registered.
        package static func headerFooterView(
            of list: UITableView, _ identifier: String
        ) throws(PlatformFailure) -> UITableViewHeaderFooterView? {
            list.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        }

        /// A collection view's cell for an item.
        package static func cell(
            of list: UICollectionView, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }

        /// A collection view's supplementary view.
        package static func supplementaryView(
            of list: UICollectionView, _ kind: String, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UICollectionReusableView {
            list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        }
    }
#endif
