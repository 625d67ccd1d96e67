extension UICollectionViewCell: ListCell {
    /// Collection views take every subclass.
    public typealias CellBase = UICollectionViewCell
}

extension UICollectionReusableView: ListSupplementaryView {
    /// Collection views take every subclass, cells too.
    public typealias SupplementaryViewBase = UICollectionReusableView
}

extension UICollectionView: CellList {
    /// Registers a class or a nib of cells, as the collection view's own two calls do.
    public func registerCell(_ source: ReuseSource, forIdentifier identifier: String) {
        switch source {
        case .type(let type): register(type, forCellWithReuseIdentifier: identifier)
        case .nib(let nib): register(nib, forCellWithReuseIdentifier: identifier)
        }
    }

    /// A cell for an item, as `dequeueReusableCell(withReuseIdentifier:for:)` gives it.
    public func dequeueCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ListRefusal) -> UICollectionViewCell {
        try ListRefusal.passing { () throws(PlatformFailure) in try PlatformLists.cell(of: self, identifier, indexPath) }
    }
}

extension UICollectionView: SupplementaryViewList {
    /// Registers a class or a nib of views of a kind, as the collection view's own two calls do.
    public func registerSupplementaryView(_ source: ReuseSource, ofKind kind: String, forIdentifier identifier: String) {
        switch source {
        case .type(let type): register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        case .nib(let nib): register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }

    /// A view of a kind, as `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` gives it.
    public func dequeueSupplementaryView(
        ofKind kind: String, withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ListRefusal) -> UICollectionReusableView {
        try ListRefusal.passing { () throws(PlatformFailure) in
            try PlatformLists.supplementaryView(of: self, kind, identifier, indexPath)
        }
    }
}
