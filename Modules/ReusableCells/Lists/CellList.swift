/// A cell, to the lists that take cells of its kind.
///
/// A base class of cells adopts it, once for all its subclasses: UIKit's two do, and a list view's own cell class can. It is what
/// makes a cell of one kind of list an error for the compiler in another:
///
///     collectionView.register(cellType: SomeTableCell.self)    // does not compile
@preconcurrency @MainActor public protocol ListCell: AnyObject {
    /// The base class of the cells that a list takes.
    associatedtype CellBase: AnyObject
}

/// A list that makes cells under identifiers and uses them again.
///
/// Tables and collection views adopt it, and any list view can: the typed calls need no more.
@preconcurrency @MainActor public protocol CellList<CellBase>: AnyObject {
    /// The base class of the list's cells.
    associatedtype CellBase: AnyObject

    /// Has the list make new cells under an identifier from a class or a nib; the last registration of an identifier stands.
    func registerCell(_ source: ReuseSource, forIdentifier identifier: String)

    /// A cell under an identifier, used again or new; throws in the list's own words where it can give none.
    func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(ListRefusal) -> CellBase
}
