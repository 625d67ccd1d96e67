// What the typed calls of all spellings come to: a request, and what is done with a failure.

extension CellList {
    @inlinable func requestedCell<Cell, Failure: Error>(
        _ request: ReuseRequest<Cell>, for indexPath: IndexPath, orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> Cell {
        try request.answer(
            of: self, { (identifier) throws(ListRefusal) in try dequeueCell(withIdentifier: identifier, for: indexPath) },
            orElse: fail)
    }
}

extension PathlessCellList {
    @inlinable func requestedCell<Cell, Failure: Error>(
        _ request: ReuseRequest<Cell>, orElse fail: (ReuseFailure) throws(Failure) -> Never
    )
        throws(Failure) -> Cell?
    {
        try request.answer(
            of: self, { (identifier) throws(ListRefusal) in try dequeueCell(withIdentifier: identifier) }, orElse: fail)
    }
}

extension SectionViewList {
    @inlinable func requestedSectionView<View, Failure: Error>(
        _ request: ReuseRequest<View>, orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> View? {
        try request.answer(
            of: self, { (identifier) throws(ListRefusal) in try dequeueSectionView(withIdentifier: identifier) }, orElse: fail)
    }
}

extension SupplementaryViewList {
    @inlinable func requestedSupplementaryView<View, Failure: Error>(
        _ request: ReuseRequest<View>, ofKind kind: String, for indexPath: IndexPath,
        orElse fail: (ReuseFailure) throws(Failure) -> Never
    ) throws(Failure) -> View {
        try request.answer(
            of: self,
            { (identifier) throws(ListRefusal) in
                try dequeueSupplementaryView(ofKind: kind, withIdentifier: identifier, for: indexPath)
            }, orElse: fail)
    }
}
