extension UICollectionView {
    /// How often views may say on the way that they prefer another size before they are taken as they are.
    private static let passLimit = 20

    /// Puts the views in place that are to be seen, and takes the others out.
    func tile() {
        guard !state.isTiling, state.batchDepth == 0 else { return }
        checkUnasked()
        state.isTiling = true
        for _ in 0..<Self.passLimit {
            if state.isReloading { recycleAll() }
            validateLayout()
            if !bounds.isEmpty { show(attributesInSight) }
            guard state.isLayoutStale || state.isReloading else { break }
        }
        state.isTiling = false
        prefetch()
        state.lastOffset = contentOffset
        // What was put in place or taken out just now has marked the view again, to no purpose.
        layoutState.needsLayout = state.isLayoutStale || state.isReloading
    }

    /// Puts in place what is to be seen by now, where a layout waits.
    func tileIfPending() {
        if layoutState.needsLayout { tile() }
    }

    /// A view that nobody asked for would never be shown. `A72`
    private func checkUnasked() {
        if let view = state.unasked.first { CollectionFailure.discarded(view).raise(in: self) }
    }

    private var attributesInSight: [UICollectionViewLayoutAttributes] {
        let sight = bounds
        var seen: Set<CollectionElement> = []
        let found = attributes(in: sight).filter {
            !$0.isHidden && $0.frame.overlaps(sight) && isValid($0) && seen.insert($0.element).inserted
        }
        collectionViewLayout.willShow(found)
        return found
    }

    /// Whether the data source has what attributes are for. `A82`
    private func isValid(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell, !shape.contains(attributes.indexPath) else { return true }
        if !state.hasLoggedMissingItems {
            state.hasLoggedMissingItems = true
            StandardError.log(
                """
                Layout attributes \(attributes.identityDescription) for the index path \(attributes.indexPath.printed) were received \
                from the layout \(collectionViewLayout.identityDescription) but are not valid for the data source counts. Attributes \
                will be ignored.
                """)
        }
        return false
    }

    private func show(_ wanted: [UICollectionViewLayoutAttributes]) {
        let elements = Set(wanted.map(\.element))
        for element in state.shown.keys where !elements.contains(element) { leave(element) }
        for attributes in wanted {
            if state.isReloading { return }
            if state.shown[attributes.element] == nil { appear(attributes) } else { move(to: attributes) }
        }
    }

    /// Takes out a view that is out of sight, save one with the keyboard's attention, which stays as it is. `A35`
    private func leave(_ element: CollectionElement) {
        guard let shown = state.shown[element] else { return }
        if let responder = FirstResponder.current as? UIView, responder.isDescendant(of: shown.view) {
            state.shown[element]?.isKept = true
        } else {
            state.shown[element] = nil
            recycle(shown)
        }
    }

    /// Puts a view in place that was not there.
    private func appear(_ attributes: UICollectionViewLayoutAttributes) {
        guard let view = requestView(for: attributes) else { return }
        adopt(view, attributes)
    }

    /// Shows a view at its attributes.
    func adopt(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if !state.unasked.isEmpty { state.unasked.removeAll { $0.isOf(view) } }
        state.shown[attributes.element] = ShownView(view: view, attributes: attributes)
        view.take(attributes)
        fit(attributes.element)
        tellWillDisplay(view, attributes.element)
        place(view, attributes)
    }

    private func move(to attributes: UICollectionViewLayoutAttributes) {
        guard let shown = state.shown[attributes.element] else { return }
        state.shown[attributes.element]?.isKept = false
        guard shown.attributes != attributes else { return }
        state.shown[attributes.element]?.attributes = attributes
        shown.view.take(attributes)
        if shown.attributes.zIndex != attributes.zIndex { place(shown.view, attributes) }
        if shown.preferredSize != attributes.size { fit(attributes.element) }
    }

    /// Puts a view among the others by how far in front it is.
    private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let order = (attributes.zIndex, attributes.element.depth)
        let siblings = view.superview === self ? subviews.filter { $0 !== view } : subviews
        // Nearly always it is the last one, so that the search ends where it begins.
        let behind = siblings.lastIndex { sibling in
            guard let sibling = sibling as? UICollectionReusableView, let other = sibling.shownAttributes else { return true }
            return (other.zIndex, other.element.depth) <= order
        }
        insertSubview(view, at: (behind ?? -1) + 1)
    }

    /// Takes every view out, to be asked for anew.
    private func recycleAll() {
        state.isReloading = false
        let shown = state.shown.values
        state.shown = [:]
        for view in shown { recycle(view) }
    }

    /// Takes a view out, and lets it wait to be used again.
    func recycle(_ shown: ShownView) {
        shown.view.shownAttributes = nil
        if shown.attributes.representedElementCategory == .decorationView {
            shown.view.removeFromSuperview()
            let kind = shown.attributes.representedElementKind ?? ""
            collectionViewLayout.decorations.pool.put(shown.view, for: kind)
        } else {
            enqueueForReuse(shown.view)
        }
        tellDidEndDisplaying(shown.view, shown.attributes.element)
    }
}

extension UICollectionReusableView {
    /// Takes over what the layout says of the view.
    fileprivate func take(_ attributes: UICollectionViewLayoutAttributes) {
        shownAttributes = attributes
        if CATransform3DIsIdentity(attributes.transform3D) {
            if !CATransform3DIsIdentity(transform3D) { transform3D = CATransform3DIdentity }
            frame = attributes.frame
        } else {
            bounds = CGRect(origin: bounds.origin, size: attributes.size)
            center = attributes.center
            transform3D = attributes.transform3D
        }
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }
}
