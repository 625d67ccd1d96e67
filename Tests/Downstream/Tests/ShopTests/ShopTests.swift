import ReusableCells
import ReusableStoryboards
import Testing

@testable import Shop

@Suite("The shop that the documentation shows") @MainActor struct ShopTests {
    private let first = IndexPath(row: 0, section: 0)

    @Test("A table by hand shows its posters")
    func posters() {
        let list = PosterListController()
        list.loadViewIfNeeded()
        let cell = list.tableView(list.tableView, cellForRowAt: IndexPath(row: 1, section: 0))
        #expect((cell as? PosterCell)?.title == "B")
        #expect(list.makeCell(at: first).reuseIdentifier == "PosterCell")
        list.makeCell(at: first).addBadge()
        #expect(BadgeView.loadFromNib().layer.cornerRadius == 4)
    }

    @Test("Posters that come in are shown, until the binding is cancelled")
    func binding() async {
        let list = PosterListController()
        let (posters, continuation) = AsyncStream<[Poster]>.makeStream()
        let binding = list.show(posters)
        continuation.yield([.short])
        while list.tableView.dataSource === list { await Task.yield() }
        list.stop(binding)
        _ = await binding.result
        #expect(list.tableView.dataSource?.tableView(list.tableView, numberOfRowsInSection: 0) == 1)
    }

    @Test("Shelves have headers from nibs and from tokens")
    func shelves() {
        let shelf = ShelfController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(shelf.makeHeader(at: first).reuseIdentifier == "ShelfHeader")
        #expect(shelf.makeHeading(at: first).reuseIdentifier == "Headings" || !shelf.makeHeading(at: first).subviews.isEmpty)
        shelf.addBackground(to: shelf.collectionView.collectionViewLayout)
    }

    @Test("A hosted view shows what is loaded for it, and nothing of the item before")
    func hosting() async throws {
        let list = ArticleListController()
        let article = Article(title: "Paper")
        let cell = list.makeCell(showing: article, at: first)
        list.load(article, in: cell, holding: NSObject())
        while cell.hostedView.image == nil { await Task.yield() }
        cell.hostedView.tapped?(article)
        #expect(list.opened == "Paper")
        cell.prepareForReuse()
        #expect(cell.hostedView.title == nil)
        list.tableView.register(Cells.article)
        #expect(list.tableView.dequeue(Cells.article, for: first).hostedView.style == .short)
    }

    @Test("The app's own base class of cells hosts a view")
    func ownBaseClass() {
        let table = UITableView()
        table.register(cellType: SwipeHostingCell<ArticleView>.self)
        let cell: SwipeHostingCell<ArticleView> = table.dequeueReusableCell(for: first)
        cell.hostedView.show(Article(title: "Ink"))
        cell.swipe()
        #expect(cell.isSwiped)
        cell.prepareForReuse()
        #expect(!cell.isSwiped && cell.hostedView.title == nil)
    }

    @Test("A list of the app's own has the typed calls and tokens, for nibs and for classes")
    func ownList() throws {
        let carousel = Carousel()
        carousel.register(cellType: PriceCard.self)
        let token = ReusableCell<PosterCard>()
        carousel.register(token)
        let price: PriceCard = carousel.dequeueReusableCell(for: first)
        carousel.giveBack(price)
        #expect(carousel.dequeueReusableCell(for: first, cellType: PriceCard.self) === price)
        #expect(carousel.dequeue(token, for: first).subviews.count == 1)
        let rack = BannerRack()
        rack.register(supplementaryViewType: SaleBanner.self, ofKind: "sale")
        let banner: SaleBanner = rack.dequeueReusableSupplementaryView(ofKind: "sale", for: first)
        #expect(banner.superview == nil)
        #expect(throws: ReuseFailure.self) {
            try rack.reusableSupplementaryView(ofKind: "other", for: first, viewType: SaleBanner.self)
        }
    }

    @Test("The cart is paid for by a segue that the compiler knows")
    func cart() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let controller = CartController.instantiate { coder in CartController(coder: coder, cart: .sample) }
        try controller.checkSegues()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.perform(.receipt)
        #expect((controller.presentedViewController as? ReceiptController)?.cart?.items == ["A poster"])
    }
}
