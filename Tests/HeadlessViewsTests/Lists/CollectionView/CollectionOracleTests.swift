@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Collection views after updates show what the data source has")
struct CollectionOracleTests {
    @Test("Random batches leave each cell with the item that it was configured for", arguments: 0..<40)
    func random(_ seed: Int) {
        var random = Seeded(state: UInt64(seed) &* 7919 &+ 1)
        let source = NumberSource(count: Int.random(in: 0...12, using: &random))
        let (view, window) = show(source)
        for _ in 0..<25 {
            view.performBatchUpdates { source.change(view, &random) }
            for cell in view.visibleCells {
                guard let path = view.indexPath(for: cell) else {
                    Issue.record("a visible cell has no path")
                    continue
                }
                #expect(cell.tag == source.numbers[path.item], "seed \(seed)")
                #expect(cell.frame.minY == CGFloat(path.item) * 30, "seed \(seed)")
            }
            #expect(view.visibleCells.count == min(source.numbers.count, 16))
        }
        withExtendedLifetime(window) {}
    }

    private func show(_ source: NumberSource) -> (UICollectionView, UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let layout = rowLayout(30)
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        window.addSubview(view)
        view.layoutIfNeeded()
        return (view, window)
    }
}

/// A data source of numbers that are never used twice.
@MainActor private final class NumberSource: UICollectionViewDataSource {
    private(set) var numbers: [Int]
    private var next: Int

    init(count: Int) {
        numbers = Array(0..<count)
        next = count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.tag = numbers[indexPath.item]
        return cell
    }

    /// Deletes some, inserts some, and moves one of what stays.
    func change(_ view: UICollectionView, _ random: inout Seeded) {
        let old = numbers
        let deleted = old.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        var kept = old.indices.filter { !deleted.contains($0) }
        let moved = kept.isEmpty || Bool.random(using: &random) ? nil : kept.randomElement(using: &random)
        kept.removeAll { $0 == moved }
        var new: [Int?] = kept
        var inserted: [Int] = []
        for _ in 0..<Int.random(in: 0...3, using: &random) { new.insert(nil, at: Int.random(in: 0...new.count, using: &random)) }
        if let moved { new.insert(moved, at: Int.random(in: 0...new.count, using: &random)) }
        numbers = new.enumerated().map { index, origin in
            if let origin { return old[origin] }
            inserted.append(index)
            next += 1
            return next
        }
        view.deleteItems(at: deleted.map { itemPath(0, $0) })
        view.insertItems(at: inserted.map { itemPath(0, $0) })
        if let moved, let target = new.firstIndex(of: moved) { view.moveItem(at: itemPath(0, moved), to: itemPath(0, target)) }
    }
}

/// A generator whose numbers follow from its seed.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
