@_spi(Headless) import HeadlessViews
import Testing

/// Short ways to make parts of a compositional layout.
@MainActor private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor private func section(
    _ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    return section
}

/// A group of two items side by side, 100 points high.
@MainActor private var pair: NSCollectionLayoutGroup {
    .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)),
        subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))])
}

/// A group of one item as high as it says.
@MainActor private var row: NSCollectionLayoutGroup {
    .vertical(
        layoutSize: size(.fractionalWidth(1), .estimated(50)),
        subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))])
}

@MainActor @Suite("Compositional layout in a collection view")
struct CompositionalLayoutTests {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    @Test("F26 Has UIKit's defaults")
    func defaults() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        #expect(configuration.scrollDirection == .vertical && configuration.interSectionSpacing == 0)
        #expect(configuration.contentInsetsReference == .safeArea && configuration.boundarySupplementaryItems.isEmpty)
        let section = NSCollectionLayoutSection(group: pair)
        #expect(section.contentInsetsReference == .automatic && section.orthogonalScrollingBehavior == .none)
        #expect(section.contentInsets == .zero && section.interGroupSpacing == 0)
        let edge = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: "head", alignment: .top)
        #expect(edge.extendsBoundary && !edge.pinToVisibleBounds && edge.zIndex == 1)
    }

    @Test("F24 Dimensions know what they are")
    func dimensions() {
        #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
        #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
        #expect(NSCollectionLayoutDimension.absolute(5).isAbsolute)
        #expect(NSCollectionLayoutDimension.estimated(5).isEstimated)
        #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 5).isUniformAcrossSiblings)
        #expect(NSCollectionLayoutDimension.absolute(5).dimension == 5)
        #expect(NSCollectionLayoutSpacing.flexible(3).isFlexible && NSCollectionLayoutSpacing.fixed(3).isFixed)
    }

    @Test("Places groups below one another, section after section")
    func placing() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let layout = UICollectionViewCompositionalLayout(
            section: section(pair) {
                $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                $0.interGroupSpacing = 2
            }, configuration: configuration)
        let (view, window) = shownCollection(Gallery([3, 1]), layout)
        #expect(view.cellForItem(at: itemPath(0, 0))?.frame == CGRect(x: 10, y: 5, width: 150, height: 100))
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame.minX == 160)
        #expect(view.cellForItem(at: itemPath(0, 2))?.frame.minY == 107)
        #expect(view.cellForItem(at: itemPath(1, 0))?.frame.minY == 224)
        #expect(view.contentSize == CGSize(width: 320, height: 329))
        withExtendedLifetime(window) {}
    }

    @Test("The provider makes each section, in an environment that tells the room")
    func provider() {
        var rooms: [CGSize] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            rooms.append(environment.container.effectiveContentSize)
            return section(index == 0 ? pair : row)
        }
        let (view, window) = shownCollection(Gallery([2, 2]), layout)
        #expect(rooms == [CGSize(width: 320, height: 480), CGSize(width: 320, height: 480)])
        #expect(view.cellForItem(at: itemPath(1, 0))?.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
        withExtendedLifetime(window) {}
    }

    @Test("F24 An estimate is replaced by what the cell asks for, and what is below moves")
    func selfSizing() throws {
        let layout = UICollectionViewCompositionalLayout(section: section(row))
        let gallery = Gallery([100])
        let (view, window) = shownCollection(gallery, layout, isLaidOut: false)
        view.register(GrowingItem.self, forCellWithReuseIdentifier: "item")
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: itemPath(0, 0))?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(view.cellForItem(at: itemPath(0, 11))?.frame.minY == 440)
        #expect(view.contentSize.height == 12 * 40 + 88 * 50)
        let fits = try #require(view.cellForItem(at: itemPath(0, 3)) as? GrowingItem).fitCount
        #expect(fits == 1)
        gallery.counts = [99]
        view.deleteItems(at: [itemPath(0, 0)])
        #expect(view.contentSize.height == 12 * 40 + 87 * 50)
        withExtendedLifetime(window) {}
    }

    @Test("F25 An item's insets shrink it in its place")
    func insets() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: nil, trailing: nil, bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 1)
        let (view, window) = shownCollection(Gallery([1]), UICollectionViewCompositionalLayout(section: section(group)))
        #expect(view.cellForItem(at: itemPath(0, 0))?.frame == CGRect(x: 12, y: 1, width: 154, height: 96))
        withExtendedLifetime(window) {}
    }

    @Test("Headers and footers are around their sections, and those of the whole layout around all")
    func edges() {
        let line = size(.fractionalWidth(1), .absolute(20))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: line, elementKind: "badge", alignment: .top)
        ]
        let layout = UICollectionViewCompositionalLayout(
            section: section(pair) {
                $0.contentInsets.leading = 10
                $0.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: line, elementKind: header, alignment: .top),
                    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: line, elementKind: footer, alignment: .bottom),
                ]
            }, configuration: configuration)
        let gallery = Gallery([2])
        let (view, window) = shownCollection(gallery, layout)
        #expect(view.supplementaryView(forElementKind: "badge", at: IndexPath(index: 0))?.frame.minY == 0)
        #expect(view.supplementaryView(forElementKind: header, at: itemPath(0, 0))?.frame == CGRect(x: 10, y: 20, width: 310, height: 20))
        #expect(view.cellForItem(at: itemPath(0, 0))?.frame.minY == 40)
        #expect(view.supplementaryView(forElementKind: footer, at: itemPath(0, 0))?.frame.minY == 140)
        #expect(view.contentSize.height == 160)
        withExtendedLifetime(window) {}
    }

    @Test("A pinned header stays in sight while its section does")
    func pinning() {
        let layout = UICollectionViewCompositionalLayout(
            section: section(pair) {
                let edge = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: header, alignment: .top)
                edge.pinToVisibleBounds = true
                $0.boundarySupplementaryItems = [edge]
            })
        let (view, window) = shownCollection(Gallery([20, 20]), layout)
        view.contentOffset.y = 300
        view.layoutIfNeeded()
        #expect(view.supplementaryView(forElementKind: header, at: itemPath(0, 0))?.frame.minY == 300)
        view.contentOffset.y = 1010
        view.layoutIfNeeded()
        #expect(view.supplementaryView(forElementKind: header, at: itemPath(0, 0))?.frame.minY == 1000)
        withExtendedLifetime(window) {}
    }

    @Test("A section's background is behind its cells")
    func background() throws {
        let layout = UICollectionViewCompositionalLayout(
            section: section(pair) {
                let shade = NSCollectionLayoutDecorationItem.background(elementKind: "shade")
                shade.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
                $0.decorationItems = [shade]
            })
        layout.register(LoggingSupplement.self, forDecorationViewOfKind: "shade")
        let (view, window) = shownCollection(Gallery([4]), layout)
        #expect(view.subviews.first is LoggingSupplement)
        #expect(view.subviews.first?.frame == CGRect(x: 1, y: 1, width: 318, height: 198))
        withExtendedLifetime(window) {}
    }

    @Test("A badge is at its item's corner, and is asked for with its path")
    func badge() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: -5, y: 5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let gallery = Gallery([3])
        let (view, window) = shownCollection(gallery, UICollectionViewCompositionalLayout(section: section(group)))
        #expect(view.supplementaryView(forElementKind: "badge", at: itemPath(0, 2))?.frame == CGRect(x: 135, y: 105, width: 20, height: 20))
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").count == 3)
        withExtendedLifetime(window) {}
    }

    @Test("The groups of an orthogonal section scroll by themselves, and only what is in sight has cells")
    func orthogonal() {
        var seen: [(count: Int, offset: CGPoint)] = []
        let card = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(150)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        let layout = UICollectionViewCompositionalLayout { index, _ in
            section(index == 0 ? card : pair) {
                $0.orthogonalScrollingBehavior = index == 0 ? .groupPaging : .none
                if index == 0 { $0.visibleItemsInvalidationHandler = { items, offset, _ in seen.append((items.count, offset)) } }
            }
        }
        let (view, window) = shownCollection(Gallery([100, 2]), layout)
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 2)
        #expect(view.cellForItem(at: itemPath(1, 0))?.frame.minY == 150)
        #expect(view.contentSize == CGSize(width: 320, height: 250))
        #expect(view.dragGroups(ofSection: 0, to: 390))
        view.layoutIfNeeded()
        #expect(view.groupOffset(ofSection: 0) == 400)
        #expect(view.cellForItem(at: itemPath(0, 2))?.frame.minX == 0)
        #expect(seen.last?.offset == CGPoint(x: 400, y: 0) && seen.last?.count == 2)
        #expect(!view.dragGroups(ofSection: 1, to: 10))
        view.scrollToItem(at: itemPath(0, 50), at: .left, animated: false)
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: itemPath(0, 50))?.frame.minX == 0)
        withExtendedLifetime(window) {}
    }

    @Test("A section's handler changes how its views in sight look")
    func handler() {
        let layout = UICollectionViewCompositionalLayout(
            section: section(pair) { $0.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.5 } } })
        let (view, window) = shownCollection(Gallery([2]), layout)
        #expect(view.visibleCells.map(\.alpha) == [0.5, 0.5])
        withExtendedLifetime(window) {}
    }

    @Test("A custom group has the frames that its closure gives")
    func custom() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
            let width = environment.container.contentSize.width / 4
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width, height: 50)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width, y: 50, width: width, height: 50), zIndex: 2),
            ]
        }
        let (view, window) = shownCollection(Gallery([3]), UICollectionViewCompositionalLayout(section: section(group)))
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame == CGRect(x: 80, y: 50, width: 80, height: 50))
        #expect(view.cellForItem(at: itemPath(0, 2))?.frame.minY == 100)
        withExtendedLifetime(window) {}
    }

    @Test("Where people read from the right, the layout is turned round")
    func mirrored() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(1))), count: 2)
        let layout = UICollectionViewCompositionalLayout(section: section(group) { $0.contentInsets.leading = 5 })
        let (view, window) = shownCollection(Gallery([2]), layout, isLaidOut: false)
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: itemPath(0, 0))?.frame.maxX == 315)
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame.maxX == 265)
        withExtendedLifetime(window) {}
    }

    @Test("A horizontal layout puts its groups side by side")
    func horizontal() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(100), .fractionalHeight(1)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)))])
        let (view, window) = shownCollection(
            Gallery([10]), UICollectionViewCompositionalLayout(section: section(column), configuration: configuration))
        #expect(view.cellForItem(at: itemPath(0, 5))?.frame == CGRect(x: 100, y: 120, width: 100, height: 120))
        #expect(view.contentSize == CGSize(width: 300, height: 480))
        withExtendedLifetime(window) {}
    }

    @Test("A list has one item a line, with headers that are supplementary views where that is asked for")
    func list() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let (view, window) = shownCollection(Gallery([2, 1]), UICollectionViewCompositionalLayout.list(using: configuration))
        #expect(view.cellForItem(at: itemPath(0, 0))?.frame == CGRect(x: 16, y: 44, width: 288, height: 44))
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame.minY == 88)
        #expect(view.visibleSupplementaryViews(ofKind: header).count == 2)
        withExtendedLifetime(window) {}
    }

    @Test("A swipe over a list's item shows the actions that the configuration gives")
    func swiping() throws {
        var deleted: [IndexPath] = []
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    deleted.append(path)
                    done(true)
                }
            ])
        }
        let (view, window) = shownCollection(Gallery([2]), UICollectionViewCompositionalLayout.list(using: configuration))
        let actions = try #require(view.swipeTrailingEdge(ofItemAt: itemPath(0, 1))?.actions)
        #expect(actions.map(\.title) == ["Delete"])
        view.tapSwipeAction(actions[0], ofItemAt: itemPath(0, 1))
        #expect(deleted == [itemPath(0, 1)])
        #expect(view.swipeLeadingEdge(ofItemAt: itemPath(0, 1)) == nil)
        withExtendedLifetime(window) {}
    }

    @Test("A million items take no time to lay out, and few cells")
    func million() {
        let gallery = Gallery([1_000_000])
        let (view, window) = shownCollection(gallery, UICollectionViewCompositionalLayout(section: section(row)))
        view.scrollToItem(at: itemPath(0, 999_999), at: .bottom, animated: false)
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.contains(itemPath(0, 999_999)))
        #expect(gallery.entries("cell").count < 60)
        withExtendedLifetime(window) {}
    }
}
