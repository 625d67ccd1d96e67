@_spi(Headless) @testable import HeadlessViews
import Testing

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
    }
    return snapshot
}

private func indexPath(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

/// A collection view in a window, with a diffable data source whose cells bear their items as tags.
@MainActor private final class Shown<Section: Hashable & Sendable> {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let view: UICollectionView
    private(set) var source: UICollectionViewDiffableDataSource<Section, Int>!
    /// The items whose cells were asked for, in order.
    var asked: [Int] = []

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 20)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
        window.addSubview(view)
        window.isHidden = false
        source = UICollectionViewDiffableDataSource(collectionView: view) { [weak self] view, path, item in
            self?.asked.append(item)
            let cell = view.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
            cell.tag = item
            return cell
        }
    }

    func apply(_ snapshot: NSDiffableDataSourceSnapshot<Section, Int>, animated: Bool = true) {
        source.apply(snapshot, animatingDifferences: animated)
        view.layoutIfNeeded()
    }

    /// The items of the cells on screen, by section.
    var items: [[Int]] {
        (0..<view.numberOfSections).map { section in
            (0..<view.numberOfItems(inSection: section)).compactMap { item in
                view.cellForItem(at: IndexPath(item: item, section: section))?.tag
            }
        }
    }
}

@Suite("A collection view's diffable data source")
@MainActor struct CollectionDiffableDataSourceTests {
    @Test("F28 A snapshot is shown", arguments: [true, false])
    func apply(animated: Bool) {
        let shown = Shown<String>()
        #expect(shown.view.dataSource === shown.source)
        shown.apply(snapshot(["a": [1, 2], "b": [3]]), animated: animated)
        #expect(shown.items == [[1, 2], [3]])
        shown.apply(snapshot(["b": [3, 1], "c": [4]]), animated: animated)
        #expect(shown.items == [[3, 1], [4]])
    }

    @Test("F28 Only what differs is asked for")
    func difference() {
        let shown = Shown<String>()
        shown.apply(snapshot(["a": [1, 2, 3]]))
        let cell = shown.view.cellForItem(at: indexPath(0, 0))
        shown.asked = []
        shown.apply(snapshot(["a": [2, 4, 3, 1]]))
        #expect(shown.asked == [4])
        #expect(shown.view.cellForItem(at: indexPath(0, 3)) === cell)
    }

    @Test("F28 With reload data everything is asked for")
    func reloadData() {
        let shown = Shown<String>()
        shown.apply(snapshot(["a": [1, 2]]))
        shown.asked = []
        var isDone = false
        shown.source.applySnapshotUsingReloadData(snapshot(["a": [1, 2, 3]])) { isDone = true }
        shown.view.layoutIfNeeded()
        #expect(isDone)
        #expect(shown.asked.sorted() == [1, 2, 3])
    }

    @Test("F29 Items and sections are found, and nil stands for those that are not there")
    func lookups() {
        let shown = Shown<String>()
        shown.apply(snapshot(["a": [1], "b": [2, 3]]))
        #expect(shown.source.itemIdentifier(for: indexPath(1, 1)) == 3)
        #expect(shown.source.indexPath(for: 3) == indexPath(1, 1))
        #expect(shown.source.itemIdentifier(for: indexPath(2, 0)) == nil)
        #expect(shown.source.indexPath(for: 9) == nil)
        #expect(shown.source.sectionIdentifier(for: 0) == "a")
        #expect(shown.source.index(for: "b") == 1)
        #expect(shown.source.index(for: "z") == nil)
    }

    @Test("A reloaded item is asked for, and a reconfigured one keeps its cell")
    func marks() {
        let shown = Shown<String>()
        var snapshot = snapshot(["a": [1, 2, 3]])
        shown.apply(snapshot)
        let cells = (0..<3).map { shown.view.cellForItem(at: indexPath(0, $0)) }
        shown.asked = []
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([3])
        shown.apply(snapshot)
        #expect(shown.asked.sorted() == [2, 3])
        #expect(shown.view.cellForItem(at: indexPath(0, 1)) !== cells[1])
        #expect(shown.view.cellForItem(at: indexPath(0, 2)) === cells[2])
        #expect(shown.source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    @Test("What is applied can be waited for")
    func waiting() async {
        let shown = Shown<String>()
        await shown.source.apply(snapshot(["a": [1, 2]]))
        #expect(shown.view.numberOfItems(inSection: 0) == 2)
        await shown.source.applySnapshotUsingReloadData(snapshot(["a": [1]]))
        #expect(shown.view.numberOfItems(inSection: 0) == 1)
        var section = NSDiffableDataSourceSectionSnapshot<Int>()
        section.append([7, 8, 9])
        await shown.source.apply(section, to: "a")
        #expect(shown.view.numberOfItems(inSection: 0) == 3)
    }

    @Test("Supplementary views come from their provider")
    func supplementary() {
        let shown = Shown<String>()
        let kind = UICollectionView.elementKindSectionHeader
        shown.view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Header")
        (shown.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 320, height: 30)
        var asked: [IndexPath] = []
        shown.source.supplementaryViewProvider = { view, kind, path in
            asked.append(path)
            return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: path)
        }
        shown.apply(snapshot(["a": [1], "b": [2]]))
        #expect(asked.sorted() == [indexPath(0, 0), indexPath(1, 0)])
        #expect(shown.view.supplementaryView(forElementKind: kind, at: indexPath(1, 0)) != nil)
    }

    @Test("F36 A70 A provider without a cell")
    func noCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            window.addSubview(view)
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1])
            source.apply(snapshot)
            view.layoutIfNeeded()
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            words.contains(
                """
                NSInternalInconsistencyException: the collection view's data source did not return a valid cell from \
                -collectionView:cellForItemAtIndexPath: for index path <NSIndexPath
                """))
    }

    @Test("Random snapshots are what the collection view shows", arguments: 0..<10)
    func randomSnapshots(seed: Int) throws {
        for run in 0..<10 {
            var random = SeededGenerator(seed: UInt64(seed * 1000 + run))
            let shown = Shown<Int>()
            var pair = SnapshotPair()
            for _ in 0..<10 {
                for _ in 0..<3 { pair.step(&random) }
                shown.apply(pair.real)
                pair.real = shown.source.snapshot()
                try #require(shown.view.numberOfSections == pair.plain.sections.count)
                for visible in shown.view.indexPathsForVisibleItems {
                    let item = pair.plain.sections[visible.section].items[visible.item]
                    try #require(shown.view.cellForItem(at: visible)?.tag == item, "seed \(seed), run \(run): \(pair.steps)")
                }
            }
        }
    }
}

@Suite("Sections with items below items")
@MainActor struct SectionSnapshotApplyingTests {
    /// 1 with 11 and 12 below it, and 2.
    private var tree: NSDiffableDataSourceSectionSnapshot<Int> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
        snapshot.append([1, 2])
        snapshot.append([11, 12], to: 1)
        return snapshot
    }

    @Test("The visible items are shown, and a section that is not there is made")
    func visibleItems() {
        let shown = Shown<String>()
        shown.source.apply(tree, to: "a")
        shown.view.layoutIfNeeded()
        #expect(shown.items == [[1, 2]])
        var expanded = shown.source.snapshot(for: "a")
        #expect(expanded.items == [1, 11, 12, 2])
        expanded.expand([1])
        shown.asked = []
        shown.source.apply(expanded, to: "a")
        shown.view.layoutIfNeeded()
        #expect(shown.items == [[1, 11, 12, 2]])
        #expect(shown.asked == [11, 12])
        #expect(shown.source.snapshot().itemIdentifiers == [1, 11, 12, 2])
    }

    @Test("Other sections keep what they have, and a whole snapshot takes trees away that it does not fit")
    func otherSections() {
        let shown = Shown<String>()
        shown.apply(snapshot(["a": [5], "b": []]))
        shown.source.apply(tree, to: "b")
        #expect(shown.source.snapshot(for: "a").items == [5])
        var whole = shown.source.snapshot()
        whole.appendItems([6], toSection: "a")
        shown.apply(whole)
        #expect(shown.source.snapshot(for: "b").items == [1, 11, 12, 2])
        whole.appendItems([7], toSection: "b")
        shown.apply(whole)
        #expect(shown.source.snapshot(for: "b").items == [1, 2, 7])
    }

    @Test("A tap on a disclosure asks and tells the handlers")
    func disclosure() {
        let shown = Shown<String>()
        shown.source.apply(tree, to: "a")
        var log: [String] = []
        shown.source.sectionSnapshotHandlers.shouldExpandItem = { $0 == 1 }
        shown.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
        shown.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
        shown.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var children = children
            children.append([parent * 100])
            return children
        }
        shown.source.toggleDisclosure(of: 2)
        #expect(shown.source.snapshot().itemIdentifiers == [1, 2])
        shown.source.toggleDisclosure(of: 1)
        #expect(shown.source.snapshot().itemIdentifiers == [1, 11, 12, 100, 2])
        #expect(shown.source.snapshot(for: "a").isExpanded(1))
        shown.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
        shown.source.toggleDisclosure(of: 1)
        #expect(shown.source.snapshot(for: "a").isExpanded(1))
        shown.source.sectionSnapshotHandlers.shouldCollapseItem = nil
        shown.source.toggleDisclosure(of: 1)
        #expect(shown.source.snapshot().itemIdentifiers == [1, 2])
        #expect(log == ["expand 1", "collapse 1"])
    }
}

@Suite("Disclosures of cells")
@MainActor struct DisclosureTests {
    @Test("A tap on a cell's disclosure expands its item, and a tap on it then collapses it")
    func tap() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Item")
        window.addSubview(view)
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "Item", for: path)
            (cell as? UICollectionViewListCell)?.accessories = item == 1 ? [.outlineDisclosure()] : []
            return cell
        }
        var section = NSDiffableDataSourceSectionSnapshot<Int>()
        section.append([1, 2])
        section.append([11], to: 1)
        source.apply(section, to: "a")
        view.layoutIfNeeded()
        let parent = try #require(view.cellForItem(at: indexPath(0, 0)) as? UICollectionViewListCell)
        let other = try #require(view.cellForItem(at: indexPath(0, 1)) as? UICollectionViewListCell)
        #expect(parent.tapAccessory(.outlineDisclosure))
        #expect(source.snapshot().itemIdentifiers == [1, 11, 2])
        #expect(parent.tapAccessory(.outlineDisclosure))
        #expect(source.snapshot().itemIdentifiers == [1, 2])
        #expect(!other.tapAccessory(.outlineDisclosure))
    }
}

@Suite("Items that a user moves")
@MainActor struct ReorderingTests {
    @Test("No item can be moved without a handler that says so")
    func canMove() {
        let shown = Shown<String>()
        shown.apply(snapshot(["a": [1, 2]]))
        #expect(!shown.source.collectionView(shown.view, canMoveItemAt: indexPath(0, 0)))
        shown.source.reorderingHandlers.canReorderItem = { $0 == 1 }
        #expect(shown.source.collectionView(shown.view, canMoveItemAt: indexPath(0, 0)))
        #expect(!shown.source.collectionView(shown.view, canMoveItemAt: indexPath(0, 1)))
    }

    @Test("The handlers hear what differs, before and after")
    func move() throws {
        let shown = Shown<String>()
        shown.apply(snapshot(["a": [1, 2, 3], "b": [4], "c": [5]]))
        var before: [Int] = []
        var found: NSDiffableDataSourceTransaction<String, Int>?
        shown.source.reorderingHandlers.canReorderItem = { _ in true }
        shown.source.reorderingHandlers.willReorder = { _ in before = shown.source.snapshot().itemIdentifiers }
        shown.source.reorderingHandlers.didReorder = { found = $0 }
        #expect(shown.view.beginInteractiveMovementForItem(at: indexPath(0, 0)))
        shown.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 70))
        shown.view.endInteractiveMovement()
        shown.view.layoutIfNeeded()
        let transaction = try #require(found)
        #expect(before == [1, 2, 3, 4, 5])
        #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(transaction.finalSnapshot.itemIdentifiers == shown.source.snapshot().itemIdentifiers)
        #expect([1, 2, 3, 4, 5].applying(transaction.difference) == transaction.finalSnapshot.itemIdentifiers)
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
        #expect(shown.items == [[2, 3], [1, 4], [5]])
    }

    @Test("A move within a section is one section's transaction")
    func moveWithin() throws {
        let shown = Shown<String>()
        shown.apply(snapshot(["a": [1, 2, 3], "b": [4]]))
        var found: NSDiffableDataSourceTransaction<String, Int>?
        shown.source.reorderingHandlers.didReorder = { found = $0 }
        shown.source.collectionView(shown.view, moveItemAt: indexPath(0, 0), to: indexPath(0, 2))
        let transaction = try #require(found)
        #expect(transaction.finalSnapshot.itemIdentifiers(inSection: "a") == [2, 3, 1])
        let section = try #require(transaction.sectionTransactions.first)
        #expect(transaction.sectionTransactions.count == 1)
        #expect(section.initialSnapshot.items == [1, 2, 3])
        #expect(section.finalSnapshot.items == [2, 3, 1])
        #expect([1, 2, 3].applying(section.difference) == [2, 3, 1])
    }
}
