@_spi(Headless) import HeadlessViews
import Testing

/// A gallery that gives sizes and spaces.
@MainActor final class SizedGallery: Gallery, UICollectionViewDelegateFlowLayout {
    var size: ((IndexPath) -> CGSize)?
    private(set) var sizeCalls = 0

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizeCalls += 1
        return size?(indexPath) ?? CGSize(width: 50, height: 50)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section) * 7, left: 10, bottom: 0, right: 0) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 1, height: section == 1 ? 25 : 0) }
}

/// A cell that asks for a size of its own.
final class GrowingItem: UICollectionViewCell {
    var wanted = CGSize(width: 100, height: 40)
    private(set) var fitCount = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fitCount += 1
        layoutAttributes.size = wanted
        return layoutAttributes
    }
}

@MainActor @Suite("Flow layout in a collection view")
struct FlowLayoutTests {
    @Test("F10 What the delegate answers beats the properties, which count where it has no answer")
    func delegate() throws {
        let gallery = SizedGallery([2, 2])
        gallery.size = { $0.item == 0 ? CGSize(width: 200, height: 60) : CGSize(width: 50, height: 30) }
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = 3
        layout.sectionInset.left = 99
        layout.headerReferenceSize = CGSize(width: 0, height: 77)
        let (view, window) = shownCollection(gallery, layout)
        #expect(view.cellForItem(at: itemPath(0, 0))?.frame == CGRect(x: 10, y: 0, width: 200, height: 60))
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame == CGRect(x: 213, y: 15, width: 50, height: 30))
        #expect(view.cellForItem(at: itemPath(1, 0))?.frame.minY == 60 + 25 + 7)
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: itemPath(1, 0))
        #expect(header?.frame == CGRect(x: 0, y: 60, width: 320, height: 25))
        #expect(gallery.entries("view") == ["view header 1.0"])
        withExtendedLifetime(window) {}
    }

    @Test("The delegate is asked for sizes once, not at each scroll")
    func sizesOnce() {
        let gallery = SizedGallery([500])
        let (view, window) = shownCollection(gallery, UICollectionViewFlowLayout())
        #expect(gallery.sizeCalls == 500)
        for step in 1...20 {
            view.contentOffset.y = CGFloat(step) * 100
            view.layoutIfNeeded()
        }
        #expect(gallery.sizeCalls == 500)
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(gallery.sizeCalls == 1000)
        withExtendedLifetime(window) {}
    }

    @Test("F20 With an estimate each cell is asked for its size, and the layout follows")
    func selfSizing() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let (view, window) = shownCollection(Gallery([5]), layout, isLaidOut: false)
        view.register(GrowingItem.self, forCellWithReuseIdentifier: "item")
        view.layoutIfNeeded()
        let frames = (0..<5).map { view.cellForItem(at: itemPath(0, $0))?.frame }
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(frames[1] == CGRect(x: 110, y: 0, width: 100, height: 40))
        #expect(frames[3] == CGRect(x: 0, y: 50, width: 100, height: 40))
        #expect(view.contentSize.height == 90)
        withExtendedLifetime(window) {}
    }

    @Test("F20 Without an estimate no cell is asked")
    func fixedSize() throws {
        let (view, window) = shownCollection(Gallery([5]), UICollectionViewFlowLayout(), isLaidOut: false)
        view.register(GrowingItem.self, forCellWithReuseIdentifier: "item")
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: itemPath(0, 0)) as? GrowingItem)
        #expect(cell.fitCount == 0 && cell.frame.size == CGSize(width: 50, height: 50))
        withExtendedLifetime(window) {}
    }

    @Test("A cell that says that its content has another size is measured again, unless that is switched off")
    func resizing() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 40)
        let (view, window) = shownCollection(Gallery([5]), layout, isLaidOut: false)
        view.register(GrowingItem.self, forCellWithReuseIdentifier: "item")
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: itemPath(0, 0)) as? GrowingItem)
        cell.wanted.height = 80
        cell.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
        #expect(cell.frame.height == 80)
        view.selfSizingInvalidation = .disabled
        cell.wanted.height = 90
        cell.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
        #expect(cell.frame.height == 80)
        withExtendedLifetime(window) {}
    }

    @Test("Measured sizes go along with their items in an update")
    func measuredUpdate() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 10)
        let gallery = Gallery([3])
        let (view, window) = shownCollection(gallery, layout, isLaidOut: false)
        view.register(GrowingItem.self, forCellWithReuseIdentifier: "item")
        view.layoutIfNeeded()
        (view.cellForItem(at: itemPath(0, 2)) as? GrowingItem)?.wanted = CGSize(width: 320, height: 70)
        view.cellForItem(at: itemPath(0, 2))?.invalidateIntrinsicContentSize()
        view.layoutIfNeeded()
        gallery.counts = [2]
        view.deleteItems(at: [itemPath(0, 0)])
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame.height == 70)
        withExtendedLifetime(window) {}
    }

    @Test("F23 The content is as broad as the view less its insets")
    func contentSize() {
        let (view, window) = shownCollection(Gallery([13]), UICollectionViewFlowLayout(), isLaidOut: false)
        view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 270)
        #expect(view.contentSize.height == 50 * 4 + 10 * 3)
        withExtendedLifetime(window) {}
    }

    @Test("F18 A header is as broad as the view, whatever its own width")
    func header() {
        let (view, window) = shownCollection(Gallery([1]), rowLayout { $0.headerReferenceSize = CGSize(width: 5, height: 30) })
        let attributes = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: itemPath(0, 0))
        #expect(attributes?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(
            view.layoutAttributesForSupplementaryElement(ofKind: UICollectionView.elementKindSectionFooter, at: itemPath(0, 0)) == nil)
        withExtendedLifetime(window) {}
    }

    @Test("Pinned headers and footers stay in sight while their section does")
    func pinning() throws {
        let layout = rowLayout {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.footerReferenceSize = CGSize(width: 0, height: 20)
            $0.sectionHeadersPinToVisibleBounds = true
            $0.sectionFootersPinToVisibleBounds = true
        }
        let (view, window) = shownCollection(Gallery([6, 6]), layout)
        func edge(_ kind: String, _ section: Int) -> CGFloat? {
            view.supplementaryView(forElementKind: kind, at: itemPath(section, 0))?.frame.minY
        }
        #expect(edge(UICollectionView.elementKindSectionHeader, 0) == 0)
        #expect(edge(UICollectionView.elementKindSectionFooter, 0) == 460)
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(edge(UICollectionView.elementKindSectionHeader, 0) == 100)
        #expect(edge(UICollectionView.elementKindSectionFooter, 0) == 560)
        view.contentOffset.y = 620
        view.layoutIfNeeded()
        #expect(edge(UICollectionView.elementKindSectionHeader, 0) == 600)
        #expect(edge(UICollectionView.elementKindSectionHeader, 1) == 650)
        withExtendedLifetime(window) {}
    }

    @Test("Insets can count from the margins")
    func insetReference() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInsetReference = .fromLayoutMargins
        layout.sectionInset.left = 4
        let (view, window) = shownCollection(Gallery([6]), layout)
        #expect(view.cellForItem(at: itemPath(0, 0))?.frame.minX == 12)
        withExtendedLifetime(window) {}
    }

    @Test("A horizontal layout scrolls sideways")
    func horizontal() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 200)
        let (view, window) = shownCollection(Gallery([100]), layout)
        #expect(view.contentSize == CGSize(width: 50 * 110 - 10, height: 480))
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame == CGRect(x: 0, y: 280, width: 100, height: 200))
        view.scrollToItem(at: itemPath(0, 99), at: .right, animated: false)
        view.layoutIfNeeded()
        #expect(view.contentOffset == CGPoint(x: 5170, y: 0))
        withExtendedLifetime(window) {}
    }

    @Test("A change of a property shows in the next layout pass")
    func properties() {
        let layout = rowLayout()
        let (view, window) = shownCollection(Gallery([3]), layout)
        layout.minimumLineSpacing = 5
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame.minY == 105)
        view.frame.size.width = 400
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: itemPath(0, 1))?.frame.minX == 40)
        withExtendedLifetime(window) {}
    }

    @Test("A million equal items take no time to lay out, and few cells")
    func million() {
        let gallery = Gallery([1_000_000])
        let (view, window) = shownCollection(gallery, UICollectionViewFlowLayout())
        view.scrollToItem(at: itemPath(0, 999_999), at: .bottom, animated: false)
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.contains(itemPath(0, 999_999)))
        #expect(gallery.entries("cell").count < 100)
        withExtendedLifetime(window) {}
    }
}
