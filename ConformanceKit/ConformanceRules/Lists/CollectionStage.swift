/// A collection view as a stage: of cells, or of headers.
final class CollectionStage: NSObject, ListStage {
    private let collection: UICollectionView
    private let window: StageWindow
    private let cell: ((IndexPath) throws(ReuseFailure) -> UICollectionViewCell)?
    private let header: ((IndexPath) throws(ReuseFailure) -> UICollectionReusableView)?
    var configure: (UIView) -> Void = { _ in }
    private(set) var failure: ReuseFailure?
    var nibFailures: [NibFailure] = []

    var list: UIScrollView { collection }

    init<Cell: UICollectionViewCell & Reusable>(cellsOf type: Cell.Type) throws(ReuseFailure) {
        let collection = Self.makeCollection(hasHeaders: false)
        self.collection = collection
        window = StageWindow(showing: collection)
        header = nil
        cell = { path throws(ReuseFailure) in try collection.reusableCell(for: path, cellType: type) }
        super.init()
        try collection.registering(cellType: type)
        collection.dataSource = self
    }

    init<Header: UICollectionReusableView & Reusable>(headersOf type: Header.Type) throws(ReuseFailure) {
        let collection = Self.makeCollection(hasHeaders: true)
        let kind = SupplementaryKind.header.rawValue
        self.collection = collection
        window = StageWindow(showing: collection)
        cell = nil
        header = { path throws(ReuseFailure) in
            try collection.reusableSupplementaryView(ofKind: kind, for: path, viewType: type)
        }
        super.init()
        try collection.registering(supplementaryViewType: type, ofKind: kind)
        collection.dataSource = self
    }

    private static func makeCollection(hasHeaders: Bool) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: rowHeight)
        layout.minimumLineSpacing = 0
        if hasHeaders { layout.headerReferenceSize = CGSize(width: width, height: rowHeight) }
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: standIn)
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: SupplementaryKind.header.rawValue,
            withReuseIdentifier: standIn)
        return collection
    }

    /// The identifier of what is shown where there is nothing else.
    private static let standIn = "what stands in for a view on a stage"

    /// What some work gives, as it is shown; nil where it fails.
    private func shown<View: UIView>(_ work: () throws(ReuseFailure) -> View) -> View? {
        do throws(ReuseFailure) {
            let view = try work()
            configure(view)
            return view
        } catch {
            failure = failure ?? error
            return nil
        }
    }
}

extension CollectionStage: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { header == nil ? 1 : Self.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        header == nil ? Self.count : 1
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        cell.flatMap { cell in shown { () throws(ReuseFailure) in try cell(indexPath) } }
            ?? collectionView.dequeueReusableCell(withReuseIdentifier: Self.standIn, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        header.flatMap { header in shown { () throws(ReuseFailure) in try header(indexPath) } }
            ?? collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: Self.standIn, for: indexPath)
    }
}
