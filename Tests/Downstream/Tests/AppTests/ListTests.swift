import ReusableCells
import Testing

@testable import App

@Suite("Lists of a package that depends on this one") @MainActor
struct ListTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    private let first = IndexPath(row: 0, section: 0)

    @Test("Tokens are constants that any code may touch, and stand for cells from nibs and from code")
    func tokens() {
        table.register(Tokens.track)
        #expect(table.dequeue(Tokens.track, for: first).wasAwake)
        #expect(table.dequeue(Tokens.track)?.wasAwake == true)
        collection.register(Tokens.tile)
        #expect(collection.dequeue(Tokens.tile, for: first).reuseIdentifier == "tile")
        collection.register(Tokens.heading, kind: .sleeve)
        #expect(collection.dequeue(Tokens.heading, kind: .sleeve, for: first).reuseIdentifier == "RulerView")
    }

    @Test("One view is hosted by a table and by a collection view")
    func hosting() {
        table.register(cellType: HostingTableCell<CoverView>.self)
        let row: HostingTableCell<CoverView> = table.dequeueReusableCell(for: first)
        #expect(row.hostedView.style == .plain)
        collection.register(Tokens.cover)
        let tile = collection.dequeue(Tokens.cover, for: first)
        tile.hostedView.show("Blue")
        #expect(tile.hostedView.style == .rounded)
        tile.prepareForReuse()
        #expect(tile.hostedView.title == nil)
    }

    @Test("A base class of another library's hosts a view, and both hear of reuse")
    func foreignBaseClass() {
        table.register(cellType: DrawerHostingCell<CoverView>.self)
        let cell: DrawerHostingCell<CoverView> = table.dequeueReusableCell(for: first)
        cell.open()
        cell.hostedView.show("Blue")
        #expect(cell.hostedView.superview === cell.contentView)
        cell.prepareForReuse()
        #expect(!cell.isOpen && cell.hostedView.title == nil)
    }

    @Test("Names that come in are shown")
    func binding() async {
        let list = TrackList()
        let (names, continuation) = AsyncStream<[String]>.makeStream()
        list.show(names)
        continuation.yield(["One", "Two"])
        while list.table.dataSource == nil { await Task.yield() }
        await list.stop()
        #expect(list.table.dataSource?.tableView(list.table, numberOfRowsInSection: 0) == 2)
        let cell = list.table.dataSource?.tableView(list.table, cellForRowAt: IndexPath(row: 1, section: 0))
        #expect((cell as? TrackCell)?.name == "Two")
    }

    @Test("P51 A class is reusable beside a library whose protocol of that name UIKit's own cells adopt")
    func otherLibrary() {
        table.register(cellType: SharedCell.self)
        let cell: SharedCell = table.dequeueReusableCell(for: first)
        #expect(cell.reuseIdentifier == "SharedCell")
        #expect(HeadingCell.reuseIdentifier == "HeadingCell", "in files that import one of the two there is no doubt")
    }
}
