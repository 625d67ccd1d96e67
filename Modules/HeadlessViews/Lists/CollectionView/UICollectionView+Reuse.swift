/// What a supplementary view is registered and asked for by. `A6`
package struct SupplementaryKey: Hashable {
    package var kind: String
    package var identifier: String

    package init(kind: String, identifier: String) {
        self.kind = kind
        self.identifier = identifier
    }

    fileprivate var listed: ListedView { .supplementary(kind: kind) }
}

extension UICollectionView {
    func registerCell(_ type: AnyClass?, _ identifier: String) throws(ListFailure) {
        try ListedView.collectionCell.check(identifier, in: .registerClass)
        cells.registry[identifier] = try ListedView.collectionCell.source(of: type, as: UICollectionViewCell.self)
    }

    func registerCell(_ nib: UINib?, _ identifier: String) throws(ListFailure) {
        try ListedView.collectionCell.check(identifier, in: .registerNib)
        cells.registry[identifier] = nib.map { .nib($0) }
    }

    func registerSupplementary(_ type: AnyClass?, _ key: SupplementaryKey) throws(ListFailure) {
        try key.listed.check(key.identifier, in: .registerClass)
        supplementaryViews.registry[key] = try key.listed.source(of: type, as: UICollectionReusableView.self)
    }

    func registerSupplementary(_ nib: UINib?, _ key: SupplementaryKey) throws(ListFailure) {
        try key.listed.check(key.identifier, in: .registerNib)
        supplementaryViews.registry[key] = nib.map { .nib($0) }
    }

    /// A cell for an item; a failure where there is none to give.
    package func cell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListFailure) -> UICollectionViewCell {
        try ListedView.collectionCell.check(identifier, in: .dequeue)
        switch cells.next(for: identifier) {
        case .reuse(let cell):
            cell.prepareForReuse()
            return cell
        case .make(let source): return try make(source, .collectionCell, identifier)
        case .refuse: throw .notRegistered(.collectionCell, identifier: identifier)
        }
    }

    /// A supplementary view; a failure where there is none to give.
    package func supplementaryView(
        for key: SupplementaryKey, at indexPath: IndexPath
    ) throws(ListFailure) -> UICollectionReusableView {
        try key.listed.check(key.identifier, in: .dequeue)
        switch supplementaryViews.next(for: key) {
        case .reuse(let view):
            view.prepareForReuse()
            return view
        case .make(let source):
            let view = try make(source, key.listed, key.identifier)
            view.elementKind = key.kind
            return view
        case .refuse: throw .notRegistered(key.listed, identifier: key.identifier)
        }
    }

    /// Takes a cell or supplementary view out of the collection view and lets it wait to be given out again; one without an identifier is
    /// let go. `A23`
    ///
    /// Headless only: what scrolling a view out of sight comes to.
    @_spi(Headless) public func enqueueForReuse(_ view: UICollectionReusableView) {
        view.removeFromSuperview()
        guard let identifier = view.reuseIdentifier else { return }
        if let kind = view.elementKind {
            supplementaryViews.pool.put(view, for: SupplementaryKey(kind: kind, identifier: identifier))
        } else if let cell = view as? UICollectionViewCell {
            cells.pool.put(cell, for: identifier)
        }
    }

    private func make<View: UICollectionReusableView>(
        _ source: ReuseSource<View>, _ listed: ListedView, _ identifier: String
    ) throws(ListFailure) -> View {
        switch source {
        case .type(let type):
            let view = ListInitializers.makeReusableView(type, frame: .zero)
            view.reuseIdentifier = identifier
            return view
        case .nib(let nib):
            let view = try nib.makeOnlyView(View.self, for: listed, identifier: identifier)
            view.reuseIdentifier = try listed.identifier(inNib: view.reuseIdentifier, registered: identifier)
            return view
        }
    }
}
