/// The system's backgrounds for what is in a list.
enum ListBackground: Hashable {
    case cell
    case plainCell
    case groupedCell
    case sidebarCell
    case accompaniedSidebarCell
    case plainHeader
    case groupedHeader
    case sidebarHeader

    /// The color of a cell in a state; colors are what the system shows, no contract.
    func color(isSelected: Bool) -> UIColor {
        switch self {
        case .cell, .plainCell: isSelected ? .systemGray4 : .systemBackground
        case .groupedCell: isSelected ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell, .accompaniedSidebarCell: isSelected ? .tertiarySystemFill : .clear
        case .plainHeader: .systemBackground
        case .groupedHeader, .sidebarHeader: .clear
        }
    }
}

extension UIBackgroundConfiguration {
    private static func list(_ preset: ListBackground) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.preset = preset
        background.backgroundColor = preset.color(isSelected: false)
        return background
    }

    /// The background of a cell, whatever list it is in.
    public static func listCell() -> UIBackgroundConfiguration { list(.cell) }
    /// The background of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.plainCell) }
    /// The background of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.groupedCell) }
    /// The background of a cell in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration { list(.sidebarCell) }
    /// The background of a cell in a sidebar beside another one.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { list(.accompaniedSidebarCell) }
    /// The background of a header, whatever list it is in.
    public static func listHeader() -> UIBackgroundConfiguration { list(.groupedHeader) }
    /// The background of a footer, whatever list it is in.
    public static func listFooter() -> UIBackgroundConfiguration { list(.groupedHeader) }
    /// The background of a header or footer in a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.plainHeader) }
    /// The background of a header or footer in a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { list(.groupedHeader) }
    /// The background of a header in a sidebar.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { list(.sidebarHeader) }

    /// The background for a state of the view.
    ///
    /// A color that the app has set stays; a system's background of a list becomes what it is in the state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let preset, [true, false].contains(where: { preset.color(isSelected: $0) == backgroundColor }) else { return self }
        var updated = self
        updated.backgroundColor = preset.color(isSelected: state.looksSelected)
        return updated
    }
}

extension UIConfigurationState {
    /// Whether a view in the state looks selected.
    var looksSelected: Bool {
        switch self {
        case let state as UICellConfigurationState: state.isSelected || state.isHighlighted
        case let state as UIViewConfigurationState: state.isSelected || state.isHighlighted
        default: false
        }
    }

    /// Whether a view in the state looks as if it could not be used.
    var looksDisabled: Bool {
        switch self {
        case let state as UICellConfigurationState: state.isDisabled
        case let state as UIViewConfigurationState: state.isDisabled
        default: false
        }
    }
}
