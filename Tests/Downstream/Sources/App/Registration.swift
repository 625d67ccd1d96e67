import ReusableCells

/// What a table is made of, where only a base class is known.
typealias AnyReusableCell = UITableViewCell & Reusable

extension UITableView {
    /// Registers a class and hands back a maker of its cells.
    func maker<Cell: AnyReusableCell>(of type: Cell.Type) -> (IndexPath) -> Cell {
        register(cellType: type)
        return { [unowned self] indexPath in dequeueReusableCell(for: indexPath) }
    }

    /// Registers classes that are known at run time only.
    func register(all types: [any AnyReusableCell.Type]) {
        for type in types { register(cellType: type) }
    }
}
