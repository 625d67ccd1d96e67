// What the typed modules ask lists for: a view, or an error that says in UIKit's words why there is none.

extension UITableView {
    /// A cell for a row; throws where `dequeueReusableCell(withIdentifier:for:)` traps.
    package func dequeuedCell(withIdentifier identifier: String, for indexPath: IndexPath) throws -> UITableViewCell {
        try cell(withIdentifier: identifier, for: indexPath)
    }

    /// A header or footer, nil where nothing is registered; throws where `dequeueReusableHeaderFooterView(withIdentifier:)` traps.
    package func dequeuedHeaderFooterView(withIdentifier identifier: String) throws -> UITableViewHeaderFooterView? {
        try sectionView(withIdentifier: identifier)
    }
}

extension UICollectionView {
    /// A cell for an item; throws where `dequeueReusableCell(withReuseIdentifier:for:)` traps.
    package func dequeuedCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) throws -> UICollectionViewCell {
        try cell(withIdentifier: identifier, for: indexPath)
    }

    /// A view of a kind; throws where `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` traps.
    package func dequeuedSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) throws -> UICollectionReusableView {
        try supplementaryView(for: SupplementaryKey(kind: elementKind, identifier: identifier), at: indexPath)
    }
}
