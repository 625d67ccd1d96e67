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
        if let cell = cellToReconfigure(identifier, indexPath) { return cell }
        let cell: UICollectionViewCell
        switch cells.next(for: identifier) {
        case .reuse(let waiting):
            cell = waiting
            cell.prepareForReuse()
        case .make(let source):
            cell = try make(source, .collectionCell, identifier)
            cells.noteMade(cell, for: identifier)
        case .refuse: throw .notRegistered(.collectionCell, identifier: identifier)
        }
        cell.isHighlighted = false
        cell.isSelected = !state.requests.isEmpty && state.selected.contains(indexPath)
        giveOut(cell)
        return cell
    }

    /// A supplementary view; a failure where there is none to give.
    package func supplementaryView(
        for key: SupplementaryKey, at indexPath: IndexPath
    ) throws(ListFailure) -> UICollectionReusableView {
        try key.listed.check(key.identifier, in: .dequeue)
        let view: UICollectionReusableView
        switch supplementaryViews.next(for: key) {
        case .reuse(let waiting):
            view = waiting
            view.prepareForReuse()
        case .make(let source):
            view = try make(source, key.listed, key.identifier)
            view.elementKind = key.kind
            supplementaryViews.noteMade(view, for: key)
        case .refuse: throw .notRegistered(key.listed, identifier: key.identifier)
        }
        giveOut(view)
        return view
    }

    /// A decoration view; a failure where the layout has none registered. `A7`
    func decorationView(ofKind kind: String) throws(ListFailure) -> UICollectionReusableView {
        switch collectionViewLayout.decorations.next(for: kind) {
        case .reuse(let view):
            view.prepareForReuse()
            return view
        case .make(let source):
            let view = try make(source, .decoration(kind: kind), kind)
            view.elementKind = kind
            collectionViewLayout.decorations.noteMade(view, for: kind)
            return view
        case .refuse: throw .notRegistered(.decoration(kind: kind), identifier: kind)
        }
    }

    /// What the collection view has registered, made, given out again, shows and keeps; its layout's decoration views, too.
    ///
    /// Headless only.
    @_spi(Headless) public var ledger: ListLedger {
        ListLedger(
            cells: cells.entries { ($0, nil) },
            otherViews: supplementaryViews.entries { ($0.identifier, $0.kind) }
                + collectionViewLayout.decorations.entries { ($0, $0) })
    }

    /// Takes a cell or supplementary view out of the collection view and lets it wait to be given out again; one without an identifier is
    /// let go. `A23`
    ///
    /// Headless only: what scrolling a view out of sight comes to.
    @_spi(Headless) public func enqueueForReuse(_ view: UICollectionReusableView) {
        view.removeFromSuperview()
        if !state.unasked.isEmpty { state.unasked.removeAll { $0.isOf(view) } }
        guard let identifier = view.reuseIdentifier else { return }
        if let kind = view.elementKind {
            supplementaryViews.pool.put(view, for: SupplementaryKey(kind: kind, identifier: identifier))
        } else if let cell = view as? UICollectionViewCell {
            cells.pool.put(cell, for: identifier)
        }
    }

    /// The cell that is only to be configured again, where one of its identifier is asked for. `A34`
    private func cellToReconfigure(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell? {
        guard let request = state.requests.last, request.element == .cell(path),
            let cell = request.existing as? UICollectionViewCell, cell.reuseIdentifier == identifier
        else { return nil }
        return cell
    }

    /// Keeps account of a view that is given out: it must come back. `A20`
    private func giveOut(_ view: UICollectionReusableView) {
        guard let last = state.requests.indices.last else {
            state.unasked.append(UnaskedView(view))
            return
        }
        state.requests[last].noteDequeued(view)
        if let attributes = state.requests[last].attributes { view.frame = attributes.frame }
    }

    private func make<View: UICollectionReusableView>(
        _ source: ReuseSource<View>, _ listed: ListedView, _ identifier: String
    ) throws(ListFailure) -> View {
        switch source {
        case .type(let type):
            let view = ListInitializers.makeReusableView(type, frame: state.requests.last?.attributes?.frame ?? .zero)
            view.reuseIdentifier = identifier
            return view
        case .nib(let nib):
            let view = try nib.makeOnlyView(View.self, for: listed, identifier: identifier)
            view.reuseIdentifier = try listed.identifier(inNib: view.reuseIdentifier, registered: identifier)
            return view
        case .prototype(let prototype): return try prototype.makeView(View.self, for: listed, identifier: identifier)
        }
    }
}
