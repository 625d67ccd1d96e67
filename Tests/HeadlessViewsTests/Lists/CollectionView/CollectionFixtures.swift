@_spi(Headless) import HeadlessViews

/// A data source and delegate of numbered sections and items that keeps a log of what it is asked and told.
@MainActor class Gallery: UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching {
    var counts: [Int]
    private(set) var log: [String] = []
    /// Gives a cell in the place of the usual one.
    var cell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
    /// What the delegate does not allow.
    var forbidden: Set<String> = []

    init(_ counts: [Int]) { self.counts = counts }

    func note(_ entry: String) { log.append(entry) }

    func clearLog() { log = [] }

    /// The entries of the log that begin so.
    func entries(_ prefix: String) -> [String] { log.filter { $0.hasPrefix(prefix) } }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        note("cell \(indexPath.short)")
        return cell?(collectionView, indexPath) ?? collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        note("view \(kind.shortKind) \(indexPath.short)")
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        note("move \(sourceIndexPath.short) to \(destinationIndexPath.short)")
    }

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        note("prefetch \(indexPaths.map(\.short).joined(separator: " "))")
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        note("cancel \(indexPaths.map(\.short).joined(separator: " "))")
    }

    private func ask(_ question: String, _ indexPath: IndexPath) -> Bool {
        note("\(question) \(indexPath.short)")
        return !forbidden.contains(question)
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        ask("shouldHighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight \(indexPath.short)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight \(indexPath.short)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        ask("shouldSelect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        ask("shouldDeselect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect \(indexPath.short)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect \(indexPath.short)")
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("willDisplay \(indexPath.short)") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("didEndDisplaying \(indexPath.short)") }
}

extension IndexPath {
    /// Short text for logs: `1.3` for item 3 of section 1.
    var short: String { map(String.init).joined(separator: ".") }
}

extension String {
    fileprivate var shortKind: String { replacingOccurrences(of: "UICollectionElementKindSection", with: "").lowercased() }
}

func itemPath(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

/// A collection view in a window, 320 by 480 points, laid out.
@MainActor func shownCollection(
    _ gallery: Gallery, _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), isLaidOut: Bool = true
) -> (view: UICollectionView, window: UIWindow) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let window = UIWindow(frame: frame)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(LoggingItem.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
        view.register(LoggingSupplement.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = gallery
    view.delegate = gallery
    window.addSubview(view)
    if isLaidOut { view.layoutIfNeeded() }
    return (view, window)
}

/// A flow layout of items of one size, without spaces.
@MainActor func rowLayout(_ height: CGFloat = 100, _ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    change(layout)
    return layout
}
