extension UICollectionViewCompositionalLayout {
    var axis: LayoutAxis { configuration.scrollDirection.axis }

    /// Makes the sections anew where they are out of date, and takes over what was measured.
    func prepareSections() {
        guard let view = collectionView else { return }
        guard compositional.isStale else { return compositional.measureNoted() }
        let insets = view.adjustedContentInset
        let container = view.bounds.inset(by: insets).size
        // Of another breadth, views have other lengths.
        if axis.across(container) != axis.across(compositional.container) { compositional.measured = [:] }
        compositional.container = container
        let environment = environment
        let shape = view.shape
        let sections = (0..<shape.sectionCount).map { section($0, environment, isEmpty: shape.counts[$0] == 0) }
        let templates = sections.map { template(of: $0, in: environment, view) }
        compositional.sections = sections
        compositional.isEstimated = templates.contains(where: \.isEstimated) || globalEdges.contains { $0.size.isEstimated }
        compositional.followsSight =
            templates.contains { $0.edges.contains(where: \.pins) } || globalEdges.contains(where: \.pins)
            || sections.contains { $0.visibleItemsInvalidationHandler != nil }
        let geometries = zip(templates, shape.counts).map {
            SectionGeometry($0, axis: axis, container: container, itemCount: $1)
        }
        compositional.take(
            CompositionalGeometry(
                geometries, frame: LayoutFrame(edges: globalEdges, axis: axis, container: container), axis: axis,
                spacing: configuration.interSectionSpacing))
    }

    private var globalEdges: [EdgeTemplate] { configuration.boundarySupplementaryItems.map(\.edgeTemplate) }

    /// The surroundings that sections are made for.
    var environment: LayoutEnvironment {
        LayoutEnvironment(
            LayoutContainer(contentSize: compositional.container),
            collectionView?.traitCollection ?? UIScreen.main.traitCollection)
    }

    private func section(_ index: Int, _ environment: LayoutEnvironment, isEmpty: Bool) -> NSCollectionLayoutSection {
        if let section = provider(index, environment) { return section }
        guard isEmpty else {
            UIKitException.internalInconsistency.raise(
                """
                Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. \
                This is a client error.
                """)
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
    }

    private func template(
        of section: NSCollectionLayoutSection, in environment: LayoutEnvironment, _ view: UICollectionView
    ) -> SectionTemplate {
        let reference = section.contentInsetsReference.or(configuration.contentInsetsReference)
        let insets = section.contentInsets.adding(view.insets(of: reference, across: axis))
        return SectionTemplate(
            group: section.group.template(in: environment), insets: insets, groupSpacing: section.interGroupSpacing,
            orthogonal: section.orthogonalScrollingBehavior.behavior,
            edges: section.boundarySupplementaryItems.map(\.edgeTemplate),
            edgeInsets: edgeInsets(of: section, groups: insets, view),
            decorations: section.decorationItems.map(\.decorationTemplate))
    }

    private func edgeInsets(
        of section: NSCollectionLayoutSection, groups: NSDirectionalEdgeInsets, _ view: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        let own = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        switch section.supplementaryContentInsetsReference {
        case .automatic: return section.supplementariesFollowContentInsets ? groups : .zero
        case .none: return .zero
        case let reference: return own.adding(view.insets(of: reference, across: axis))
        }
    }
}

extension SectionTemplate {
    /// Whether any view of the section says how large it is.
    var isEstimated: Bool { group.isEstimated || edges.contains { $0.size.isEstimated } }
}

extension UIContentInsetsReference {
    fileprivate func or(_ other: UIContentInsetsReference) -> UIContentInsetsReference { self == .automatic ? other : self }
}

extension UICollectionView {
    /// How far a reference is inside the room for the content, at the sides of a layout's direction.
    ///
    /// What the content is moved by already does not count twice.
    fileprivate func insets(of reference: UIContentInsetsReference, across axis: LayoutAxis) -> NSDirectionalEdgeInsets {
        let edges: UIEdgeInsets =
            switch reference {
            case .automatic, .none: .zero
            case .safeArea: safeAreaInsets
            case .layoutMargins: layoutMargins
            case .readableContent: readableInsets
            }
        let moved = adjustedContentInset
        let rest = UIEdgeInsets(
            top: max(0, edges.top - moved.top), left: max(0, edges.left - moved.left),
            bottom: max(0, edges.bottom - moved.bottom), right: max(0, edges.right - moved.right))
        let sides = directional(rest)
        return axis == .vertical
            ? NSDirectionalEdgeInsets(top: 0, leading: sides.leading, bottom: 0, trailing: sides.trailing)
            : NSDirectionalEdgeInsets(top: sides.top, leading: 0, bottom: sides.bottom, trailing: 0)
    }

    private var readableInsets: UIEdgeInsets {
        let readable = readableContentGuide.layoutFrame
        return UIEdgeInsets(
            top: 0, left: max(0, readable.minX - bounds.minX), bottom: 0, right: max(0, bounds.maxX - readable.maxX))
    }
}
