extension UITableViewCell: ListCell {
    /// Tables take every subclass.
    public typealias CellBase = UITableViewCell
}

extension UITableViewHeaderFooterView: ListSectionView {
    /// Tables take every subclass.
    public typealias SectionViewBase = UITableViewHeaderFooterView
}

extension UITableView: CellList {
    /// Registers a class or a nib of cells, as the table's own two calls do.
    public func registerCell(_ source: ReuseSource, forIdentifier identifier: String) {
        switch source {
        case .type(let type): register(type, forCellReuseIdentifier: identifier)
        case .nib(let nib): register(nib, forCellReuseIdentifier: identifier)
        }
    }

    /// A cell for a row, as `dequeueReusableCell(withIdentifier:for:)` gives it.
    @inlinable public func dequeueCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ListRefusal) -> UITableViewCell {
        try ListRefusal.passing { () throws(PlatformFailure) in try PlatformLists.cell(of: self, identifier, indexPath) }
    }
}

extension UITableView: SectionViewList {
    /// Registers a class or a nib of headers and footers, as the table's own two calls do.
    public func registerSectionView(_ source: ReuseSource, forIdentifier identifier: String) {
        switch source {
        case .type(let type): register(type, forHeaderFooterViewReuseIdentifier: identifier)
        case .nib(let nib): register(nib, forHeaderFooterViewReuseIdentifier: identifier)
        }
    }

    /// A header or footer, as `dequeueReusableHeaderFooterView(withIdentifier:)` gives it.
    public func dequeueSectionView(withIdentifier identifier: String) throws(ListRefusal) -> UITableViewHeaderFooterView? {
        try ListRefusal.passing { () throws(PlatformFailure) in try PlatformLists.headerFooterView(of: self, identifier) }
    }
}

extension UITableView: PathlessCellList {
    /// A cell for no row, as `dequeueReusableCell(withIdentifier:)` gives it.
    public func dequeueCell(withIdentifier identifier: String) throws(ListRefusal) -> UITableViewCell? {
        dequeueReusableCell(withIdentifier: identifier)
    }
}
