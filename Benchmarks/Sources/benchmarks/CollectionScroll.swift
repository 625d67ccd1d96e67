@_spi(Headless) import HeadlessViews

extension Subject {
    /// A screen's scroll at the end of a million equal items in lines, against one at the start.
    static var collectionScrollFlow: Subject { collectionScroll("collection.scroll.flow", CollectionScene.flow) }

    /// A screen's scroll at the end of a million items in repeated groups, against one at the start.
    static var collectionScrollCompositional: Subject {
        collectionScroll("collection.scroll.compositional", CollectionScene.compositional)
    }

    /// The cells that scrolling through a million items makes beside those on the screen.
    static var collectionCells: Subject {
        Subject(name: "collection.cells", unit: "cells", goal: .below(2.5)) {
            Runs(
                measured: {
                    MainActor.assumeIsolated {
                        Double(max(CollectionScene.flow().spareCells, CollectionScene.compositional().spareCells))
                    }
                }, floor: nil)
        }
    }

    /// A jump from the first item to the last of a million, against a screen's scroll.
    static var collectionJump: Subject {
        Subject(name: "collection.jump", unit: "screens", goal: .below(1.3)) {
            Runs(
                measured: {
                    MainActor.assumeIsolated {
                        let scene = CollectionScene.flow()
                        let jumps = (0..<20).map { _ in scene.jumps(100) / scene.screens(100, from: 0) }
                        return jumps.sorted()[10]
                    }
                }, floor: nil)
        }
    }

    private static func collectionScroll(_ name: String, _ makeScene: @escaping @MainActor () -> CollectionScene) -> Subject {
        Subject(name: name, unit: "times", goal: .below(1.3)) {
            Runs(
                measured: {
                    MainActor.assumeIsolated {
                        let scene = makeScene()
                        let ratios = (0..<20).map { _ in
                            scene.screens(100, from: scene.lastScreens(100)) / scene.screens(100, from: 0)
                        }
                        return ratios.sorted()[10]
                    }
                }, floor: nil)
        }
    }
}

/// A collection view of a million items, as large as a phone's screen.
@MainActor final class CollectionScene: UICollectionViewDataSource {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let view: UICollectionView

    /// With a flow layout of equal items.
    static func flow() -> CollectionScene {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 120)
        return CollectionScene(layout)
    }

    /// With a compositional layout of three items a group.
    static func compositional() -> CollectionScene {
        let third = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: third)])
        return CollectionScene(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }

    private init(_ layout: UICollectionViewLayout) {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = self
        window.addSubview(view)
        view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    /// The offset from which a number of screens are left.
    func lastScreens(_ count: Int) -> CGFloat { view.contentSize.height - CGFloat(count + 1) * view.bounds.height }

    /// The seconds that a number of screens take, one after the other.
    func screens(_ count: Int, from offset: CGFloat) -> Double {
        show(offset)
        let start = processorSeconds()
        for screen in 1...count { show(offset + CGFloat(screen) * view.bounds.height) }
        return processorSeconds() - start
    }

    /// The seconds that a number of jumps between the two ends take.
    func jumps(_ count: Int) -> Double {
        let start = processorSeconds()
        for jump in 0..<count {
            view.scrollToItem(at: IndexPath(item: jump % 2 == 0 ? 999_999 : 0, section: 0), at: .top, animated: false)
            view.layoutIfNeeded()
        }
        return processorSeconds() - start
    }

    /// The cells that exist beside the most that were ever on the screen, after a scroll in uneven steps.
    var spareCells: Int {
        var most = 0
        for step in 1...500 {
            show(CGFloat(step) * 97)
            most = max(most, view.visibleCells.count)
        }
        return (view.ledger["item"]?.made ?? 0) - most
    }

    private func show(_ offset: CGFloat) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
    }
}
