extension UICollectionViewCompositionalLayout {
    /// Calls the sections' handlers with their views that are about to be shown.
    func callHandlers(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard compositional.followsSight else { return }
        let bySection = Dictionary(grouping: attributes.filter { $0.indexPath.count == 2 }) { $0.indexPath.section }
        for (section, items) in bySection.sorted(by: { $0.key < $1.key }) where compositional.sections.indices.contains(section) {
            guard let handler = compositional.sections[section].visibleItemsInvalidationHandler else { continue }
            handler(items, offset(ofSection: section), environment)
        }
    }

    /// How far a section was scrolled: its groups where those scroll by themselves, else the collection view.
    private func offset(ofSection section: Int) -> CGPoint {
        let geometry = compositional.geometry.sections[section]
        guard geometry.template.orthogonal != nil else { return collectionView?.contentOffset ?? .zero }
        return axis.point(along: 0, across: geometry.scrolled)
    }

    /// Scrolls the groups of a section, and answers whether they scroll.
    func scrollGroups(ofSection section: Int, to offset: CGFloat) -> Bool {
        guard compositional.geometry.sections.indices.contains(section),
            compositional.geometry.sections[section].template.orthogonal != nil
        else { return false }
        compositional.offsets[section] = offset
        compositional.geometry.scroll(section, to: offset)
        let context = makeInvalidationContext()
        context.keepsGeometry = true
        invalidateLayout(with: context)
        return true
    }

    /// Scrolls the groups of an item's section until the item is in sight.
    func scrollGroups(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
        guard let scroll = compositional.geometry.sections[path.section].scroll else { return }
        let section = compositional.geometry.sections[path.section]
        let cross = axis.crossing
        let frame = section.place(of: path.item).frame
        let (start, length) = (cross.along(frame.origin) + section.scrolled, cross.along(frame.size))
        let atStart: UICollectionView.ScrollPosition = cross == .horizontal ? .left : .top
        let atMiddle: UICollectionView.ScrollPosition = cross == .horizontal ? .centeredHorizontally : .centeredVertically
        let atEnd: UICollectionView.ScrollPosition = cross == .horizontal ? .right : .bottom
        let offset: CGFloat =
            if position.contains(atMiddle) {
                start - (scroll.sightLength - length) / 2
            } else if position.contains(atEnd) {
                start + length - scroll.sightLength
            } else if position.contains(atStart) || start < section.scrolled {
                start
            } else {
                max(section.scrolled, start + length - scroll.sightLength)
            }
        _ = scrollGroups(ofSection: path.section, to: scroll.clamped(offset))
    }
}

extension UICollectionView {
    /// Drags the groups of a section that scroll by themselves, and lets them go: they come to rest as the section's behavior says.
    ///
    /// Headless only: what a test calls in the place of a finger.
    ///
    /// - Parameters:
    ///   - section: the index of the section.
    ///   - offset: how far the groups are from their start when they are let go, in points.
    /// - Returns: whether the section's groups scroll by themselves.
    @_spi(Headless) @discardableResult
    public func dragGroups(ofSection section: Int, to offset: CGFloat) -> Bool {
        validateLayout()
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            layout.compositional.geometry.sections.indices.contains(section),
            let scroll = layout.compositional.geometry.sections[section].scroll
        else { return false }
        return layout.scrollGroups(ofSection: section, to: scroll.resting(offset))
    }

    /// How far the groups of a section have been scrolled by themselves, in points; nil where they do not scroll.
    ///
    /// Headless only: UIKit tells it to the section's handler alone.
    @_spi(Headless) public func groupOffset(ofSection section: Int) -> CGFloat? {
        validateLayout()
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            layout.compositional.geometry.sections.indices.contains(section)
        else { return nil }
        let geometry = layout.compositional.geometry.sections[section]
        return geometry.template.orthogonal == nil ? nil : geometry.scrolled
    }
}
