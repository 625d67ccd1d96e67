/// The system's contents for what is in a list.
///
/// Fonts and margins are what the system shows, no contract; a cell's height follows from them. `A54`
enum ListContent: Hashable {
    case cell
    case subtitleCell
    case valueCell
    case sidebarCell
    case header
    case prominentHeader
    case extraProminentHeader
    case footer

    var textProperties: UIListContentConfiguration.TextProperties {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell: .init(font: .preferredFont(forTextStyle: .body), color: .label)
        case .header, .footer: .init(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
        case .prominentHeader: .init(font: .preferredFont(forTextStyle: .headline), color: .label)
        case .extraProminentHeader: .init(font: .preferredFont(forTextStyle: .title3), color: .label)
        }
    }

    var secondaryTextProperties: UIListContentConfiguration.TextProperties {
        switch self {
        case .valueCell: .init(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        case .footer, .header: .init(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
        case .cell, .subtitleCell, .sidebarCell, .prominentHeader, .extraProminentHeader:
            .init(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        }
    }

    var margins: NSDirectionalEdgeInsets {
        let height: CGFloat = self == .footer ? 8 : self == .header ? 12 : CellMetrics.verticalMargin
        return NSDirectionalEdgeInsets(top: height, leading: 16, bottom: height, trailing: 16)
    }
}

extension UIListContentConfiguration {
    /// The content of a cell: a text, with a smaller one below it.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
    /// The content of a cell: a text, with a smaller, paler one below it.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
    /// The content of a cell: a text, and a paler one at the end.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }
    /// The content of a sidebar's cell.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    /// The content of a sidebar's cell with a second text.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    /// The content of a cell in a sidebar beside another one.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    /// The content of a cell with a second text in a sidebar beside another one.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    /// The content of a header, whatever list it is in.
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }
    /// The content of a footer, whatever list it is in.
    public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }
    /// The content of a header in a plain list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.prominentHeader) }
    /// The content of a footer in a plain list.
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }
    /// The content of a header in a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.header) }
    /// The content of a footer in a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }
    /// The content of a header in a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.prominentHeader) }
    /// The larger content of a header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentHeader)
    }
    /// The largest content of a header in an inset grouped list.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }
}
