extension CellList {
    /// Registers the cells of a token: its nib or its class's if there is one, else the class.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``registering(_:)`` throws.
    public func register<Cell>(_ cell: ReusableCell<Cell>) where Cell.CellBase == CellBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try registering(cell) }
    }

    /// Registers a token as ``register(_:)`` does, or says what keeps it from being registered.
    ///
    /// A token that gives another identifier than its nib is a failure, and so is a second class under an identifier of the list.
    public func registering<Cell>(_ cell: ReusableCell<Cell>) throws(ReuseFailure) where Cell.CellBase == CellBase {
        try cell.token.register(in: self, as: .cell, registerCell)
    }

    /// A cell of a token for an index path, used again or new.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``reusableCell(_:for:)`` throws.
    //
    // Where the token is a constant, as it should be, little of this is left at the place of the call.
    @inlinable @inline(__always) public func dequeue<Cell>(_ cell: ReusableCell<Cell>, for indexPath: IndexPath) -> Cell
    where Cell.CellBase == CellBase {
        cell.token.ready(requestedCell(Cell.self, under: cell.token.identifier, for: indexPath, orElse: ReuseFailure.trap))
    }

    /// A cell as ``dequeue(_:for:)`` gives it, or what keeps the list from giving one.
    @inlinable public func reusableCell<Cell>(_ cell: ReusableCell<Cell>, for indexPath: IndexPath) throws(ReuseFailure) -> Cell
    where Cell.CellBase == CellBase {
        cell.token.ready(try requestedCell(Cell.self, under: cell.token.identifier, for: indexPath, orElse: ReuseFailure.raise))
    }
}

extension PathlessCellList {
    /// A cell of a token for no index path, used again or new; nil where nothing is registered under its identifier.
    ///
    /// Traps with the text of the ``ReuseFailure`` that ``reusableCell(_:)`` throws: a cell of another class is not nil.
    @inlinable public func dequeue<Cell>(_ cell: ReusableCell<Cell>) -> Cell? where Cell.CellBase == CellBase {
        requestedCell(Cell.self, under: cell.token.identifier, orElse: ReuseFailure.trap).map(cell.token.ready)
    }

    /// A cell as ``dequeue(_:)`` gives it, or what keeps the list from giving one.
    @inlinable public func reusableCell<Cell>(_ cell: ReusableCell<Cell>) throws(ReuseFailure) -> Cell?
    where Cell.CellBase == CellBase {
        try requestedCell(Cell.self, under: cell.token.identifier, orElse: ReuseFailure.raise).map(cell.token.ready)
    }
}
