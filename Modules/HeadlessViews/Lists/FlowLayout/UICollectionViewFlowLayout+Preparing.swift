extension UICollectionViewFlowLayout {
    func flowWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        guard let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext else {
            flow.isStale = true
            flow.asksDelegate = true
            return
        }
        let isEverything = context.invalidateEverything || context.invalidateDataSourceCounts
        if context.invalidateEverything { flow.measured = [:] }
        flow.isStale = flow.isStale || isEverything || flowContext.invalidateFlowLayoutAttributes
        flow.asksDelegate = flow.asksDelegate || isEverything || flowContext.invalidateFlowLayoutDelegateMetrics
    }

    /// Makes the sections anew where they are out of date.
    func prepareFlow() {
        guard let view = collectionView, flow.isStale || flow.asksDelegate else { return }
        let insets = axis.across(view.adjustedContentInset)
        let extent = axis.across(view.bounds.size)
        let shape = view.shape
        flow.extent = extent
        flow.breadth = extent - insets.start - insets.end
        if flow.asksDelegate || flow.answers.count != shape.sectionCount {
            flow.hasWarned = false
            flow.answers = (0..<shape.sectionCount).map { answers(ofSection: $0, count: shape.counts[$0], in: view) }
        }
        flow.geometry = FlowGeometry(flow.answers.enumerated().map(section), axis: axis)
        flow.isStale = false
        flow.asksDelegate = false
    }

    private func section(_ index: Int, _ answers: FlowAnswers) -> FlowSection {
        var answers = answers
        answers.metrics.breadth = flow.breadth
        if asksForPreferredSizes {
            for (path, size) in flow.measured where path.section == index && path.item < answers.items.count {
                answers.items.resize(path.item, to: size)
            }
        }
        return FlowSection(metrics: answers.metrics, items: answers.items)
    }

    private func answers(ofSection section: Int, count: Int, in view: UICollectionView) -> FlowAnswers {
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        var metrics = FlowMetrics(axis: axis, breadth: flow.breadth)
        metrics.grid = PixelGrid(scale: view.contentScaleFactor)
        metrics.insets = insets(ofSection: section, delegate, view)
        metrics.lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section).given ?? minimumLineSpacing
        metrics.itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section).given
            ?? minimumInteritemSpacing
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section).given
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section).given
        metrics.headerLength = max(0, axis.along(header ?? headerReferenceSize))
        metrics.footerLength = max(0, axis.along(footer ?? footerReferenceSize))
        return FlowAnswers(metrics: metrics, items: items(ofSection: section, count: count, delegate, view, metrics))
    }

    private func insets(
        ofSection section: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ view: UICollectionView
    ) -> UIEdgeInsets {
        let own = delegate?.collectionView(view, layout: self, insetForSectionAt: section).given ?? sectionInset
        let reference: UIEdgeInsets =
            switch sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: view.safeAreaInsets
            case .fromLayoutMargins: view.layoutMargins
            }
        // What the content is moved by already does not count twice.
        let moved = view.adjustedContentInset
        let sides = axis == .vertical
        return UIEdgeInsets(
            top: own.top + (sides ? 0 : max(0, reference.top - moved.top)),
            left: own.left + (sides ? max(0, reference.left - moved.left) : 0),
            bottom: own.bottom + (sides ? 0 : max(0, reference.bottom - moved.bottom)),
            right: own.right + (sides ? max(0, reference.right - moved.right) : 0))
    }

    /// The sizes of a section's items; the first answer tells whether the delegate has any. `F10`
    private func items(
        ofSection section: Int, count: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ view: UICollectionView,
        _ metrics: FlowMetrics
    ) -> FlowItems {
        func given(_ item: Int) -> CGSize? {
            delegate?.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)).given
        }
        guard count > 0, let first = given(0) else {
            let size = estimatedSize ?? itemSize
            if count > 0, estimatedSize == nil { check(size, isDelegates: false, metrics, view) }
            return .equal(count: count, size: size)
        }
        let sizes = [first] + (1..<count).map { given($0) ?? itemSize }
        for size in sizes { check(size, isDelegates: true, metrics, view) }
        return FlowItems(sizes)
    }

    /// The size of items that are not measured yet; nil where none is measured.
    private var estimatedSize: CGSize? {
        switch estimatedItemSize {
        case .zero: nil
        case Self.automaticSize: itemSize
        default: estimatedItemSize
        }
    }
}
