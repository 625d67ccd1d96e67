@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Scrolling a table")
struct TableScrollingTests {
    @Test("Scrolls a row to each position, as far as the content goes")
    func positions() {
        let source = PlainRows(counts: [100])
        let table = makeTable(source)
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.contentOffset.y == 2200)
        table.scrollToRow(at: path(50), at: .middle, animated: false)
        #expect(table.contentOffset.y == 1982)
        table.scrollToRow(at: path(50), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1764)
        table.scrollToRow(at: path(45), at: .none, animated: false)
        #expect(table.contentOffset.y == 1764)
        table.scrollToRow(at: path(10), at: .none, animated: false)
        #expect(table.contentOffset.y == 440)
        table.scrollToRow(at: path(99), at: .top, animated: false)
        #expect(table.contentOffset.y == 3920)
    }

    @Test("Does not ask for the rows on the way")
    func jump() {
        let source = ManyRows(1_000_000)
        let table = makeTable(source)
        table.layoutIfNeeded()
        table.scrollToRow(at: path(999_999), at: .bottom, animated: false)
        #expect(source.made <= 24)
        #expect(table.ledger["row"]?.made ?? 99 <= 13)
    }

    @Test("Rows that size themselves end up where they are scrolled to")
    func selfSizing() throws {
        let source = PlainRows([(0..<200).map { "\(50 + $0 % 7 * 20)" }])
        let table = makeTable(source, cell: TallCell.self, rowHeight: UITableView.automaticDimension)
        table.scrollToRow(at: path(150), at: .top, animated: false)
        #expect(table.rectForRow(at: path(150)).minY == table.contentOffset.y)
        table.scrollToRow(at: path(199), at: .bottom, animated: false)
        #expect(table.rectForRow(at: path(199)).maxY == table.contentOffset.y + 480)
    }

    @Test("A row comes to lie below the header that stays in sight")
    func belowHeader() {
        let source = HeadedRows(counts: [50, 50])
        let table = makeTable(source)
        table.sectionHeaderTopPadding = 0
        table.scrollToRow(at: path(10, 1), at: .top, animated: false)
        #expect(table.rectForRow(at: path(10, 1)).minY == table.contentOffset.y + 40.5)
        table.scrollToRow(at: path(NSNotFound, 1), at: .top, animated: false)
        #expect(table.rect(forSection: 1).minY == table.contentOffset.y)
    }

    @Test("Scrolls to the selected row that is nearest")
    func nearest() {
        let source = PlainRows(counts: [100])
        let table = makeTable(source)
        table.allowsMultipleSelection = true
        for row in [2, 60] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        table.contentOffset.y = 2000
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 2640)
    }

    @Test("Announces the rows of the next screen, and takes back those that are not to be seen")
    func prefetching() {
        let source = PlainRows(counts: [100])
        let prefetcher = Prefetcher()
        let table = makeTable(source, rowHeight: 240)
        table.prefetchDataSource = prefetcher
        table.layoutIfNeeded()
        #expect(prefetcher.log == ["prefetch [2, 3]"])
        table.contentOffset.y = 240
        table.layoutIfNeeded()
        #expect(prefetcher.log.last == "prefetch [4]")
        table.contentOffset.y = 12_000
        table.layoutIfNeeded()
        #expect(prefetcher.log.suffix(2) == ["cancel [3, 4]", "prefetch [52, 53]"])
        table.contentOffset.y = 11_760
        table.layoutIfNeeded()
        #expect(prefetcher.log.last == "prefetch [48, 47]")
        prefetcher.log = []
        table.isPrefetchingEnabled = false
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(prefetcher.log.isEmpty)
    }

    @Test("The index leads to the section that the data source names")
    func sectionIndex() {
        let source = IndexedRows(counts: [30, 30, 30])
        let table = makeTable(source)
        table.reloadData()
        #expect(table.shownSectionIndexTitles == ["A", "C"])
        table.tapSectionIndexTitle(at: 1)
        #expect(table.contentOffset.y == 2640)
        table.sectionIndexMinimumDisplayRowCount = 91
        #expect(table.shownSectionIndexTitles.isEmpty)
        source.titles = ["B"]
        table.sectionIndexMinimumDisplayRowCount = 0
        table.reloadSectionIndexTitles()
        #expect(table.shownSectionIndexTitles == ["B"])
    }

    @Test("A drag scrolls, and the delegate of the table hears of it")
    func drag() {
        let source = PlainRows(counts: [100])
        let table = makeTable(source)
        let listener = DragLog()
        table.delegate = listener
        table.layoutIfNeeded()
        table.drag(by: CGVector(dx: 0, dy: 100))
        #expect(table.contentOffset.y == 100)
        #expect(listener.log == ["begin", "scroll", "will end", "end false"])
        #expect(table.indexPathsForVisibleRows?.first == path(2))
    }
}

@MainActor private final class HeadedRows: RowList, UITableViewDataSource {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
}

@MainActor private final class IndexedRows: RowList, UITableViewDataSource {
    var titles = ["A", "C"]

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        title == "C" ? 2 : 0
    }
}

@MainActor private final class Prefetcher: UITableViewDataSourcePrefetching {
    var log: [String] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        log.append("prefetch \(indexPaths.map(\.row))")
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        log.append("cancel \(indexPaths.map(\.row))")
    }
}
