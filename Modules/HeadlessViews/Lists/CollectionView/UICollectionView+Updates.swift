extension UICollectionView {
    /// Collects the changes of a closure, and makes them at once when the outermost batch ends. `A46`
    func performBatch(_ updates: () -> Void) {
        // The counts before the batch must be known before the data source changes its own. `A48`
        if state.batchDepth == 0 { _ = shape }
        state.batchDepth += 1
        updates()
        state.batchDepth -= 1
        if state.batchDepth == 0 { commit() }
    }

    /// Takes a change into the batch, or makes it at once where none is going on.
    func change(_ change: ListChange) {
        performBatch { state.batch.add(change) }
    }

    private func commit() {
        let batch = state.batch
        state.batch = ListBatch()
        // A reload inside the batch, or one before it that no layout pass has followed, makes all changes void: everything is asked for in the
        // next pass. `A49`
        guard !state.isReloading else { return recount() }
        guard let old = state.shape else { return }
        let new = countedShape
        do throws(ListUpdateFailure) {
            let transition = try batch.transition(from: old, to: new, in: .collection)
            apply(batch, transition, new)
        } catch {
            refuse(error)
        }
    }

    /// Without a window, counts that do not fit are logged, and everything is reloaded. `A79`
    private func refuse(_ failure: ListUpdateFailure) {
        guard window == nil, failure.isMiscount else { failure.raise() }
        StandardError.log("\(failure.text) - will perform reloadData. Collection view: \(identityDescription)")
        reload()
    }

    private func apply(_ batch: ListBatch, _ transition: ListTransition, _ new: ListShape) {
        state.shape = new
        guard !batch.isEmpty else {
            settle()
            return
        }
        state.selected = Set(state.selected.compactMap { transition.isReloaded(old: $0) ? nil : transition.newIndexPath(of: $0) })
        state.highlighted = state.highlighted.flatMap(transition.newIndexPath)
        state.prefetch.clear()
        let leaving = renameShown(transition)
        let layout = collectionViewLayout
        layout.itemsDidMove(transition)
        let context = layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        state.shape = new
        validateLayout()
        layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: batch))
        askForEnds(of: leaving, transition)
        keepContentInSight()
        settle()
        layout.finalizeCollectionViewUpdates()
        // A view that is reloaded is another one than before: the old one waits to be used again only now. `A33`
        for shown in leaving { recycle(shown) }
    }

    /// Gives the views that stay their new paths, and answers those that go.
    private func renameShown(_ transition: ListTransition) -> [ShownView] {
        var leaving: [ShownView] = []
        var staying: [CollectionElement: ShownView] = [:]
        for (element, var shown) in state.shown {
            guard let renamed = element.after(transition) else {
                leaving.append(shown)
                continue
            }
            if renamed != element {
                shown.attributes = shown.attributes.copied
                shown.attributes.element = renamed
                shown.view.shownAttributes = shown.attributes
            }
            staying[renamed] = shown
        }
        state.shown = staying
        return leaving
    }

    /// Asks the layout where views come from and go to, which is where an animation would begin and end. `F6`
    private func askForEnds(of leaving: [ShownView], _ transition: ListTransition) {
        for shown in leaving { _ = collectionViewLayout.finalAttributes(of: shown.attributes.element) }
        for attributes in attributes(in: bounds) where attributes.element.before(transition) == nil {
            _ = collectionViewLayout.initialAttributes(of: attributes.element)
        }
    }

    /// Keeps the content in sight when there is less of it, and lets the layout and the delegate say where.
    private func keepContentInSight() {
        let proposed = scrollRange.clamped(contentOffset)
        let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        let chosen = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
        if chosen != contentOffset { contentOffset = chosen }
    }

    /// Shows what is there by now, unless views are being put in place already.
    private func settle() {
        if state.isTiling { setNeedsLayout() } else { tile() }
    }

    /// Has the cells of some items configured again, the same cells. `A34` `A24`
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            let element = CollectionElement.cell(path)
            guard let shown = state.shown[element] else { continue }
            _ = requestCell(CollectionRequest(element, attributes: shown.attributes, existing: shown.view))
            fit(element)
        }
    }
}

extension ListUpdateFailure {
    /// Whether the numbers of sections or items do not add up.
    fileprivate var isMiscount: Bool {
        switch cause {
        case .sectionCount, .itemCount: true
        default: false
        }
    }
}

extension CollectionElement {
    /// The element of the same thing after a batch; nil where it goes, or is asked for anew.
    func after(_ transition: ListTransition) -> CollectionElement? {
        var element = self
        guard indexPath.count > 1 else { return self }
        if category == .cell {
            guard !transition.isReloaded(old: indexPath), let path = transition.newIndexPath(of: indexPath) else { return nil }
            element.indexPath = path
        } else {
            guard !transition.isReloadedSection(old: indexPath.section),
                let section = transition.newSection(of: indexPath.section)
            else { return nil }
            element.indexPath = IndexPath(item: indexPath.item, section: section)
        }
        return element
    }

    /// The element of the same thing before a batch; nil where it is new.
    fileprivate func before(_ transition: ListTransition) -> IndexPath? {
        guard indexPath.count > 1 else { return indexPath }
        if category == .cell { return transition.oldIndexPath(of: indexPath) }
        return transition.oldSection(of: indexPath.section).map { IndexPath(item: indexPath.item, section: $0) }
    }
}

extension UICollectionViewLayout {
    /// Where a view comes from that a batch brings.
    fileprivate func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch (element.category, element.kind) {
        case (.supplementaryView, let kind?):
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: element.indexPath)
        case (.decorationView, let kind?):
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: element.indexPath)
        default: initialLayoutAttributesForAppearingItem(at: element.indexPath)
        }
    }

    /// Where a view goes that a batch takes away.
    fileprivate func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch (element.category, element.kind) {
        case (.supplementaryView, let kind?):
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: element.indexPath)
        case (.decorationView, let kind?):
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: element.indexPath)
        default: finalLayoutAttributesForDisappearingItem(at: element.indexPath)
        }
    }
}
