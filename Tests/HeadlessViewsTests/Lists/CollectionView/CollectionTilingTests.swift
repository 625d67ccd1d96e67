@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Collection views show what is in sight")
struct CollectionTilingTests {
    private let gallery = Gallery([1000])

    @Test("Asks for the cells in sight alone, each announced before it is shown")
    func firstLayout() {
        let (view, window) = shownCollection(gallery, rowLayout())
        #expect(gallery.log.prefix(4) == ["cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1"])
        #expect(gallery.entries("cell").count == 5)
        #expect(view.visibleCells.count == 5)
        #expect(view.contentSize == CGSize(width: 320, height: 100_000))
        #expect(view.window === window)
    }

    @Test("A30 Cells that scroll out are used again: no more are made than are on screen, and two")
    func reuse() throws {
        let (view, window) = shownCollection(gallery, rowLayout())
        for step in 1...60 {
            view.contentOffset.y = CGFloat(step) * 130
            view.layoutIfNeeded()
        }
        let entry = try #require(view.ledger["item"])
        #expect(entry.made <= 7)
        #expect(entry.onScreen == view.visibleCells.count)
        #expect(entry.reused > 50)
        #expect(Set(view.indexPathsForVisibleItems) == Set((78...82).map { itemPath(0, $0) }))
        #expect(gallery.entries("didEndDisplaying").count == gallery.entries("willDisplay").count - view.visibleCells.count)
        withExtendedLifetime(window) {}
    }

    @Test("A jump to the end asks for a screen of cells alone")
    func jump() {
        let (view, window) = shownCollection(gallery, rowLayout())
        gallery.clearLog()
        view.scrollToItem(at: itemPath(0, 999), at: .bottom, animated: false)
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 99_520)
        #expect(gallery.entries("cell") == (995...999).map { "cell 0.\($0)" })
        withExtendedLifetime(window) {}
    }

    @Test("A35 A cell is there for an item in sight alone; a path out of range is none")
    func cellForItem() {
        let (view, window) = shownCollection(gallery, rowLayout())
        #expect(view.cellForItem(at: itemPath(0, 0)) != nil)
        #expect(view.cellForItem(at: itemPath(0, 40)) == nil)
        #expect(view.cellForItem(at: itemPath(7, 0)) == nil)
        withExtendedLifetime(window) {}
    }

    @Test("A35 The cell with the first responder is kept out of sight, and comes back as it was")
    func firstResponder() throws {
        gallery.cell = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            cell.contentView.addSubview(UITextField())
            return cell
        }
        let (view, window) = shownCollection(gallery, rowLayout())
        let cell = try #require(view.cellForItem(at: itemPath(0, 0)))
        #expect(cell.contentView.subviews[0].becomeFirstResponder())
        view.contentOffset.y = 5000
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: itemPath(0, 0)) === cell)
        #expect(!view.visibleCells.contains(cell))
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: itemPath(0, 0)) === cell && view.visibleCells.contains(cell))
        withExtendedLifetime(window) {}
    }

    @Test("A37 Without items the lists of what is in sight are empty")
    func empty() {
        let (view, window) = shownCollection(Gallery([]), rowLayout())
        #expect(view.visibleCells.isEmpty && view.indexPathsForVisibleItems.isEmpty)
        #expect(view.numberOfSections == 0)
        withExtendedLifetime(window) {}
    }

    @Test("A41 Counts are asked for once, and again after a reload")
    func counts() {
        let (view, window) = shownCollection(gallery, rowLayout())
        gallery.counts = [3, 4]
        #expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 1000)
        view.reloadData()
        #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 4)
        withExtendedLifetime(window) {}
    }

    @Test("A32 A reload recycles every cell and asks for all in sight again, in the next layout pass")
    func reload() {
        let (view, window) = shownCollection(gallery, rowLayout())
        let cells = Set(view.visibleCells)
        gallery.clearLog()
        view.reloadData()
        #expect(gallery.log.isEmpty)
        view.layoutIfNeeded()
        #expect(gallery.entries("cell").count == 5)
        #expect(Set(view.visibleCells) == cells)
        #expect(view.ledger["item"]?.made == 5)
        withExtendedLifetime(window) {}
    }

    @Test("A19 A18 A fresh cell is neither selected nor highlighted, and has the identifier that it was dequeued under")
    func freshCell() throws {
        let (view, window) = shownCollection(gallery, rowLayout())
        let cell = try #require(view.cellForItem(at: itemPath(0, 0)))
        #expect(!cell.isSelected && !cell.isHighlighted)
        #expect(cell.reuseIdentifier == "item")
        withExtendedLifetime(window) {}
    }

    @Test("A25 The base class does nothing in prepareForReuse, which an override need not call")
    func prepareForReuse() throws {
        let (view, window) = shownCollection(gallery, rowLayout { $0.headerReferenceSize = CGSize(width: 0, height: 500) })
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
        view.reloadData()
        view.layoutIfNeeded()
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: itemPath(0, 0))
        #expect((header as? LoggingSupplement)?.log == ["init(frame)", "prepare"])
        withExtendedLifetime(window) {}
    }

    @Test("A cell has its place before it is configured")
    func placeBeforeConfiguration() {
        var frames: [CGRect] = []
        gallery.cell = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            frames.append(cell.frame)
            return cell
        }
        let (_, window) = shownCollection(gallery, rowLayout())
        #expect(frames.prefix(2) == [CGRect(x: 0, y: 0, width: 320, height: 100), CGRect(x: 0, y: 100, width: 320, height: 100)])
        withExtendedLifetime(window) {}
    }

    @Test("Finds items by point and by cell")
    func queries() throws {
        let (view, window) = shownCollection(gallery, rowLayout())
        #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 250)) == itemPath(0, 2))
        #expect(view.indexPathForItem(at: CGPoint(x: 5, y: -5)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 50_050)) == itemPath(0, 500))
        let cell = try #require(view.cellForItem(at: itemPath(0, 3)))
        #expect(view.indexPath(for: cell) == itemPath(0, 3))
        #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
        #expect(view.layoutAttributesForItem(at: itemPath(0, 999))?.frame == CGRect(x: 0, y: 99_900, width: 320, height: 100))
        #expect(view.layoutAttributesForItem(at: itemPath(0, 1000)) == nil)
        withExtendedLifetime(window) {}
    }

    @Test("Announces the items of the next screen in the direction of travel, once, and takes them back on the way round")
    func prefetching() {
        let gallery = Gallery([1000])
        let (view, window) = shownCollection(gallery, rowLayout(120), isLaidOut: false)
        view.prefetchDataSource = gallery
        view.layoutIfNeeded()
        #expect(gallery.entries("prefetch") == ["prefetch 0.4 0.5 0.6 0.7"])
        view.contentOffset.y = 240
        view.layoutIfNeeded()
        #expect(gallery.entries("prefetch").last == "prefetch 0.8 0.9")
        view.contentOffset.y = 120
        view.layoutIfNeeded()
        #expect(gallery.entries("cancel") == ["cancel 0.6 0.7 0.8 0.9"])
        view.isPrefetchingEnabled = false
        gallery.clearLog()
        view.contentOffset.y = 2400
        view.layoutIfNeeded()
        #expect(gallery.entries("prefetch").isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test("Scrolls an item to a place along each axis, within the content")
    func scrolling() {
        let (view, window) = shownCollection(gallery, rowLayout())
        view.scrollToItem(at: itemPath(0, 50), at: .top, animated: false)
        #expect(view.contentOffset.y == 5000)
        view.scrollToItem(at: itemPath(0, 50), at: .centeredVertically, animated: false)
        #expect(view.contentOffset.y == 4810)
        view.scrollToItem(at: itemPath(0, 50), at: .bottom, animated: false)
        #expect(view.contentOffset.y == 4620)
        view.scrollToItem(at: itemPath(0, 0), at: .bottom, animated: false)
        #expect(view.contentOffset.y == 0)
        view.scrollToItem(at: itemPath(0, 6), at: [], animated: false)
        #expect(view.contentOffset.y == 220)
        withExtendedLifetime(window) {}
    }

    @Test("Views that are farther in front come later among the subviews, and the background comes first")
    func order() throws {
        let layout = rowLayout { $0.headerReferenceSize = CGSize(width: 0, height: 50) }
        layout.sectionHeadersPinToVisibleBounds = true
        let (view, window) = shownCollection(Gallery([4, 4]), layout)
        view.backgroundView = UIView()
        view.contentOffset.y = 30
        view.layoutIfNeeded()
        #expect(view.subviews.first === view.backgroundView)
        #expect(view.subviews.last is LoggingSupplement)
        let header = try #require(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: itemPath(0, 0)))
        #expect(header.frame.minY == 30)
        #expect(view.indexPath(forSupplementaryView: header) == itemPath(0, 0))
        withExtendedLifetime(window) {}
    }
}
