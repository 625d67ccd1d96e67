/// A transition from one layout to another that waits to be finished or cancelled.
struct LayoutTransition {
    var layout: UICollectionViewTransitionLayout
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
    /// Puts another layout in place. `F7`
    func change(to layout: UICollectionViewLayout) {
        let old = currentLayout
        guard old !== layout else { return }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for shown in state.shown.values { shown.view.willTransition(from: old, to: layout) }
        replace(old, by: layout)
        // Nothing is asked of the data source before there is a place to show it in.
        if state.shape != nil {
            validateLayout()
            contentOffset = layout.targetContentOffset(forProposedContentOffset: scrollRange.clamped(contentOffset))
            if !state.isTiling { tile() }
        }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        for shown in state.shown.values { shown.view.didTransition(from: old, to: layout) }
    }

    private func replace(_ old: UICollectionViewLayout, by layout: UICollectionViewLayout) {
        // Decoration views belong to the layout that they are registered with.
        for (element, shown) in state.shown where element.category == .decorationView {
            state.shown[element] = nil
            recycle(shown)
        }
        if !(layout is UICollectionViewTransitionLayout) { old.collectionView = nil }
        currentLayout = layout
        layout.collectionView = self
        state.isLayoutStale = true
        setNeedsLayout()
    }

    func startTransition(
        to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let old = currentLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
        layout.collectionView = self
        state.transition = LayoutTransition(layout: between, completion: completion)
        change(to: between)
        return between
    }

    /// There is no animation to wait for: the layout that remains is there at once.
    func endTransition(isFinished: Bool) {
        guard let transition = state.transition else { return }
        state.transition = nil
        let (old, new) = (transition.layout.currentLayout, transition.layout.nextLayout)
        let (stays, goes) = isFinished ? (new, old) : (old, new)
        change(to: stays)
        goes.collectionView = nil
        transition.completion?(true, isFinished)
    }
}
