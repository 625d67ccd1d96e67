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

    public func dequeueCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) throws(ReuseFailure) -> UITableViewCell {
        do throws(PlatformFailure) {
            return try PlatformLists.cell(of: self, identifier, indexPath)
        } catch {
            throw .refused(identifier: identifier, part: .cell, reason: error.text)
        }
    }
}

extension UITableView: SectionViewList {
    public func registerSectionView(_ source: ReuseSource, forIdentifier identifier: String) {
        switch source {
        case .type(let type): register(type, forHeaderFooterViewReuseIdentifier: identifier)
        case .nib(let nib): register(nib, forHeaderFooterViewReuseIdentifier: identifier)
        }
    }

    public func dequeueSectionView(withIdentifier identifier: String) throws(ReuseFailure) -> UITableViewHeaderFooterView? {
        do throws(PlatformFailure) {
            return try PlatformLists.headerFooterView(of: self, identifier)
        } catch {
            throw .refused(identifier: identifier, part: .headerOrFooter, reason: error.text)
        }
    }
}
