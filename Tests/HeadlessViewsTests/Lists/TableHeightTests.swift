@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Heights of rows")
struct TableHeightTests {
    @Test("A50 Has automatic heights and estimates by default")
    func defaults() {
        let table = UITableView()
        let heights = [
            table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedRowHeight,
            table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight, table.sectionHeaderTopPadding,
        ]
        #expect(heights.allSatisfy { $0 == UITableView.automaticDimension })
        #expect(UITableView.automaticDimension == -1)
    }

    @Test("A50 Without estimates rows do not size themselves")
    func withoutEstimates() {
        let source = PlainRows([["120", "30"]])
        let table = makeTable(source, cell: TallCell.self, rowHeight: UITableView.automaticDimension)
        table.estimatedRowHeight = 0
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [44, 44])
    }

    @Test("A52 The delegate's height comes before the table's")
    func delegateFirst() {
        let source = PlainRows(counts: [3])
        let delegate = HeightGiver { CGFloat(10 * ($0.row + 1)) }
        let table = makeTable(source)
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [10, 20, 30])
        #expect(table.contentSize.height == 60)
    }

    @Test("A53 A44 Without any height, estimates off, rows are 44 points high")
    func standard() {
        let table = makeTable(PlainRowsKeeper.shared, rowHeight: UITableView.automaticDimension)
        table.estimatedRowHeight = 0
        #expect(table.rectForRow(at: path(0)).height == 44)
    }

    @Test("A54 System cells size themselves to the heights of iOS 26.1")
    func systemCells() {
        let source = PlainRows(counts: [1])
        let table = makeTable(source, rowHeight: UITableView.automaticDimension)
        table.layoutIfNeeded()
        #expect(table.visibleCells[0].frame.height == 51.5)
        table.register(SubtitleCell.self, forCellReuseIdentifier: "row")
        source.configure = { cell, _ in cell.detailTextLabel?.text = "more" }
        let other = makeTable(source, cell: SubtitleCell.self, rowHeight: UITableView.automaticDimension)
        other.layoutIfNeeded()
        #expect(other.visibleCells[0].frame.height == 70.5)
        #expect(other.visibleCells[0].textLabel?.frame.minX == 16)
    }

    @Test("Rows that size themselves are measured as they come into sight, and what was measured stands")
    func selfSizing() throws {
        let source = PlainRows([(0..<100).map { "\(30 + $0 % 3 * 10)" }])
        let table = makeTable(source, cell: TallCell.self, rowHeight: UITableView.automaticDimension)
        table.estimatedRowHeight = 50
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height).prefix(4) == [30, 40, 50, 30])
        let end = try #require(table.visibleCells.last).frame.maxY
        #expect(end >= 480)
        let measured = table.visibleCells.map(\.frame.height).reduce(0, +)
        let estimated = CGFloat(100 - table.visibleCells.count) * 50
        #expect(table.contentSize.height == measured + estimated)
        for offset in stride(from: CGFloat(0), through: 4000, by: 200) {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        // 34 times 30 points, and 33 times 40 and 50.
        #expect(table.contentSize.height == 3990)
    }

    @Test("What is seen stays in its place when rows above it turn out to be higher")
    func stableOffset() throws {
        let source = PlainRows([(0..<100).map { _ in "100" }])
        let table = makeTable(source, cell: TallCell.self, rowHeight: UITableView.automaticDimension)
        table.estimatedRowHeight = 20
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        let before = cell.frame.minY - table.contentOffset.y
        table.contentOffset.y -= 70
        table.layoutIfNeeded()
        #expect(cell.frame.minY - table.contentOffset.y == before + 70)
        #expect(cell.frame.minY > 1000)
    }

    @Test("A cell that says that its size has changed is measured again")
    func invalidation() throws {
        let source = PlainRows([["30", "40"]])
        let table = makeTable(source, cell: TallCell.self, rowHeight: UITableView.automaticDimension)
        table.layoutIfNeeded()
        let cell = table.visibleCells[0]
        cell.textLabel?.text = "90"
        cell.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 90])
        table.selfSizingInvalidation = .disabled
        cell.textLabel?.text = "10"
        cell.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        #expect(cell.frame.height == 90)
    }

    @Test("Another width has rows measured again")
    func width() {
        let source = PlainRows([["30", "40"]])
        let table = makeTable(source, cell: TallCell.self, rowHeight: UITableView.automaticDimension)
        table.layoutIfNeeded()
        table.visibleCells[0].textLabel?.text = "70"
        table.frame.size.width = 200
        table.layoutIfNeeded()
        let frames = [CGRect(x: 0, y: 0, width: 200, height: 70), CGRect(x: 0, y: 70, width: 200, height: 40)]
        #expect(table.visibleCells.map(\.frame) == frames)
    }

    @Test("The delegate's estimates stand until rows are measured")
    func delegateEstimates() {
        let source = PlainRows([(0..<50).map { _ in "100" }])
        let table = makeTable(source, cell: TallCell.self, rowHeight: UITableView.automaticDimension)
        let delegate = Estimates()
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 1850)
    }

    @Test("A86 A row that says that it needs no height has the standard one")
    func collapsed() {
        let source = PlainRows([["0", "40"]])
        let table = makeTable(source, cell: TallCell.self, rowHeight: UITableView.automaticDimension)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [44, 40])
    }

    @Test("Content that is pinned to the content view's edges gives the row its height")
    func pinned() {
        let source = PlainRows(counts: [2])
        source.configure = { cell, path in
            cell.textLabel?.text = nil
            let toggle = UISwitch()
            toggle.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(toggle)
            NSLayoutConstraint.activate([
                toggle.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                cell.contentView.bottomAnchor.constraint(equalTo: toggle.bottomAnchor, constant: CGFloat(10 * path.row)),
            ])
        }
        let table = makeTable(source, rowHeight: UITableView.automaticDimension)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.frame.height) == [41, 51])
    }

    @Test("Inset groups keep clear of the edges")
    func insetGrouped() {
        let table = makeTable(PlainRowsKeeper.shared, style: .insetGrouped)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(0)).minX == 16)
        #expect(table.visibleCells[0].frame.width == 288)
        #expect(table.indexPathForRow(at: CGPoint(x: 3, y: 60)) == nil)
    }

    @Test("A jump to the end measures one screen of rows")
    func jump() {
        let source = ManyRows(1_000_000)
        let table = makeTable(source, rowHeight: UITableView.automaticDimension)
        table.layoutIfNeeded()
        let before = source.made
        table.scrollToRow(at: path(999_999), at: .bottom, animated: false)
        #expect(table.indexPathsForVisibleRows?.last == path(999_999))
        #expect(source.made - before <= 30)
    }
}

@MainActor private enum PlainRowsKeeper {
    static let shared = PlainRows(counts: [3])
}

@MainActor private final class Estimates: UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
}
