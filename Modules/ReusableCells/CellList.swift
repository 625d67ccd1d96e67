/// A cell, to the lists that take cells of its kind.
///
/// A base class of cells adopts it, once for all its subclasses: UIKit's two do, and a list view's own cell class can.
@preconcurrency @MainActor public protocol ListCell: AnyObject {
    /// The base class of the cells that a list takes.
    associatedtype CellBase: AnyObject
}

/// A list that makes cells under identifiers and uses them again.
///
/// Tables and collections adopt it, and any list view can: the typed calls below need no more.
@preconcurrency @MainActor public protocol CellList: AnyObject {
    /// The base class of the list's cells.
    associatedtype CellBase: AnyObject

    /// Has the list make new cells under an identifier from a class or a nib.
    func registerCell(_ source: ReuseSource, forIdentifier identifier: String)

    /// A cell under an identifier, used again or new; throws the list's own words where it can make none.
    func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ReuseFailure) -> CellBase
}

extension CellList {
    /// Registers a class of cells under its identifier: with its nib if it has one, also where only a base class is known statically.
    ///
    /// Traps with the text of a ``ReuseFailure`` where the class has a nib that is not to be found.
    public func register<Cell: Reusable & ListCell>(cellType: Cell.Type) where Cell.CellBase == CellBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in
            registerCell(try ReuseSource.of(cellType), forIdentifier: cellType.reuseIdentifier)
        }
    }

    /// A cell of a class for an index path, used again or new.
    ///
    /// The class is that of the place where the cell goes, or is named. Traps with the text of the ``ReuseFailure`` that
    /// ``reusableCell(for:cellType:)`` throws.
    public func dequeueReusableCell<Cell: Reusable & ListCell>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) -> Cell where Cell.CellBase == CellBase {
        ReuseFailure.trapping { () throws(ReuseFailure) in try reusableCell(for: indexPath, cellType: cellType) }
    }

    /// A cell of a class for an index path, or what keeps the list from giving one.
    public func reusableCell<Cell: Reusable & ListCell>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) throws(ReuseFailure) -> Cell where Cell.CellBase == CellBase {
        let cell = try dequeueCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
        guard let typed = cell as? Cell else {
            throw .wrongClass(
                wanted: TypeName(cellType), found: TypeName(type(of: cell as AnyObject)), identifier: cellType.reuseIdentifier, part: .cell)
        }
        return typed
    }
}
