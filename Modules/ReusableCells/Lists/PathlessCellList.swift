/// A list that also gives a cell for no index path, such as one that is to be measured.
///
/// Tables adopt it; collection views have no such call.
@preconcurrency @MainActor public protocol PathlessCellList<CellBase>: CellList {
    /// A cell under an identifier, used again or new; nil where nothing is registered.
    ///
    /// Throws in the list's own words where something is registered and the list can give nothing all the same.
    func dequeueCell(withIdentifier identifier: String) throws(ListRefusal) -> CellBase?
}
