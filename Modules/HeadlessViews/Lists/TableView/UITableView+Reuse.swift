extension UITableView {
    func registerCell(_ type: AnyClass?, _ identifier: String) throws(ListFailure) {
        try ListedView.tableCell.check(identifier, in: .registerClass)
        cells.registry[identifier] = try ListedView.tableCell.source(of: type, as: UITableViewCell.self)
    }

    func registerCell(_ nib: UINib?, _ identifier: String) throws(ListFailure) {
        try ListedView.tableCell.check(identifier, in: .registerNib)
        cells.registry[identifier] = nib.map { .nib($0) }
    }

    func registerSectionView(_ type: AnyClass?, _ identifier: String) throws(ListFailure) {
        try ListedView.headerFooter.check(identifier, in: .registerClass)
        sectionViews.registry[identifier] = try ListedView.headerFooter.source(of: type, as: UITableViewHeaderFooterView.self)
    }

    func registerSectionView(_ nib: UINib?, _ identifier: String) throws(ListFailure) {
        try ListedView.headerFooter.check(identifier, in: .registerNib)
        sectionViews.registry[identifier] = nib.map { .nib($0) }
    }

    /// A cell, or nil where there is none to give. `A11`
    func anyCell(withIdentifier identifier: String) throws(ListFailure) -> UITableViewCell? {
        switch cells.next(for: identifier) {
        case .reuse(let cell):
            cell.prepareForReuse()
            return cell
        case .make(let source):
            let cell = try makeCell(from: source, identifier)
            cells.noteMade(cell, for: identifier)
            return cell
        case .refuse: return nil
        }
    }

    /// A cell for a row; a failure where there is none to give. `A12`
    ///
    /// While a row is configured anew, its own cell is what there is to give. `A34`
    package func cell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListFailure) -> UITableViewCell {
        try ListedView.tableCell.check(identifier, in: .dequeue)
        if let kept = try checkRequest(identifier, indexPath) { return kept }
        guard let cell = try anyCell(withIdentifier: identifier) else {
            throw .notRegistered(.tableCell, identifier: identifier)
        }
        return cell
    }

    /// A cell as ``cell(withIdentifier:for:)`` gives it, or nil where that fails; ``takeFailure()`` then says why.
    ///
    /// A dequeue by type comes here: an error would have to be looked for after each step of its way. An app's subclass may give out cells
    /// its own way, which can only trap.
    @usableFromInline package func givenCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell? {
        guard type(of: self) == UITableView.self else { return dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
        do throws(ListFailure) {
            return try cell(withIdentifier: identifier, for: indexPath)
        } catch {
            state.failure = error
            return nil
        }
    }

    /// Why ``givenCell(withIdentifier:for:)`` has just answered nil.
    package func takeFailure() -> ListFailure? {
        defer { state.failure = nil }
        return state.failure
    }

    /// Refuses a second cell for a row `A66`, and a row that the table does not have `A67`; answers the cell that is to stay, if any.
    ///
    /// Without a data source there is nothing to say against a path: tests of cells dequeue so.
    private func checkRequest(_ identifier: String, _ path: IndexPath) throws(ListFailure) -> UITableViewCell? {
        guard let request = state.request, request.path == path else {
            if dataSource != nil, !hasRow(path) { throw .unknownRow(path) }
            return nil
        }
        if let kept = request.kept, kept.reuseIdentifier == identifier { return kept }
        if request.dequeued != nil { throw .dequeuedTwice(identifier: identifier, path) }
        state.request?.dequeued = identifier
        return nil
    }

    /// A header or footer, or nil where there is none to give. `A16`
    package func sectionView(withIdentifier identifier: String) throws(ListFailure) -> UITableViewHeaderFooterView? {
        switch sectionViews.next(for: identifier) {
        case .reuse(let view):
            view.prepareForReuse()
            return view
        case .make(let source):
            let view = try makeSectionView(from: source, identifier)
            sectionViews.noteMade(view, for: identifier)
            return view
        case .refuse: return nil
        }
    }

    /// What the table has registered, made, given out again, shows and keeps.
    ///
    /// Headless only.
    @_spi(Headless) public var ledger: ListLedger {
        ListLedger(cells: cells.entries { ($0, nil) }, otherViews: sectionViews.entries { ($0, nil) })
    }

    /// Takes a cell out of the table and lets it wait to be given out again; one without an identifier is let go. `A23`
    ///
    /// Headless only: what scrolling a cell out of sight comes to.
    @_spi(Headless) public func enqueueForReuse(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if !cell.isStatic, let identifier = cell.reuseIdentifier { cells.pool.put(cell, for: identifier) }
    }

    /// Takes a header or footer out of the table and lets it wait to be given out again; one without an identifier is let go. `A23`
    ///
    /// Headless only: what scrolling a view out of sight comes to.
    @_spi(Headless) public func enqueueForReuse(_ view: UITableViewHeaderFooterView) {
        view.removeFromSuperview()
        if let identifier = view.reuseIdentifier { sectionViews.pool.put(view, for: identifier) }
    }

    private func makeCell(from source: ReuseSource<UITableViewCell>, _ identifier: String) throws(ListFailure) -> UITableViewCell {
        switch source {
        case .type(let type): return ListInitializers.makeTableCell(type, identifier: identifier)
        case .nib(let nib):
            let cell = try nib.makeOnlyView(UITableViewCell.self, for: .tableCell, identifier: identifier)
            cell.reuseIdentifier = try ListedView.tableCell.identifier(inNib: cell.reuseIdentifier, registered: identifier)
            return cell
        case .prototype(let prototype): return try prototype.makeView(UITableViewCell.self, for: .tableCell, identifier: identifier)
        }
    }

    private func makeSectionView(
        from source: ReuseSource<UITableViewHeaderFooterView>, _ identifier: String
    ) throws(ListFailure) -> UITableViewHeaderFooterView {
        switch source {
        case .type(let type): return ListInitializers.makeHeaderFooter(type, identifier: identifier)
        case .nib(let nib):
            let view = try nib.makeOnlyView(UITableViewHeaderFooterView.self, for: .headerFooter, identifier: identifier)
            view.reuseIdentifier = try ListedView.headerFooter.identifier(inNib: view.reuseIdentifier, registered: identifier)
            return view
        case .prototype(let prototype):
            return try prototype.makeView(UITableViewHeaderFooterView.self, for: .headerFooter, identifier: identifier)
        }
    }
}
