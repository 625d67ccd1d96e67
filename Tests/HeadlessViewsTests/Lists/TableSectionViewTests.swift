@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Headers and footers of sections")
struct TableSectionViewTests {
    @Test("A55 A title makes a header of 40.5 points, with 22 above it in a plain table alone")
    func titles() {
        let source = TitledRows(counts: [2, 2])
        let plain = makeTable(source)
        plain.layoutIfNeeded()
        #expect(plain.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 40.5))
        #expect(plain.rectForRow(at: path(0)).minY == 62.5)
        #expect(plain.headerView(forSection: 1)?.textLabel?.text == "Title 1")
        let grouped = makeTable(source, style: .grouped)
        grouped.layoutIfNeeded()
        #expect(grouped.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 40.5))
    }

    @Test("A56 A given height of 0 is 0", arguments: [UITableView.Style.plain, .grouped])
    func zero(style: UITableView.Style) {
        let source = TitledRows(counts: [2])
        let delegate = SectionViews()
        delegate.height = 0
        let table = makeTable(source, style: style)
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(0)).minY == 0)
        #expect(table.headerView(forSection: 0) == nil)
    }

    @Test("The top padding is as the table has it, and none where there is no header")
    func topPadding() {
        let source = TitledRows(counts: [1])
        let table = makeTable(source)
        table.sectionHeaderTopPadding = 5
        #expect(table.rectForRow(at: path(0)).minY == 45.5)
        let bare = PlainRows(counts: [1])
        let other = makeTable(bare)
        other.layoutIfNeeded()
        #expect(other.rectForRow(at: path(0)).minY == 0)
    }

    @Test("The delegate's view comes before the title, is told of, and is used again")
    func views() throws {
        let source = TitledRows(counts: Array(repeating: 10, count: 30))
        let delegate = SectionViews()
        let table = makeTable(source, style: .grouped)
        table.register(LoggingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        delegate.makes = true
        delegate.height = 50
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0) is LoggingHeader)
        #expect(delegate.log == ["will 0"])
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        #expect(delegate.log == ["will 0", "end 0", "will 1"])
        for offset in stride(from: CGFloat(500), to: 12_000, by: 300) {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        let made = try #require(table.ledger.otherViews.first).made
        #expect(made <= 3)
    }

    @Test("Headers of a plain table stay in sight as long as their section does, and are pushed out by the next")
    func sticky() throws {
        let source = TitledRows(counts: [20, 20])
        let table = makeTable(source)
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.minY == 300)
        #expect(header.configurationState.isPinned)
        let end = table.rect(forSection: 0).maxY
        table.contentOffset.y = end - 10
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.maxY == end)
        #expect(table.rectForHeader(inSection: 0).minY == 0)
        #expect(table.subviews.last is UITableViewHeaderFooterView)
    }

    @Test("Footers follow the rows, by title or by view")
    func footers() {
        let source = TitledRows(counts: [2])
        source.footers = true
        let table = makeTable(source, style: .grouped)
        table.layoutIfNeeded()
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Foot 0")
        #expect(table.rectForFooter(inSection: 0).minY == 128.5)
        #expect(table.contentSize.height == 169)
    }

    @Test("A configured header is as high as its content")
    func configured() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.plainHeader()
        content.text = "Title"
        header.contentConfiguration = content
        header.frame.size = CGSize(width: 300, height: 60)
        header.layoutIfNeeded()
        #expect(header.contentView is UIListContentView)
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 300, height: 51.5))
    }

    @Test("Sections without rows have their headers, too")
    func emptySections() {
        let source = TitledRows(counts: [0, 0, 1])
        let table = makeTable(source, style: .grouped)
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0) != nil && table.headerView(forSection: 1) != nil)
        #expect(table.rectForRow(at: path(0, 2)).minY >= 121.5)
    }
}

@MainActor private final class TitledRows: RowList, UITableViewDataSource {
    var footers = false

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title \(section)" }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers ? "Foot \(section)" : nil
    }
}

@MainActor private final class SectionViews: UITableViewDelegate {
    var height: CGFloat = 30
    var makes = false
    var log: [String] = []

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        makes ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.append("will \(section)")
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        log.append("end \(section)")
    }
}
