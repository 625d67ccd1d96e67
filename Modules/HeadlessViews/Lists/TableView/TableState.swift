/// What a table has loaded, shows and is about to change.
struct TableState {
    /// Why the table had no cell to give to the last call that asked for one by type.
    var failure: ListFailure?
    /// The lengths of the sections; nil until the data source has been asked for them.
    var lengths: SectionedLengths?
    /// What is more than an estimate among the lengths.
    var known = KnownHeights()
    /// The width that rows were measured for.
    var width: CGFloat = 0

    /// The cells in the table.
    var cells: [IndexPath: UITableViewCell] = [:]
    /// The headers in the table, by section.
    var headers: [Int: UIView] = [:]
    /// The footers in the table, by section.
    var footers: [Int: UIView] = [:]
    /// The views for titles that wait to be used again.
    var titleViews: [UITableViewHeaderFooterView] = []
    /// The cells of reloaded rows, which wait until the new ones are made. `A33`
    var outgoing: [(path: IndexPath, cell: UITableViewCell)] = []

    var selection: Set<IndexPath> = []
    var highlighted: IndexPath?
    /// The row whose swipe actions are shown.
    var swiped: IndexPath?
    var isEditing = false
    var isReordering = false

    /// What the data source is asked for at the moment.
    var request: RowRequest?
    /// Whether the last call of an optional member reached the default that says nothing.
    var isUnanswered = false
    /// Whether cells are put in place at the moment.
    var isTiling = false

    var batch = ListBatch()
    /// How many batches are open, one in the other.
    var batchDepth = 0

    var prefetch = PrefetchWindow()
    /// The content offset when cells were last put in place.
    var lastOffset: CGFloat = 0
    /// Whether the last move of the content was towards its beginning.
    var movesUpward = false
    var indexTitles: [String] = []

    /// How many rows each section has.
    var shape: ListShape {
        guard let lengths else { return ListShape([]) }
        return ListShape((0..<lengths.count).map { lengths[$0].rows.count })
    }
}

/// What is more than an estimate among the heights of a table.
struct KnownHeights {
    /// One end of the sections.
    struct Ends {
        /// The sections whose view was asked for.
        var asked = IndexSet()
        /// Those of them that have none.
        var empty = IndexSet()
    }

    var headers = Ends()
    var footers = Ends()
    /// The rows that were measured, by section, where heights are estimated.
    var rows: [Int: IndexSet] = [:]
    /// The sections whose rows have estimated heights.
    var estimatedSections = IndexSet()

    subscript(edge: SectionEdge) -> Ends {
        get { edge == .header ? headers : footers }
        set {
            switch edge {
            case .header: headers = newValue
            case .footer: footers = newValue
            }
        }
    }

    /// Whether the height of a row still is an estimate.
    func isEstimate(_ path: IndexPath) -> Bool {
        estimatedSections.contains(path.section) && rows[path.section]?.contains(path.row) != true
    }
}

/// What the data source is asked for.
struct RowRequest {
    var path: IndexPath
    /// The identifier of the cell that was dequeued for the row.
    var dequeued: String?
    /// The cell that is to be configured anew, and no other. `A34`
    var kept: UITableViewCell?
}
