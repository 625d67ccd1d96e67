extension UICollectionViewCell: ListCell {
    public typealias CellBase = UICollectionViewCell
}

extension UICollectionReusableView: ListSupplementaryView {
    public typealias SupplementaryViewBase = UICollectionReusableView
}

extension UICollectionView: CellList {
    public func registerCell(_ source: ReuseSource, forIdentifier identifier: String) {
        switch source {
        case .type(let type): register(type, forCellWithReuseIdentifier: identifier)
        case .nib(let nib): register(nib, forCellWithReuseIdentifier: identifier)
        }
    }

    public func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListRefusal) -> UICollectionViewCell {
        try ListRefusal.passing { () throws(PlatformFailure) in try PlatformLists.cell(of: self, identifier, indexPath) }
    }
}

extension UICollectionView: SupplementaryViewList {
    public func registerSupplementaryView(_ source: ReuseSource, ofKind kind: String, forIdentifier identifier: String) {
        switch source {
        case .type(let type): register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        case .nib(let nib): register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }

    public func dequeueSupplementaryView(
        ofKind kind: String, withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ListRefusal) -> UICollectionReusableView {
        try ListRefusal.passing { () throws(PlatformFailure) in
            try PlatformLists.supplementaryView(of: self, kind, identifier, indexPath)
        }
    }
}
