#if os(iOS) || os(tvOS) || os(visionOS)
    import UIKit
#else
    @_spi(Headless) import HeadlessViews
#endif

/// Where the platforms differ about lists.
///
/// UIKit raises an exception for an identifier that is not registered, which Swift cannot catch; HeadlessViews says what is wrong.
@MainActor package enum PlatformLists {
    #if os(iOS) || os(tvOS) || os(visionOS)
        /// A table's cell for a row.
        package static func cell(
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

        /// A collection's cell for an item.
        package static func cell(
            of list: UICollectionView, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UICollectionViewCell {
            list.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }

        /// A collection's supplementary view.
        package static func supplementaryView(
            of list: UICollectionView, _ kind: String, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UICollectionReusableView {
            list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        }
    #else
        /// A table's cell for a row.
        package static func cell(
            of list: UITableView, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UITableViewCell {
            try failing { try list.cell(withIdentifier: identifier, for: indexPath) }
        }

        /// A table's header or footer; nil where none is registered.
        package static func headerFooterView(
            of list: UITableView, _ identifier: String
        ) throws(PlatformFailure) -> UITableViewHeaderFooterView? {
            try failing { try list.sectionView(withIdentifier: identifier) }
        }

        /// A collection's cell for an item.
        package static func cell(
            of list: UICollectionView, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UICollectionViewCell {
            try failing { try list.cell(withIdentifier: identifier, for: indexPath) }
        }

        /// A collection's supplementary view.
        package static func supplementaryView(
            of list: UICollectionView, _ kind: String, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UICollectionReusableView {
            try failing { try list.supplementaryView(for: SupplementaryKey(kind: kind, identifier: identifier), at: indexPath) }
        }

        private static func failing<Result>(_ work: () throws -> Result) throws(PlatformFailure) -> Result {
            do {
                return try work()
            } catch {
                throw PlatformFailure(text: "\(error)")
            }
        }
    #endif
}
