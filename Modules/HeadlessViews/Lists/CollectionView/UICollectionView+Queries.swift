extension UICollectionView {
    /// The views in sight of a sort.
    func visible(_ category: ElementCategory, ofKind kind: String? = nil) -> [ShownView] {
        state.shown.values.filter {
            !$0.isKept && $0.attributes.representedElementCategory == category && $0.attributes.representedElementKind == kind
        }
    }

    /// What a view that is shown stands for.
    func element(of view: UICollectionReusableView) -> CollectionElement? {
        guard let element = view.shownAttributes?.element, state.shown[element]?.view === view else { return nil }
        return element
    }

    func item(at point: CGPoint) -> IndexPath? {
        validateLayout()
        let hit = attributes(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)).filter {
            $0.representedElementCategory == .cell && $0.frame.contains(point) && shape.contains($0.indexPath)
        }
        return hit.max { $0.zIndex < $1.zIndex }?.indexPath
    }
}
