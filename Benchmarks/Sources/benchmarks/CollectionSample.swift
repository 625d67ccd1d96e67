@_spi(Headless) import HeadlessViews

/// A collection view of a million items, on a screen of 390 by 844 points.
@MainActor final class CollectionSample: UICollectionViewDataSource {
    let view: UICollectionView
    private let count = 1_000_000

    /// With a flow layout of equal items.
    static func flow() -> CollectionSample {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 120)
        return CollectionSample(layout)
    }

    /// With a compositional layout of three items a group.
    static func compositional() -> CollectionSample {
        let third = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: third)])
        return CollectionSample(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }

    private init(_ layout: UICollectionViewLayout) {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = self
        view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    /// The screens a second of scrolling near the first item.
    func screensPerSecondAtStart() -> Double { screensPerSecond(from: 0) }

    /// The screens a second of scrolling near the last item.
    func screensPerSecondAtEnd() -> Double { screensPerSecond(from: view.contentSize.height - 22 * view.bounds.height) }

    /// The screens a second, twenty screens far and back, until a quarter of a second is over.
    private func screensPerSecond(from offset: CGFloat) -> Double {
        var screens = 0
        show(offset)
        let start = processorSeconds()
        repeat {
            for step in 1...40 { show(offset + CGFloat(step <= 20 ? step : 40 - step) * view.bounds.height) }
            screens += 40
        } while processorSeconds() - start < 0.25
        return Double(screens) / (processorSeconds() - start)
    }

    /// The jumps a second between the first item and the last.
    func jumpsPerSecond() -> Double {
        var jumps = 0
        let start = processorSeconds()
        repeat {
            view.scrollToItem(at: IndexPath(item: jumps % 2 == 0 ? count - 1 : 0, section: 0), at: .top, animated: false)
            view.layoutIfNeeded()
            jumps += 1
        } while processorSeconds() - start < 0.25
        return Double(jumps) / (processorSeconds() - start)
    }

    /// The cells that exist beside the most that were ever on the screen, after a scroll in uneven steps and a jump.
    var spareCells: Int {
        var most = 0
        for step in 0...500 {
            show(CGFloat(step) * 97)
            most = max(most, view.visibleCells.count)
        }
        view.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
        view.layoutIfNeeded()
        return (view.ledger["item"]?.made ?? 0) - most
    }

    private func show(_ offset: CGFloat) {
        view.contentOffset.y = offset
        view.layoutIfNeeded()
    }
}
