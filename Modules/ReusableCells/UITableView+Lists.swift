extension UITableViewCell: ListCell {
    public typealias CellBase = UITableViewCell
}

extension UITableViewHeaderFooterView: ListSectionView {
    public typealias SectionViewBase = UITableViewHeaderFooterView
}

extension UITableView: CellList {
    public func registerCell(_ source: ReuseSource, forIdentifier identifier: String) {
        switch source {
        case .type(let type): register(type, forCellReuseIdentifier: identifier)
        case .nib(let nib): register(nib, forCellReuseIdentifier: identifier)
        }
    }

    public func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListRefusal) -> UITableViewCell {
        try ListRefusal.passing { () throws(PlatformFailure) in try PlatformLists.cell(of: self, identifier, indexPath) }
    }
}

extension UITableView: SectionViewList {
    public func registerSectionView(_ source: ReuseSource, forIdentifier identifier: String) {
        switch source {
        case .type(let type): register(type, forHeaderFooterViewReuseIdentifier: identifier)
        case .nib(let nib): register(nib, forHeaderFooterViewReuseIdentifier: identifier)
        }
    }

    public func dequeueSectionView(withIdentifier identifier: String) throws(ListRefusal) -> UITableViewHeaderFooterView? {
        try ListRefusal.passing { () throws(PlatformFailure) in try PlatformLists.headerFooterView(of: self, identifier) }
    }
}
