#if !(os(iOS) || os(tvOS) || os(visionOS))
    @_spi(Headless) import HeadlessViews

    extension PlatformLists {
        /// How many cells a table has given out; nil where the platform does not tell.
        package static func dequeueCount(of table: UITableView) -> Int? {
            table.ledger.cells.reduce(0) { $0 + $1.made + $1.reused }
        }

        /// A table's cell for a row.
        ///
        /// It is part of each dequeue by type, which shall cost what the table's own call does, so that callers have it inlined.
        @inlinable package static func cell(
            of list: UITableView, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UITableViewCell {
            guard let cell = list.givenCell(withIdentifier: identifier, for: indexPath) else { throw failure(of: list) }
            return cell
        }

        /// A table's header or footer; nil where none is registered.
        package static func headerFooterView(
            of list: UITableView, _ identifier: String
        ) throws(PlatformFailure) -> UITableViewHeaderFooterView? {
            guard isPlain(list, UITableView.self) else { return list.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
            return try failing { () throws(ListFailure) in try list.sectionView(withIdentifier: identifier) }
        }

        /// A collection view's cell for an item.
        package static func cell(
            of list: UICollectionView, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UICollectionViewCell {
            guard isPlain(list, UICollectionView.self) else {
                return list.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            }
            return try failing { () throws(ListFailure) in try list.cell(withIdentifier: identifier, for: indexPath) }
        }

        /// A collection view's supplementary view.
        package static func supplementaryView(
            of list: UICollectionView, _ kind: String, _ identifier: String, _ indexPath: IndexPath
        ) throws(PlatformFailure) -> UICollectionReusableView {
            guard isPlain(list, UICollectionView.self) else {
                return list.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
            }
            return try failing { () throws(ListFailure) in
                try list.supplementaryView(for: SupplementaryKey(kind: kind, identifier: identifier), at: indexPath)
            }
        }

        /// Whether a list is no app's subclass: one of those may give out views its own way, which can only trap.
        private static func isPlain<List: UIView>(_ list: List, _ type: List.Type) -> Bool {
            Swift.type(of: list) == type
        }

        // With each dequeue it is on the way, so that what a failure needs is kept out of it.
        @inline(__always) private static func failing<Result>(_ work: () throws(ListFailure) -> Result) throws(PlatformFailure)
            -> Result
        {
            do throws(ListFailure) {
                return try work()
            } catch {
                throw failure(error)
            }
        }

        @usableFromInline @inline(never) static func failure(of list: UITableView) -> PlatformFailure {
            guard let failure = list.takeFailure() else { return PlatformFailure(text: "The table has no cell to give.") }
            return self.failure(failure)
        }

        @inline(never) private static func failure(_ failure: ListFailure) -> PlatformFailure {
            PlatformFailure(text: failure.description)
        }
    }
#endif
