@_spi(Headless) import HeadlessViews
import ReusableCells
import Testing

/// What outlives one use of a cell in apps, and must not.
@MainActor @Suite struct ReusePainTests {
    let table = UITableView()

    init() {
        table.register(cellType: ScopedCell.self)
    }

    private func reused(_ cell: ScopedCell) -> ScopedCell {
        table.enqueueForReuse(cell)
        return table.dequeueReusableCell(for: .first)
    }

    @Test("P39 A load of the item before does not land in a cell that is used again, whether it heeds its cancellation or not")
    func lateLoad() async {
        let slow = Gate()
        let cell: ScopedCell = table.dequeueReusableCell(for: .first)
        cell.show { await slow.value() }
        let again = reused(cell)
        #expect(again === cell)
        await withCheckedContinuation { continuation in
            again.scope.load {
                "B"
            } then: { text in
                again.textLabel?.text = text
                continuation.resume()
            }
        }
        await slow.open("A")
        await slow.wasRead()
        #expect(cell.textLabel?.text == "B")
    }

    @Test("P39 A callback of the item before does nothing in a cell that is used again")
    func lateCallback() {
        let cell: ScopedCell = table.dequeueReusableCell(for: .first)
        let completion = cell.scope.callback(to: cell) { cell, text in cell.textLabel?.text = text }
        let again = reused(cell)
        again.textLabel?.text = "B"
        completion("A")
        #expect(again.textLabel?.text == "B")
    }

    @Test("P39 A hosted view has a scope that ends with each use of its cell")
    func hostedScope() {
        table.register(Tokens.article)
        let cell = table.dequeue(Tokens.article, for: .first)
        let completion = cell.scope.callback(to: cell.hostedView) { view, text in view.title.text = text }
        table.enqueueForReuse(cell)
        _ = table.dequeue(Tokens.article, for: .first)
        completion("A")
        #expect(cell.hostedView.title.text == nil)
    }

    @Test("P41 After three uses of a cell one subscription is left")
    func subscriptions() {
        let subject = Subject()
        var cell: ScopedCell = table.dequeueReusableCell(for: .first)
        for use in 0..<3 {
            if use > 0 { cell = reused(cell) }
            cell.scope.hold(subject.subscribe())
        }
        #expect(subject.subscriberCount == 1)
    }

    @Test("P43 A controller is released while its cells wait to be used again: a callback holds its target weakly")
    func controller() {
        weak var gone: Controller?
        var waiting: UITableView?
        do {
            let controller = Controller()
            gone = controller
            controller.fill()
            waiting = controller.table
        }
        #expect(gone == nil)
        let cell: ScopedCell? = waiting?.dequeueReusableCell(for: .first)
        #expect(cell?.tapped == nil, "handlers are dropped on reuse")
    }

    @Test("P43 What a scope holds goes with the cell")
    func cellGone() {
        let subject = Subject()
        do {
            let cell = ScopedCell(style: .default, reuseIdentifier: nil)
            cell.scope.hold(subject.subscribe())
            #expect(subject.subscriberCount == 1)
        }
        #expect(subject.subscriberCount == 0)
    }
}

/// A cell as an app writes it.
private final class ScopedCell: UITableViewCell, Reusable {
    let scope = ReuseScope()
    var tapped: ((Int) -> Void)?

    override func prepareForReuse() {
        super.prepareForReuse()
        scope.end()
        tapped = nil
        textLabel?.text = nil
    }

    func show(_ load: @escaping @Sendable () async -> String) {
        scope.load(load) { [weak self] text in self?.textLabel?.text = text }
    }
}

/// A controller whose cells call it back.
@MainActor private final class Controller {
    let table = UITableView()
    private(set) var taps: [Int] = []

    func fill() {
        table.register(cellType: ScopedCell.self)
        let cell: ScopedCell = table.dequeueReusableCell(for: .first)
        cell.tapped = cell.scope.callback(to: self) { controller, row in controller.taps.append(row) }
        cell.tapped?(1)
        table.enqueueForReuse(cell)
    }
}

/// Counts who listens; a subscription ends with its object.
private final class Subject {
    final class Subscription {
        private let subject: Subject

        init(_ subject: Subject) {
            self.subject = subject
            subject.subscriberCount += 1
        }

        deinit { subject.subscriberCount -= 1 }
    }

    private(set) var subscriberCount = 0

    func subscribe() -> Subscription { Subscription(self) }
}

/// A load that takes as long as a test says, and heeds no cancellation.
private actor Gate {
    private var opened: String?
    private var waiting: [CheckedContinuation<String, Never>] = []
    private var reads = 0

    func value() async -> String {
        let value = if let opened { opened } else { await withCheckedContinuation { waiting.append($0) } }
        reads += 1
        return value
    }

    func open(_ value: String) {
        opened = value
        for continuation in waiting { continuation.resume(returning: value) }
        waiting = []
    }

    /// Returns once the value has been read and whoever awaited it has had a turn.
    func wasRead() async {
        while reads == 0 { await Task.yield() }
        for _ in 0..<10 { await Task.yield() }
    }
}
