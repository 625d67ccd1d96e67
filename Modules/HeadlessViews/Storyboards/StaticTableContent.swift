import InterfaceDocuments

/// The rows of a static table, as they are drawn in it. `C27` `C28` `C29`
struct StaticTableContent {
    /// A section: its titles, and its cells with the heights that the document gives them.
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell] = []
        var heights: [CGFloat?] = []
    }

    var sections: [Section]
    /// What shows the rows where the table's own controller is not to.
    fileprivate var presenter: UITableViewController?

    init(sections: [Section]) { self.sections = sections }

    /// The section at a place; nil where there is none, as where an override adds some.
    func section(_ place: Int) -> Section? { sections.indices.contains(place) ? sections[place] : nil }

    func cell(_ path: IndexPath) -> UITableViewCell? {
        guard let cells = section(path.section)?.cells, cells.indices.contains(path.row) else { return nil }
        return cells[path.row]
    }

    /// The height that the document gives a row; nil where it leaves it to the table.
    func height(_ path: IndexPath) -> CGFloat? {
        guard let heights = section(path.section)?.heights, heights.indices.contains(path.row) else { return nil }
        return heights[path.row]
    }
}

extension UITableView {
    func decodeStaticContent(_ decoder: InterfaceDecoder) {
        let sections = decoder.decoders(in: .sections).filter { $0.element.word == .tableViewSection }
        guard !sections.isEmpty else { return }
        staticContent = StaticTableContent(sections: sections.map(Self.section))
        guard !(decoder.loading.scene?.controller is UITableViewController) else { return }
        decoder.loading.report(
            .staticTable, at: decoder.element, "Static table views are only valid when embedded in UITableViewController instances")
    }

    /// Has a static table show its rows as they are drawn, whatever its controller makes of them, and any other table nothing.
    ///
    /// Headless only: UIKit keeps what is drawn in a static table to itself.
    @_spi(Headless) public func showDrawnRowsAlone() {
        let presenter = staticContent == nil ? nil : UITableViewController(style: style)
        staticContent?.presenter = presenter
        (dataSource, delegate) = (presenter, presenter)
    }

    private static func section(_ decoder: InterfaceDecoder) -> StaticTableContent.Section {
        var section = StaticTableContent.Section(header: decoder.string(.headerTitle), footer: decoder.string(.footerTitle))
        for row in decoder.decoders(in: .cells) {
            guard let cell = decoder.loading.object(for: row.element) as? UITableViewCell else { continue }
            cell.isStatic = true
            section.cells.append(cell)
            section.heights.append(row.number(.rowHeight))
        }
        return section
    }
}

extension InterfaceProblem.Rule {
    /// A static table outside of a table view controller. `C27`
    static let staticTable = Self(rawValue: "static-table")
}
