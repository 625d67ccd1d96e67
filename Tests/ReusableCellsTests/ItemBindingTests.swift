import ReusableCells
import Testing

/// Delivers what a test says, as a subject of a reactive library does.
private final class Feed: ItemSource {
    private var receivers: [Int: ([String]) -> Void] = [:]

    var subscriberCount: Int { receivers.count }

    func deliver(to receive: @escaping ([String]) -> Void) -> () -> Void {
        let key = receivers.count
        receivers[key] = receive
        return { [weak self] in self?.receivers[key] = nil }
    }

    func send(_ items: [String]) { for receive in receivers.values { receive(items) } }
}

/// An observable of a library that this one does not know, with the two shapes of its `bind`.
private final class Observable<Element> {
    private var observer: ((Element) -> Void)?

    func bind(onNext: @escaping (Element) -> Void) -> String {
        observer = onNext
        return "subscription"
    }

    func bind<Result>(to binder: (Observable<Element>) -> Result) -> Result { binder(self) }

    func bind<Argument, Result>(
        to binder: (Observable<Element>) -> (Argument) -> Result, curriedArgument: Argument
    ) -> Result {
        binder(self)(curriedArgument)
    }

    func send(_ element: Element) { observer?(element) }
}

@MainActor @Suite struct ItemBindingTests {
    let table = UITableView()
    let collection = makeCollectionView()

    init() {
        table.register(Tokens.poster)
        table.register(cellType: PlainCell.self)
        collection.register(Tokens.tile)
    }

    private func texts(of table: UITableView) -> [String?] {
        guard let source = table.dataSource else { return [] }
        return (0..<source.tableView(table, numberOfRowsInSection: 0)).map { row in
            let cell = source.tableView(table, cellForRowAt: IndexPath(row: row, section: 0))
            return (cell as? PosterCell)?.title?.text ?? cell.textLabel?.text
        }
    }

    @Test("A binder shows each list that a source delivers, until the subscription ends")
    func source() {
        let feed = Feed()
        let cancel = feed.bind(to: table.items(Tokens.poster)) { row, item, cell in cell.title?.text = "\(row) \(item)" }
        #expect(table.dataSource == nil)
        feed.send(["a", "b"])
        #expect(texts(of: table) == ["0 a", "1 b"])
        feed.send(["c"])
        #expect(texts(of: table) == ["0 c"])
        cancel()
        #expect(feed.subscriberCount == 0)
        #expect(texts(of: table) == ["0 c"])
    }

    @Test("A binder by class dequeues by the class's identifier")
    func byClass() {
        let feed = Feed()
        _ = feed.bind(to: table.items(PlainCell.self)) { _, item, cell in cell.textLabel?.text = item }
        feed.send(["a"])
        #expect(texts(of: table) == ["a"])
    }

    @Test("A collection view shows items the same way")
    func collectionView() throws {
        let feed = Feed()
        _ = feed.bind(to: collection.items(Tokens.tile)) { _, item, cell in cell.title?.text = item }
        feed.send(["a"])
        let source = try #require(collection.dataSource)
        #expect(source.collectionView(collection, numberOfItemsInSection: 0) == 1)
        let cell = source.collectionView(collection, cellForItemAt: .first)
        #expect((cell as? PosterTile)?.title?.text == "a")
    }

    @Test("A binder has the shape that bind(to:) of a reactive library takes, with its subscription")
    func curried() {
        let observable = Observable<[Int]>()
        let binder = table.items(PlainCell.self) { (source: Observable<[Int]>, receive) in source.bind(onNext: receive) }
        let subscription = observable.bind(to: binder) { row, item, cell in cell.textLabel?.text = "\(row):\(item)" }
        #expect(subscription == "subscription")
        observable.send([5, 6])
        #expect(texts(of: table) == ["0:5", "1:6"])
        let configure = observable.bind(
            to: table.items(Tokens.poster) { (source: Observable<[Int]>, receive) in
                source.bind(onNext: receive)
            })
        _ = configure { _, item, cell in cell.title?.text = "\(item)" }
        observable.send([7])
        #expect(texts(of: table) == ["7"])
    }

    @Test("The direct form is a function that shows a list")
    func direct() {
        let observable = Observable<Set<Int>>()
        _ = observable.bind(onNext: table.items(PlainCell.self) { _, item, cell in cell.textLabel?.text = "\(item)" })
        observable.send([9])
        #expect(texts(of: table) == ["9"])
        let show: ([String]) -> Void = table.items(Tokens.poster) { _, item, cell in cell.title?.text = item }
        show(["x"])
        #expect(texts(of: table) == ["x"])
    }

    @Test("An asynchronous sequence is shown until its task is cancelled")
    func asyncSequence() async throws {
        let (stream, continuation) = AsyncStream<[String]>.makeStream()
        let binding = stream.bind(to: table.items(Tokens.poster)) { _, item, cell in cell.title?.text = item }
        continuation.yield(["a"])
        while texts(of: table) != ["a"] { await Task.yield() }
        binding.cancel()
        continuation.yield(["b"])
        _ = await binding.result
        #expect(texts(of: table) == ["a"])
    }

    @Test("What a sequence throws is its binding's value")
    func throwing() async {
        struct Failure: Error {}
        let stream = AsyncThrowingStream<[String], any Error> { $0.finish(throwing: Failure()) }
        let binding = stream.bind(to: table.items(Tokens.poster)) { _, _, _ in }
        await #expect(throws: Failure.self) { try await binding.value }
    }

    @Test("A binding does not keep the list alive, and ends with it without a trap")
    func lifetime() {
        let feed = Feed()
        weak var gone: UITableView?
        do {
            let table = UITableView()
            gone = table
            _ = feed.bind(to: table.items(PlainCell.self)) { _, _, _ in }
            feed.send(["a"])
        }
        #expect(gone == nil)
        feed.send(["b"])
    }

    @Test("A list keeps the items that it shows last, and no others")
    func replaced() {
        weak var first: AnyObject?
        let show: ([String]) -> Void = table.items(PlainCell.self) { _, _, _ in }
        show(["a"])
        first = table.dataSource
        #expect(first != nil)
        show(["b"])
        #expect(first == nil)
        #expect(table.dataSource != nil)
    }
}
