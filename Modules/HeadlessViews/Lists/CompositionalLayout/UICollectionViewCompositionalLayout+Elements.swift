extension UICollectionViewCompositionalLayout {
    private var geometry: CompositionalGeometry { compositional.geometry }

    private var grid: PixelGrid { PixelGrid(scale: collectionView?.contentScaleFactor ?? UIScreen.main.scale) }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        // Views that stay in sight are there whatever else of their section is.
        for section in geometry.sections(in: axis.span(of: rect)) { addElements(of: section, in: rect, to: &found) }
        for index in geometry.frame.edges.indices { found.append(globalAttributes(index)) }
        return found.filter { $0.frame.overlaps(rect) }
    }

    private func addElements(of index: Int, in rect: CGRect, to found: inout [UICollectionViewLayoutAttributes]) {
        let section = geometry.sections[index]
        let corner = geometry.corner(of: index)
        for place in section.template.decorations.indices { found.append(decorationAttributes(place, index)) }
        section.forEachGroup(in: rect.moved(by: CGPoint(x: -corner.x, y: -corner.y))) { group, first, groupCorner in
            let groupCorner = CGPoint(x: groupCorner.x + corner.x, y: groupCorner.y + corner.y)
            for (slot, place) in group.items.enumerated() {
                let path = IndexPath(item: first + slot, section: index)
                found.append(itemAttributes(path, place, at: groupCorner))
            }
            for supplement in group.supplements {
                found.append(supplementAttributes(supplement, IndexPath(item: first + supplement.item, section: index), at: groupCorner))
            }
        }
        for place in section.template.edges.indices { found.append(edgeAttributes(place, index)) }
    }

    private func itemAttributes(
        _ path: IndexPath, _ place: SolvedGroup.Place, at corner: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(of: .cell(path), frame: grid.snap(place.frame.moved(by: corner)), zIndex: place.zIndex)
        attributes.flexibleAxes = place.flexibleAxes
        return attributes
    }

    private func supplementAttributes(
        _ supplement: SolvedGroup.Supplement, _ path: IndexPath, at corner: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(
            of: .supplementary(supplement.template.kind, path), frame: grid.snap(supplement.frame.moved(by: corner)),
            zIndex: supplement.template.zIndex)
        attributes.flexibleAxes = []
        return attributes
    }

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, geometry.sections.indices.contains(path.section),
            (0..<geometry.sections[path.section].itemCount).contains(path.item)
        else { return nil }
        return itemAttributes(path, geometry.sections[path.section].place(of: path.item), at: geometry.corner(of: path.section))
    }

    func supplementaryAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count == 1 {
            let edges = geometry.frame.edges
            return edges.indices.first { edges[$0].kind == kind && edges.place($0) == path[0] }.map(globalAttributes)
        }
        guard path.count == 2, geometry.sections.indices.contains(path.section) else { return nil }
        let section = geometry.sections[path.section]
        let edges = section.template.edges
        if let index = edges.indices.first(where: { edges[$0].kind == kind && edges.place($0) == path.item }) {
            return edgeAttributes(index, path.section)
        }
        guard (0..<section.itemCount).contains(path.item) else { return nil }
        let supplement = section.supplements(of: path.item).first { $0.template.kind == kind }
        return supplement.map { supplementAttributes($0, path, at: geometry.corner(of: path.section)) }
    }

    func decorationAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, geometry.sections.indices.contains(path.section) else { return nil }
        let decorations = geometry.sections[path.section].template.decorations
        return decorations.indices.first { decorations[$0].kind == kind }.map { decorationAttributes($0, path.section) }
    }

    private func decorationAttributes(_ place: Int, _ section: Int) -> UICollectionViewLayoutAttributes {
        let decoration = geometry.sections[section].template.decorations[place]
        let frame = geometry.sections[section].decorationFrame(place).moved(by: geometry.corner(of: section))
        return makeAttributes(
            of: .decoration(decoration.kind, IndexPath(item: 0, section: section)), frame: grid.snap(frame), zIndex: decoration.zIndex)
    }

    private func edgeAttributes(_ place: Int, _ index: Int) -> UICollectionViewLayoutAttributes {
        let section = geometry.sections[index]
        let edge = section.template.edges[place]
        let frame = section.edgeFrame(place).moved(by: geometry.corner(of: index))
        let path = IndexPath(item: section.template.edges.place(place), section: index)
        return attributes(of: edge, path, frame, home: geometry.span(of: index))
    }

    private func globalAttributes(_ place: Int) -> UICollectionViewLayoutAttributes {
        let edge = geometry.frame.edges[place]
        let frame = geometry.frame.frame(place, sections: geometry.length - geometry.frame.start - geometry.frame.end)
        return attributes(of: edge, IndexPath(index: geometry.frame.edges.place(place)), frame, home: 0..<geometry.length)
    }

    private func attributes(
        of edge: EdgeTemplate, _ path: IndexPath, _ frame: CGRect, home: Range<CGFloat>
    ) -> UICollectionViewLayoutAttributes {
        let frame = edge.pins ? pinned(frame, edge, home) : frame
        let attributes = makeAttributes(of: .supplementary(edge.kind, path), frame: grid.snap(frame), zIndex: edge.zIndex)
        attributes.flexibleAxes = edge.size.flexibleAxes
        return attributes
    }

    private func pinned(_ frame: CGRect, _ edge: EdgeTemplate, _ home: Range<CGFloat>) -> CGRect {
        guard let view = collectionView else { return frame }
        let place = PinnedPlace(sight: axis.span(of: view.bounds.inset(by: view.adjustedContentInset)), home: home)
        let start = axis.along(frame.origin)
        let length = axis.along(frame.size)
        let isLast = edge.edges.contains(axis == .vertical ? .bottom : .trailing)
        let moved = isLast ? place.footer(at: start, length: length) : place.header(at: start, length: length)
        return frame.moved(moved - start, along: axis)
    }
}
