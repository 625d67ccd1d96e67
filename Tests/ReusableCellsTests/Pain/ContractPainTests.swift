@_spi(Headless) import HeadlessViews
import ReusableCells
import Testing

/// What lists ask of those who dequeue, as far as the typed calls can keep it.
@MainActor @Suite struct ContractPainTests {
    let table = UITableView()
    let list = MinimalList()

    @Test("P44 A token that is made anew in the cell provider stands for the same cells")
    func tokenInProvider() {
        table.register(ReusableCell<PlainCell>())
        let cell = table.dequeue(ReusableCell<PlainCell>(), for: .first)
        table.enqueueForReuse(cell)
        #expect(table.dequeue(ReusableCell<PlainCell>(), for: .first) === cell)
        #expect(ReusableCell<PlainCell>().identifier == ReusableCell<PlainCell>().identifier)
        #expect(ReusableView<PlainShelf>().identifier == "PlainShelf")
        let hosted = { ReusableCell<HostingTableCell<ArticleView>>(hosting: HostedContent()) }
        #expect(hosted().identifier == hosted().identifier)
    }

    @Test("P45 Each typed call asks the list for one cell")
    func oneDequeue() {
        let token = ReusableCell<PlainPiece>()
        let view = ReusableView<PlainPiece>()
        list.register(token)
        list.register(view)
        list.register(view, kind: .header)
        _ = list.dequeueReusableCell(for: .first, cellType: PlainPiece.self)
        _ = list.dequeue(token, for: .first)
        #expect(list.dequeues == ["cell PlainPiece", "cell PlainPiece"])
        _ = list.dequeue(view)
        _ = list.dequeue(view, kind: .header, for: .first)
        #expect(list.dequeues.count == 4)
    }

    @Test("P45 A binder asks the list for one cell an item, and returns that one")
    func oneDequeueAnItem() throws {
        let table = CountingTable()
        table.register(cellType: PlainCell.self)
        var configured: [PlainCell] = []
        let show: ([Int]) -> Void = table.items(PlainCell.self) { _, _, cell in configured.append(cell) }
        show([1, 2])
        configured = []
        let before = table.dequeueCount
        let source = try #require(table.dataSource)
        let cell = source.tableView(table, cellForRowAt: .first)
        #expect(table.dequeueCount == before + 1)
        #expect(configured == [cell])
    }

    @Test("P46 A cell to measure with is made without asking a list for one")
    func sizingCell() {
        let table = CountingTable()
        table.register(cellType: HostingTableCell<ArticleView>.self)
        let sizing = HostingTableCell<ArticleView>(style: .default, reuseIdentifier: nil)
        sizing.hostedView.title.text = "as wide as it gets"
        #expect(sizing.hostedView.superview === sizing.contentView)
        #expect(table.dequeueCount == 0)
    }

    @Test("P47 What a typed call returns has the identifier that it was dequeued under")
    func identifiers() {
        let collection = makeCollectionView()
        collection.register(Tokens.tile)
        collection.register(cellType: PlainTile.self)
        collection.register(cellType: HostingCollectionCell<ArticleView>.self)
        collection.register(Tokens.shelf, kind: .header)
        let hosted: HostingCollectionCell<ArticleView> = collection.dequeueReusableCell(for: .first)
        let views: [UICollectionReusableView] = [
            collection.dequeue(Tokens.tile, for: .first), hosted,
            collection.dequeueReusableCell(for: .first, cellType: PlainTile.self),
            collection.dequeue(Tokens.shelf, kind: .header, for: .first),
        ]
        #expect(
            views.map(\.reuseIdentifier) == [
                "PosterTile", "HostingCollectionCell<ReusableCellsTests.ArticleView>", "PlainTile", "PosterShelf",
            ])
    }

    @Test("P48 Not registered, nothing waiting, and the wrong class are three answers")
    func threeAnswers() throws {
        #expect(try table.reusableHeaderFooterView(Tokens.header) == nil)
        table.register(Tokens.header)
        #expect(try table.reusableHeaderFooterView(Tokens.header) != nil)
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "PosterHeader")
        let failure = ReuseFailure.wrongClass(
            wanted: TypeName(PosterHeader.self), found: TypeName(UITableViewHeaderFooterView.self), identifier: "PosterHeader",
            part: .headerOrFooter)
        #expect(throws: failure) { try table.reusableHeaderFooterView(Tokens.header) }
    }

    @Test("P48 A cell for no index path has the same three answers")
    func threeAnswersOfCells() throws {
        #expect(try table.reusableCell(Tokens.plain) == nil)
        table.register(Tokens.plain)
        #expect(try table.reusableCell(Tokens.plain)?.reuseIdentifier == "PlainCell")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "PlainCell")
        let failure = ReuseFailure.wrongClass(
            wanted: TypeName(PlainCell.self), found: TypeName(UITableViewCell.self), identifier: "PlainCell", part: .cell)
        #expect(throws: failure) { try table.reusableCell(Tokens.plain) }
    }
}

/// A table that counts what it is asked for.
private final class CountingTable: UITableView {
    private(set) var dequeueCount = 0

    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCount += 1
        return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
}
