@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Collection views: batch updates")
struct CollectionUpdateTests {
    private let gallery = Gallery([4, 2])
    private let view: UICollectionView
    private let window: UIWindow
    private let layout = RecordingLayout()

    init() {
        (view, window) = shownCollection(gallery, layout)
        gallery.clearLog()
        layout.log = []
    }

    @Test("A46 A47 Deletes and moves name places before the batch, inserts places after it; cells go along")
    func batch() throws {
        let cells = try (0..<4).map { try #require(view.cellForItem(at: itemPath(0, $0))) }
        var hasCompleted = false
        view.performBatchUpdates {
            gallery.counts = [4, 2]
            view.deleteItems(at: [itemPath(0, 0)])
            view.insertItems(at: [itemPath(0, 1)])
            view.moveItem(at: itemPath(0, 3), to: itemPath(0, 0))
        } completion: {
            hasCompleted = $0
        }
        #expect(hasCompleted)
        #expect(view.cellForItem(at: itemPath(0, 0)) === cells[3])
        #expect(view.cellForItem(at: itemPath(0, 2)) === cells[1])
        #expect(view.cellForItem(at: itemPath(0, 3)) === cells[2])
        #expect(gallery.entries("cell") == ["cell 0.1"])
        #expect(view.cellForItem(at: itemPath(0, 3))?.frame.minY == 60)
    }

    @Test("A33 A reloaded item gets another cell than it had")
    func reloadItems() throws {
        let old = try #require(view.cellForItem(at: itemPath(0, 1)))
        view.reloadItems(at: [itemPath(0, 1)])
        let new = try #require(view.cellForItem(at: itemPath(0, 1)))
        #expect(new !== old)
        #expect(old.superview == nil)
        #expect(view.ledger["item"]?.queued == 1)
        #expect(gallery.entries("cell") == ["cell 0.1"])
    }

    @Test("A34 A24 A reconfigured item keeps its cell, which is not prepared for reuse")
    func reconfigure() throws {
        let cell = try #require(view.cellForItem(at: itemPath(0, 1)) as? LoggingItem)
        view.reconfigureItems(at: [itemPath(0, 1), itemPath(0, 50)])
        #expect(view.cellForItem(at: itemPath(0, 1)) === cell)
        #expect(gallery.entries("cell") == ["cell 0.1"])
        #expect(cell.log == ["init(frame)"])
    }

    @Test("A48 Counts are known before the block runs, whatever the layout is")
    func staleLayout() {
        view.reloadData()
        view.performBatchUpdates {
            gallery.counts = [5, 2]
            view.insertItems(at: [itemPath(0, 4)])
        }
        #expect(view.numberOfItems(inSection: 0) == 5)
    }

    @Test("A49 A reload inside a batch asks for no cell")
    func reloadInside() {
        view.performBatchUpdates {
            gallery.counts = [1]
            view.reloadData()
            view.layoutIfNeeded()
            #expect(gallery.entries("cell").isEmpty)
        }
        #expect(gallery.entries("cell").isEmpty)
        view.layoutIfNeeded()
        #expect(gallery.entries("cell") == ["cell 0.0"])
    }

    @Test("Sections come, go, move and are reloaded with all that is in them")
    func sections() throws {
        let cell = try #require(view.cellForItem(at: itemPath(1, 0)))
        view.performBatchUpdates {
            gallery.counts = [2, 3]
            view.deleteSections([0])
            view.insertSections([1])
        }
        #expect(view.cellForItem(at: itemPath(0, 0)) === cell)
        #expect(Set(view.indexPathsForVisibleItems) == Set([itemPath(0, 0), itemPath(0, 1), itemPath(1, 0), itemPath(1, 1), itemPath(1, 2)]))
        gallery.counts = [3, 2]
        view.moveSection(1, toSection: 0)
        #expect(view.cellForItem(at: itemPath(1, 0)) === cell)
        gallery.clearLog()
        gallery.counts = [3, 1]
        view.reloadSections([1])
        #expect(gallery.entries("cell") == ["cell 1.0"])
    }

    @Test("The selection goes along with its items")
    func selection() {
        view.allowsMultipleSelection = true
        for item in 0..<3 { view.selectItem(at: itemPath(0, item), animated: false, scrollPosition: []) }
        view.performBatchUpdates {
            gallery.counts = [3, 2]
            view.deleteItems(at: [itemPath(0, 0)])
            view.reloadItems(at: [itemPath(0, 2)])
        }
        #expect(view.indexPathsForSelectedItems == [itemPath(0, 0)])
    }

    @Test("F6 The layout hears of the changes, is asked where views come from and go, and hears of the end")
    func layoutCalls() {
        view.performBatchUpdates {
            gallery.counts = [4, 2]
            view.deleteItems(at: [itemPath(0, 0)])
            view.insertItems(at: [itemPath(0, 3)])
        }
        #expect(layout.log == ["prepare", "updates delete 0.0 insert 0.3", "final 0.0", "initial 0.3", "finalize"])
    }

    @Test("F6 The layout's defaults have no other place for what comes and goes")
    func layoutDefaults() {
        let layout = UICollectionViewLayout()
        #expect(layout.initialLayoutAttributesForAppearingItem(at: itemPath(0, 0)) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingItem(at: itemPath(0, 0)) == nil)
    }

    @Test("Nested batches are one")
    func nested() {
        view.performBatchUpdates {
            gallery.counts = [5, 2]
            view.performBatchUpdates { view.insertItems(at: [itemPath(0, 0)]) }
            #expect(view.hasUncommittedUpdates)
            gallery.counts = [6, 2]
            view.insertItems(at: [itemPath(0, 1)])
        }
        #expect(!view.hasUncommittedUpdates)
        #expect(view.numberOfItems(inSection: 0) == 6)
    }

    @Test("When less content is left, it comes back into sight")
    func offset() {
        let gallery = Gallery([100])
        let (view, window) = shownCollection(gallery, rowLayout())
        view.contentOffset.y = 9520
        view.layoutIfNeeded()
        gallery.counts = [6]
        view.deleteItems(at: (6..<100).map { itemPath(0, $0) })
        #expect(view.contentOffset.y == 120)
        withExtendedLifetime(window) {}
    }

    @Test("A79 Without a window, counts that do not fit reload all")
    func withoutWindow() {
        view.removeFromSuperview()
        gallery.counts = [9, 2]
        view.insertItems(at: [itemPath(0, 0)])
        #expect(view.numberOfItems(inSection: 0) == 9)
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 11)
    }

    @Test("An item is moved by hand, and stays where the layout and the data source have it")
    func movement() {
        #expect(view.beginInteractiveMovementForItem(at: itemPath(0, 0)))
        #expect(!view.beginInteractiveMovementForItem(at: itemPath(0, 1)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 50))
        view.endInteractiveMovement()
        #expect(gallery.entries("move") == ["move 0.0 to 0.2"])
        #expect(view.beginInteractiveMovementForItem(at: itemPath(0, 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 50))
        view.cancelInteractiveMovement()
        #expect(gallery.entries("move").count == 1)
    }
}

/// A layout of rows that keeps a log of its calls, made of the public hooks alone.
final class RecordingLayout: UICollectionViewLayout {
    var log: [String] = []
    private var frames: [IndexPath: CGRect] = [:]

    override func prepare() {
        log.append("prepare")
        frames = [:]
        guard let view = collectionView else { return }
        var y: CGFloat = 0
        for section in 0..<view.numberOfSections {
            for item in 0..<view.numberOfItems(inSection: section) {
                frames[IndexPath(item: item, section: section)] = CGRect(x: 0, y: y, width: 320, height: 20)
                y += 20
            }
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: CGFloat(frames.count) * 20) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = frames[indexPath] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.keys.sorted().compactMap(layoutAttributesForItem).filter { $0.frame.intersects(rect) }
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        let changes = updateItems.map { item in
            "\(item.updateAction) \((item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate ?? []).short)"
        }
        log.append("updates \(changes.joined(separator: " "))")
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(itemIndexPath.short)")
        return nil
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log.append("final \(itemIndexPath.short)")
        return nil
    }

    override func finalizeCollectionViewUpdates() { log.append("finalize") }
}
