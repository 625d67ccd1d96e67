/// Which columns of a split view controller are seen, decided without a view.
struct ColumnState {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    let style: UISplitViewController.Style
    /// Whether there is so little width that one column has it all.
    var isCollapsed = false
    /// The one column that is seen then.
    var topColumn = Column.secondary
    /// Which columns are seen otherwise.
    var displayMode = DisplayMode.oneBesideSecondary

    /// The columns that are seen, from the primary one on.
    var visibleColumns: [Column] {
        guard !isCollapsed else { return [topColumn] }
        switch displayMode {
        case .secondaryOnly: return [.secondary]
        case .automatic, .oneBesideSecondary, .oneOverSecondary:
            return style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
            return style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }
    }

    /// The mode that a preference leads to.
    static func mode(preferring preferred: DisplayMode) -> DisplayMode {
        preferred == .automatic ? .oneBesideSecondary : preferred
    }

    /// The mode in which a column is seen that is not, or is no longer seen that was; nil where nothing changes.
    func mode(_ isShown: Bool, _ column: Column) -> DisplayMode? {
        guard visibleColumns.contains(column) != isShown, column != .compact else { return nil }
        switch (column, isShown) {
        case (.primary, true): return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        case (.primary, false): return style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
        case (.supplementary, true): return style == .tripleColumn ? .oneBesideSecondary : nil
        case (.supplementary, false): return .secondaryOnly
        default: return nil
        }
    }
}
