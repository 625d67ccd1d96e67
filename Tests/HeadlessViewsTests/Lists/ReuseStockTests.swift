@testable import HeadlessViews
import Testing

@MainActor @Suite("What a list can give out")
struct ReuseStockTests {
    private final class Item {}

    @Test("A27 Gives a view out only for the key that it waits under")
    func keys() {
        var pool = ReusePool<String, Item>()
        let item = Item()
        pool.put(item, for: "A")
        #expect(pool.take("B") == nil)
        #expect(pool.take("A") === item)
        #expect(pool.take("A") == nil)
    }

    @Test("A28 Gives out first what came last")
    func order() {
        var pool = ReusePool<Int, Item>()
        let items = (0..<4).map { _ in Item() }
        for item in items { pool.put(item, for: 0) }
        #expect(pool.count == 4)
        let taken = (0..<4).compactMap { _ in pool.take(0) }
        #expect(taken.map(ObjectIdentifier.init) == items.reversed().map(ObjectIdentifier.init))
        #expect(pool.count == 0)
    }

    @Test("A11 Prefers a view that waits to a new one, and has nothing without a registration")
    func steps() {
        var stock = ReuseStock<String, Item>()
        let waiting = Item()
        #expect(name(stock.next(for: "A")) == "refuse")
        stock.registry["A"] = .type(Item.self)
        stock.pool.put(waiting, for: "A")
        #expect(name(stock.next(for: "A")) == "reuse")
        #expect(name(stock.next(for: "A")) == "make")
        #expect(name(stock.next(for: "B")) == "refuse")
    }

    @Test("A1 Class and nib share one place, where the last registration stands")
    func lastRegistration() {
        var registry = ReuseRegistry<String, Item>()
        registry["A"] = .type(Item.self)
        registry["A"] = .nib(UINib(nibName: "A", bundle: nil))
        guard case .nib = registry["A"] else {
            Issue.record("the class is still registered")
            return
        }
        registry["A"] = nil
        if case .some = registry["A"] { Issue.record("the registration is still there") }
    }

    private func name(_ step: ReuseStock<String, Item>.Step) -> String {
        switch step {
        case .reuse: "reuse"
        case .make: "make"
        case .refuse: "refuse"
        }
    }
}
