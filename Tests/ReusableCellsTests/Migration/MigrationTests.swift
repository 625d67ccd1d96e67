import ReusableCells
import Testing

/// What was written for a library before this one, as a test runs it; that all of it is deprecated is the point.
@MainActor private protocol Migrated {
    func run() throws
}

@MainActor @Suite struct MigrationTests {
    @Test("Code that was written for Reusable gives out its cells")
    func reusable() {
        let table = UITableView()
        table.registerAll(MigratedCell.self)
        let cell: MigratedCell = table.cell(for: .first)
        #expect(cell.reuseIdentifier == MigratedCell.reuseIdentifier)
    }

    @Test("Tables that were written for ReusableKit give out their cells")
    func reusableKitTables() throws { try (ReusableKitTables() as any Migrated).run() }

    @Test("Collection views that were written for ReusableKit give out their cells")
    func reusableKitCollections() throws { try (ReusableKitCollections() as any Migrated).run() }

    @Test("Code that was written for CheapCell hosts its views")
    func cheapCell() throws { try (CheapCells() as any Migrated).run() }

    @Test("Code in the spelling of 2016 gives out its cells")
    func springOf2016() throws { try (Reusable2016() as any Migrated).run() }
}

private struct ReusableKitTables: Migrated {
    @available(*, deprecated)
    func run() throws {
        let controller = KitTableController()
        controller.loadViewIfNeeded()
        let cells = controller.cells()
        #expect(cells.map(\.reuseIdentifier) == ["KitCell", "named", "PosterCell", "KitCell"])
        #expect((cells[2] as? PosterCell)?.title != nil)
        let headers = controller.headers()
        #expect(headers.map { $0 is KitHeader } == [true, true, false])
        let cell = controller.describe(KitTableController.Reusable.named, made: try #require(cells[1] as? KitCell))
        #expect(cell.0 == KitCell.self && cell.1 == "named" && cell.2 == nil && cell.3 == "named")
        let header = controller.describe(KitTableController.Reusable.nibHeader)
        #expect(header.0 == PosterHeader.self && header.1 == "PosterHeader" && header.2 != nil)
    }
}

private struct ReusableKitCollections: Migrated {
    @available(*, deprecated)
    func run() throws {
        let controller = KitCollectionController()
        controller.registerAll()
        #expect(controller.cell(at: .first) is KitTile)
        let header = UICollectionView.elementKindSectionHeader
        #expect(controller.view(ofKind: header, at: .first).reuseIdentifier == "shelf")
        #expect(controller.view(ofKind: UICollectionView.elementKindSectionFooter, at: .first).reuseIdentifier == "KitShelf")
        #expect(controller.view(ofKind: "custom", at: .first).reuseIdentifier == "shelf")
        #expect(controller.footer(at: .first).reuseIdentifier == "KitShelf")
        #expect(SupplementaryViewKind.header.rawValue == header)
    }
}

private struct CheapCells: Migrated {
    @available(*, deprecated)
    func run() throws {
        let table = CheapTableController()
        table.loadViewIfNeeded()
        let article = table.tableView(table.tableView, cellForRowAt: .first)
        #expect((article as? TableCell<CheapArticleView>)?.itemView.titleLabel.text == "first")
        #expect(article.reuseIdentifier == "CheapArticleView")
        let banner = table.tableView(table.tableView, cellForRowAt: IndexPath(row: 1, section: 0))
        #expect(banner.reuseIdentifier == "banner")
        let collection = CheapCollectionController()
        collection.loadViewIfNeeded()
        let tile = collection.cell(for: .first) as? CollectionCell<CheapArticleView>
        #expect(tile?.itemView.titleLabel.text == "item")
        #expect(tile?.itemView.superview === tile?.contentView)
        #expect(collection.identifiers == ["CheapArticleView", "banner", "CheapArticleView", "banner"])
    }
}

private struct Reusable2016: Migrated {
    @available(*, deprecated)
    func run() throws {
        let table = SpringTableController()
        table.loadViewIfNeeded()
        let cells = (0...2).map { table.tableView(table.tableView, cellForRowAt: IndexPath(row: $0, section: 0)) }
        #expect(cells[0] is SpringCell)
        #expect((cells[1] as? PosterCell)?.title != nil)
        #expect((cells[2] as? ArticlePosterCell)?.title != nil, "the optional nib of the article is registered")
        #expect(cells[2].reuseIdentifier == "article")
        #expect(table.header() is SpringHeader)
        #expect((table.posterHeader() as? PosterHeader)?.title != nil)
        let collection = SpringCollectionController()
        collection.loadViewIfNeeded()
        #expect(collection.cells(at: .first).map { $0 is PosterTile } == [false, true])
        #expect(collection.views(at: .first).map { $0 is SpringShelf } == [true, true, false])
        #expect(makeSpringWidgets().allSatisfy { $0.subviews.count == 1 })
    }
}
