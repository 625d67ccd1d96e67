extension UICollectionViewCell: ListCell {
    public typealias CellBase = UICollectionViewCell
}

extension UICollectionReusableView: ListSupplementaryView {
    public typealias SupplementaryBase = UICollectionReusableView
}

extension UICollectionView: CellList {
    public func registerCell(_ source: ReuseSource, forIdentifier identifier: String) {
        switch source {
        case .type(let type): register(type, forCellWithReuseIdentifier: identifier)
        case .nib(let nib): register(nib, forCellWithReuseIdentifier: identifier)
        }
    }

    public func dequeueCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ReuseFailure) -> UICollectionViewCell {
        do throws(PlatformFailure) {
            return try PlatformLists.cell(of: self, identifier, indexPath)
        } catch {
            throw .refused(identifier: identifier, part: .cell, reason: error.text)
        }
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
    ) throws(ReuseFailure) -> UICollectionReusableView {
        do throws(PlatformFailure) {
            return try PlatformLists.supplementaryView(of: self, kind, identifier, indexPath)
        } catch {
            throw .refused(identifier: identifier, part: .supplementaryView(kind: kind), reason: error.text)
        }
    }
}
