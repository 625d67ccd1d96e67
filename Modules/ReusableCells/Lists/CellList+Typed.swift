extension CellList {
    /// Registers a class of cells under its identifier, with its nib if it has one.
    ///
    /// The class that the metatype holds decides about the nib, also where only a superclass or `Reusable` is known statically.
    /// Traps with the text of the ``ReuseFailure`` that ``registering(cellType:)`` throws.
    public func register<Cell: Reusable & ListCell>(cellType: Cell.Type) where Cell.CellBase == CellBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try registering(cellType: cellType) }
    }

    /// Registers a class as ``register(cellType:)`` does, or says what keeps it from being registered.
    ///
    /// A second class under an identifier of the list is a failure, and a nib that is not to be found.
    public func registering<Cell: Reusable & ListCell>(cellType: Cell.Type) throws(ReuseFailure) where Cell.CellBase == CellBase {
        try ReuseRequest(cellType, part: .cell).register(in: self, registerCell)
    }

    /// A cell of a class for an index path, used again or new.
    ///
    /// The class is that of the place where the cell goes, unless it is named. Traps with the text of the ``ReuseFailure`` that
    /// ``reusableCell(for:cellType:)`` throws.
    @inlinable @inline(__always) public func dequeueReusableCell<Cell: Reusable & ListCell>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) -> Cell where Cell.CellBase == CellBase {
        requestedCell(cellType, under: cellType.reuseIdentifier, for: indexPath, orElse: ReuseFailure.trap)
    }

    /// A cell as ``dequeueReusableCell(for:cellType:)`` gives it, or what keeps the list from giving one.
    ///
    /// Real UIKit raises an exception instead where nothing is registered, or where the nib cannot be loaded.
    @inlinable public func reusableCell<Cell: Reusable & ListCell>(for indexPath: IndexPath, cellType: Cell.Type = Cell.self)
        throws(ReuseFailure) -> Cell where Cell.CellBase == CellBase
    {
        try requestedCell(cellType, under: cellType.reuseIdentifier, for: indexPath, orElse: ReuseFailure.raise)
    }
}

extension PathlessCellList {
    /// A cell of a class for no index path, used again or new; nil where nothing is registered under its identifier.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``reusableCell(cellType:)`` throws.
    @inlinable public func dequeueReusableCell<Cell: Reusable & ListCell>(cellType: Cell.Type) -> Cell?
    where Cell.CellBase == CellBase {
        requestedCell(cellType, under: cellType.reuseIdentifier, orElse: ReuseFailure.trap)
    }

    /// A cell as ``dequeueReusableCell(cellType:)`` gives it, or what keeps the list from giving one.
    ///
    /// Nil still means that nothing is registered under the class's identifier.
    @inlinable public func reusableCell<Cell: Reusable & ListCell>(cellType: Cell.Type) throws(ReuseFailure) -> Cell?
    where Cell.CellBase == CellBase {
        try requestedCell(cellType, under: cellType.reuseIdentifier, orElse: ReuseFailure.raise)
    }
}
