extension UICollectionView {
    /// Asks for a change as an app does.
    func request(_ change: ListChange) {
        switch change {
        case .insertSections(let sections): insertSections(sections)
        case .deleteSections(let sections): deleteSections(sections)
        case .reloadSections(let sections): reloadSections(sections)
        case .moveSection(let from, let to): moveSection(from, toSection: to)
        case .insertItems(let paths): insertItems(at: paths)
        case .deleteItems(let paths): deleteItems(at: paths)
        case .reloadItems(let paths): reloadItems(at: paths)
        case .moveItem(let from, let to): moveItem(at: from, to: to)
        }
    }
}
