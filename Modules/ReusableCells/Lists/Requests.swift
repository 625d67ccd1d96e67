// What the typed calls of all spellings come to: a class, the identifier that it is asked for under, and what is done with a failure.

extension CellList {
    @inlinable func requestedCell<Cell: AnyObject, Failure: Error>(
        _ type: Cell.Type, under identifier: String, for indexPath: IndexPath,
        orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> Cell {
        try ReuseRequest.answer(
            ReuseRequest(type: type, identifier: identifier, part: .cell), for: type, of: self,
            { () throws(ListRefusal) in try givenCell(under: identifier, for: indexPath) }, orElse: fail)
    }

    /// A cell as the list gives it.
    //
    // A table is asked by name: where a list is known to be one, nothing is left of the question, and a dequeue by type costs what the
    // table's own call does. The way through the protocol is longer, even there.
    @inlinable @inline(__always) func givenCell(under identifier: String, for indexPath: IndexPath) throws(ListRefusal) -> CellBase
    {
        guard let table = self as? UITableView else { return try dequeueCell(withIdentifier: identifier, for: indexPath) }
        return unsafeDowncast(try table.dequeueCell(withIdentifier: identifier, for: indexPath), to: CellBase.self)
    }
}

extension PathlessCellList {
    @inlinable func requestedCell<Cell: AnyObject, Failure: Error>(
        _ type: Cell.Type, under identifier: String, orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> Cell? {
        try ReuseRequest.answer(
            ReuseRequest(type: type, identifier: identifier, part: .cell), for: type, of: self,
            { () throws(ListRefusal) in try dequeueCell(withIdentifier: identifier) }, orElse: fail)
    }
}

extension SectionViewList {
    @inlinable func requestedSectionView<View: AnyObject, Failure: Error>(
        _ type: View.Type, under identifier: String, orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> View? {
        try ReuseRequest.answer(
            ReuseRequest(type: type, identifier: identifier, part: .headerOrFooter), for: type, of: self,
            { () throws(ListRefusal) in try dequeueSectionView(withIdentifier: identifier) }, orElse: fail)
    }
}

extension SupplementaryViewList {
    @inlinable func requestedSupplementaryView<View: AnyObject, Failure: Error>(
        _ type: View.Type, under identifier: String, ofKind kind: String, for indexPath: IndexPath,
        orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> View {
        try ReuseRequest.answer(
            ReuseRequest(type: type, identifier: identifier, part: .supplementaryView(kind: kind)), for: type, of: self,
            { () throws(ListRefusal) in
                try dequeueSupplementaryView(ofKind: kind, withIdentifier: identifier, for: indexPath)
            }, orElse: fail)
    }
}
