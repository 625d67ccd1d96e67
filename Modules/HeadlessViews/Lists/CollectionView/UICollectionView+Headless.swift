extension UICollectionView {
    /// A cell for an item, as `dequeueReusableCell(withReuseIdentifier:for:)` gives it; throws where that traps, with the same text.
    ///
    /// Headless only.
    @_spi(Headless) public func cell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) throws -> UICollectionViewCell {
        try requiredCell(withIdentifier: identifier, for: indexPath)
    }

    /// A view, as `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` gives it; throws where that traps, with the same
    /// text.
    ///
    /// Headless only.
    @_spi(Headless) public func supplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) throws -> UICollectionReusableView {
        try requiredView(for: SupplementaryKey(kind: elementKind, identifier: identifier), at: indexPath)
    }

    /// Takes a cell or supplementary view out of the collection view and lets it wait to be given out again; one without an identifier is
    /// let go. `A23`
    ///
    /// Headless only: what scrolling a view out of sight comes to.
    @_spi(Headless) public func enqueueForReuse(_ view: UICollectionReusableView) {
        view.removeFromSuperview()
        guard let identifier = view.reuseIdentifier else { return }
        if let kind = view.elementKind {
            supplementaryViews.pool.put(view, for: SupplementaryKey(kind: kind, identifier: identifier))
        } else if let cell = view as? UICollectionViewCell {
            cells.pool.put(cell, for: identifier)
        }
    }
}
