/// What a data source has dequeued since it was asked for a cell.
@MainActor struct DequeueCount {
    private var dequeued: [UIView] = []

    /// Notes a view that the list gave.
    mutating func note(_ view: UIView) { dequeued.append(view) }

    /// What is wrong with what a data source returns; nil for nothing.
    ///
    /// The next request begins with nothing dequeued.
    mutating func end(returning view: UIView, at indexPath: IndexPath) -> String? {
        defer { dequeued = [] }
        let place = "For row \(indexPath.row) of section \(indexPath.section) it"
        switch dequeued.count {
        case 1 where dequeued[0] === view: return nil
        case 0: return "\(place) returned a \(TypeName(Swift.type(of: view))) and dequeued none."
        case 1: return "\(place) dequeued a \(TypeName(Swift.type(of: dequeued[0]))) and returned another cell."
        default: return "\(place) dequeued \(dequeued.count) cells."
        }
    }
}

/// A table that counts what is dequeued.
final class CountingTable: UITableView {
    var count = DequeueCount()

    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        // The table would refuse a second cell for a row; it gives one for no row, and traps in its own words where it has none.
        let cell =
            super.dequeueReusableCell(withIdentifier: identifier)
            ?? super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        count.note(cell)
        return cell
    }
}
