extension UITableView {
    /// Asks for a change as an app does.
    func request(_ change: ListChange, with animation: RowAnimation) {
        switch change {
        case .insertSections(let sections): insertSections(sections, with: animation)
        case .deleteSections(let sections): deleteSections(sections, with: animation)
        case .reloadSections(let sections): reloadSections(sections, with: animation)
        case .moveSection(let from, let to): moveSection(from, toSection: to)
        case .insertItems(let paths): insertRows(at: paths, with: animation)
        case .deleteItems(let paths): deleteRows(at: paths, with: animation)
        case .reloadItems(let paths): reloadRows(at: paths, with: animation)
        case .moveItem(let from, let to): moveRow(at: from, to: to)
        }
    }
}
