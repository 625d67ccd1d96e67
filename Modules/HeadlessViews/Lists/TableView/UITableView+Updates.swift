extension UITableView {
    /// Opens a batch; what was loaded is what the batch starts from.
    func openBatch() {
        if state.batchDepth == 0 { _ = loadedLengths }
        state.batchDepth += 1
    }

    /// Closes a batch; the outermost one is carried out.
    func closeBatch() {
        guard state.batchDepth > 0 else { return }
        state.batchDepth -= 1
        guard state.batchDepth == 0 else { return }
        let batch = state.batch
        state.batch = ListBatch()
        // A table that was told to reload inside the batch starts from what there is now.
        guard state.lengths != nil, dataSource != nil else { return }
        finish(batch, to: askedShape())
    }

    /// Notes a change in the open batch; a change outside of one is a batch of its own.
    func change(_ change: ListChange) {
        openBatch()
        state.batch.add(change)
        closeBatch()
    }

    /// Makes the table what it is after a batch. `A77` `A78` `A80`
    func finish(_ batch: ListBatch, to shape: ListShape) {
        do throws(ListUpdateFailure) {
            carryOut(try batch.transition(from: state.shape, to: shape, in: .table))
        } catch {
            refuse(error)
        }
    }

    /// A table that is in no window takes counts that do not add up for a reason to reload. `A79`
    private func refuse(_ failure: ListUpdateFailure) {
        guard window == nil, failure.isAboutCounts else { failure.raise() }
        StandardError.log("\(failure.text) - will perform reloadData. Table view: \(identityDescription)")
        reloadData()
    }

    private func carryOut(_ transition: ListTransition) {
        let old = state.lengths
        let known = state.known
        state.known = KnownHeights()
        state.lengths = makeLengths(transition.new)
        if let old { keepHeights(of: old, known, transition) }
        moveCells(transition)
        moveSectionViews(transition)
        state.selection = Set(state.selection.compactMap { transition.isReloaded(old: $0) ? nil : transition.newIndexPath(of: $0) })
        state.highlighted = state.highlighted.flatMap(transition.newIndexPath)
        moveSwipe(transition)
        state.prefetch.clear()
        showContentSize()
        returnToContent()
        setNeedsLayout()
        tile()
    }

    /// Keeps what was found out of rows and section views that there still are.
    private func keepHeights(of old: SectionedLengths, _ known: KnownHeights, _ transition: ListTransition) {
        for (section, rows) in known.rows {
            for row in rows {
                let path = IndexPath(row: row, section: section)
                guard !transition.isReloaded(old: path), let new = transition.newIndexPath(of: path),
                    state.known.isEstimate(new)
                else { continue }
                state.lengths?.setRow(old[section].rows[row], at: new)
                state.known.rows[new.section, default: IndexSet()].insert(new.row)
            }
        }
        for edge in [SectionEdge.header, .footer] {
            for section in known[edge].asked where !transition.isReloadedSection(old: section) {
                guard let new = transition.newSection(of: section) else { continue }
                keepHeight(edge, old[section], of: new)
                state.known[edge].asked.insert(new)
                if known[edge].empty.contains(section) { state.known[edge].empty.insert(new) }
            }
        }
    }

    private func keepHeight(_ edge: SectionEdge, _ old: SectionedLengths.Section, of section: Int) {
        state.lengths?.modify(section) { lengths in
            switch edge {
            case .header: (lengths.lead, lengths.header) = (old.lead, old.header)
            case .footer: lengths.footer = old.footer
            }
        }
    }

    /// A swipe ends with its row.
    private func moveSwipe(_ transition: ListTransition) {
        guard let swiped = state.swiped else { return }
        state.swiped = transition.newIndexPath(of: swiped)
        if state.swiped == nil { delegate?.tableView(self, didEndEditingRowAt: nil) }
    }

    private func moveCells(_ transition: ListTransition) {
        let old = state.cells
        state.cells = [:]
        for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
            if !transition.isReloaded(old: path), let new = transition.newIndexPath(of: path) {
                state.cells[new] = cell
            } else {
                state.outgoing.append((path, cell))
            }
        }
    }

    private func moveSectionViews(_ transition: ListTransition) {
        for edge in [SectionEdge.header, .footer] {
            var moved: [Int: UIView] = [:]
            for (section, view) in edge == .header ? state.headers : state.footers {
                if !transition.isReloadedSection(old: section), let new = transition.newSection(of: section) {
                    moved[new] = view
                } else {
                    recycleSectionView(edge, section)
                }
            }
            if edge == .header { state.headers = moved } else { state.footers = moved }
        }
    }

    /// Has the data source configure the cells of rows anew that are in the table. `A24` `A34`
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = state.cells[path] else {
                forgetHeight(path)
                continue
            }
            guard requestCell(path, keeping: cell) === cell else {
                UIKitException.internalInconsistency.raise(
                    """
                    The data source returned another cell for the row at index path \(path.printed) than the one that it was asked to \
                    reconfigure. Dequeue it with the same reuse identifier and this index path.
                    """)
            }
            cell.updateConfigurationIfNeeded()
            forgetHeight(path)
        }
        setNeedsLayout()
        tile()
    }

    /// Has a row measured again as soon as it is seen.
    func forgetHeight(_ path: IndexPath) {
        guard hasRow(path) else { return }
        state.known.rows[path.section]?.remove(path.row)
    }
}

extension ListUpdateFailure {
    /// Whether it is the counts of the data source that do not add up.
    fileprivate var isAboutCounts: Bool {
        switch cause {
        case .sectionCount, .itemCount: true
        default: false
        }
    }
}
