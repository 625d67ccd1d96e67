extension PlatformViews {
    /// Makes a view of a class as whoever shows it does: one of a table by a table, which has initializers of its own for them.
    static func makeListed(_ type: UIView.Type) -> UIView? {
        let identifier = "one view"
        let table = UITableView()
        switch type {
        case let cell as UITableViewCell.Type:
            table.register(cell, forCellReuseIdentifier: identifier)
            return table.dequeueReusableCell(withIdentifier: identifier)
        case let header as UITableViewHeaderFooterView.Type:
            table.register(header, forHeaderFooterViewReuseIdentifier: identifier)
            return table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
        default: return make(type)
        }
    }
}
