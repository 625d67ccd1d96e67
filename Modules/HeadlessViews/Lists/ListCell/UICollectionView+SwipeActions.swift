extension UICollectionView {
    /// Swipes an item of a list from the side where reading ends, which shows the item's actions there.
    ///
    /// Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: the actions; nil where the item has none, or is not in sight.
    @_spi(Headless) public func swipeTrailingEdge(ofItemAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        listSection(of: indexPath)?.swipes.trailing?(indexPath)
    }

    /// Swipes an item of a list from the side where reading begins, which shows the item's actions there.
    ///
    /// Headless only: what a test calls in the place of a finger.
    ///
    /// - Returns: the actions; nil where the item has none, or is not in sight.
    @_spi(Headless) public func swipeLeadingEdge(ofItemAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        listSection(of: indexPath)?.swipes.leading?(indexPath)
    }

    /// Taps on one of the actions that a swipe over an item has shown.
    ///
    /// Headless only: what a test calls in the place of a finger.
    @_spi(Headless) public func tapSwipeAction(_ action: UIContextualAction, ofItemAt indexPath: IndexPath) {
        action.handler(action, cellForItem(at: indexPath) ?? self) { _ in }
    }

    private func listSection(of path: IndexPath) -> NSCollectionLayoutSection? {
        guard cellForItem(at: path) != nil, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            layout.compositional.sections.indices.contains(path.section)
        else { return nil }
        return layout.compositional.sections[path.section]
    }
}
