extension CellList {
    /// Registers a class of cells under its identifier, with its nib if it has one.
    ///
    /// The class that the metatype holds decides about the nib, also where only a superclass or `Reusable` is known statically.
    /// Traps with the text of ``ReuseFailure/nib(_:)`` where the class has a nib that is not to be found.
    public func register<Cell: Reusable & ListCell>(cellType: Cell.Type) where Cell.CellBase == CellBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in
            registerCell(try ReuseSource(of: cellType), forIdentifier: cellType.reuseIdentifier)
        }
    }

    /// A cell of a class for an index path, used again or new.
    ///
    /// The class is that of the place where the cell goes, unless it is named. Traps with the text of the ``ReuseFailure`` that
    /// ``reusableCell(for:cellType:)`` throws.
    public func dequeueReusableCell<Cell: Reusable & ListCell>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) -> Cell where Cell.CellBase == CellBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try reusableCell(for: indexPath, cellType: cellType) }
    }

    /// A cell as ``dequeueReusableCell(for:cellType:)`` gives it, or what keeps the list from giving one.
    ///
    /// Real UIKit raises an exception instead where nothing is registered, or where the nib cannot be loaded.
    public func reusableCell<Cell: Reusable & ListCell>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) throws(ReuseFailure) -> Cell where Cell.CellBase == CellBase {
        let request = ReuseRequest(type: cellType, part: .cell)
        return try request.answer { (identifier) throws(ListRefusal) in
            try dequeueCell(withIdentifier: identifier, for: indexPath)
        }
    }
}
