extension UICollectionViewFlowLayout {
    /// How far in front headers and footers are that stay in sight.
    private static let pinnedDepth = 10

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        for section in flow.geometry.sections(in: axis.span(of: rect)) {
            let edges = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
                .compactMap { edgeAttributes(ofKind: $0, section: section) }
                .filter { $0.frame.overlaps(rect) }
            let items = flow.geometry.frames(ofSection: section, in: axis.span(of: rect))
                .filter { $0.frame.overlaps(rect) }
                .map { itemAttributes(IndexPath(item: $0.item, section: section), $0.frame) }
            found += edges + items
        }
        return found
    }

    func itemAttributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        makeAttributes(of: .cell(path), frame: flow.geometry.sections[path.section].metrics.grid.snap(frame))
    }

    /// The attributes of a section's header or footer; nil where it has none. `F18`
    func edgeAttributes(ofKind kind: String, section: Int) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let geometry = flow.geometry.sections[section]
        let frame = isHeader ? geometry.headerFrame(breadth: flow.extent) : geometry.footerFrame(breadth: flow.extent)
        guard let frame else { return nil }
        let home = flow.geometry.span(ofSection: section)
        let start = home.lowerBound + axis.along(frame.origin)
        let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        let place = pins ? pinned(isHeader, start, axis.along(frame.size), home, geometry.metrics) : start
        return makeAttributes(
            of: .supplementary(kind, IndexPath(item: 0, section: section)),
            frame: geometry.metrics.grid.snap(axis.rect(along: place, across: axis.across(frame.origin), size: frame.size)),
            zIndex: pins ? Self.pinnedDepth : 0)
    }

    private func pinned(
        _ isHeader: Bool, _ start: CGFloat, _ length: CGFloat, _ home: Range<CGFloat>, _ metrics: FlowMetrics
    ) -> CGFloat {
        guard let view = collectionView else { return start }
        let sight = axis.span(of: view.bounds.inset(by: view.adjustedContentInset))
        if isHeader {
            let home = home.lowerBound..<max(home.lowerBound, home.upperBound - metrics.footerLength)
            return PinnedPlace(sight: sight, home: home).header(at: start, length: length)
        }
        let room = min(home.upperBound, home.lowerBound + metrics.headerLength)..<home.upperBound
        return PinnedPlace(sight: sight, home: room).footer(at: start, length: length)
    }
}
