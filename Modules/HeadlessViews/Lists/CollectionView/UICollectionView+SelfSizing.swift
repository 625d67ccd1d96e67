extension UICollectionView {
    /// Asks a view that is shown for the size that it prefers, and the layout whether that changes anything. `F5` `F20`
    func fit(_ element: CollectionElement) {
        guard collectionViewLayout.asksForPreferredSizes, element.category != .decorationView,
            let shown = state.shown[element]
        else { return }
        let preferred = shown.view.preferredLayoutAttributesFitting(shown.attributes.copied)
        state.shown[element]?.preferredSize = shown.attributes.size(taking: preferred.size)
        let layout = collectionViewLayout
        guard preferred != shown.attributes,
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: shown.attributes)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: shown.attributes))
    }

    /// Called by a view whose content may have another size.
    func contentSizeMayHaveChanged(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, !state.isTiling, let attributes = view.shownAttributes,
            state.shown[attributes.element]?.view === view
        else { return }
        fit(attributes.element)
    }
}
