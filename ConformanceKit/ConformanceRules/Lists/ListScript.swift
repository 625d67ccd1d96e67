/// A list under test: how it is made, and how its views are returned.
struct ListSubject<List: AnyObject, View: AnyObject>: Sendable {
    /// One of the classes that the list is to show.
    struct ViewClass: Sendable {
        var type: AnyClass
        /// What the class is registered under: its identifier, and a kind where there are kinds.
        var identifier: @MainActor @Sendable () -> String
        var register: @MainActor @Sendable (List) throws(ReuseFailure) -> Void
        /// A view of the class; nil where nothing is registered and the list says so by giving none.
        var dequeue: @MainActor @Sendable (List, IndexPath) throws(ReuseFailure) -> View?
    }

    var make: @MainActor @Sendable () -> List
    var giveBack: @MainActor @Sendable (List, View) -> Void
    var reload: (@MainActor @Sendable (List) -> Void)?
    var classes: [ViewClass]
}

/// A run of calls to a list in an order that a seed decides, each compared with what the model says.
@MainActor struct ListScript<List: AnyObject, View: AnyObject> {
    /// The first call that came out otherwise than the model says: the rule that it breaks, and what was seen.
    struct Violation {
        var rule: Rule
        var seen: String
    }

    private let subject: ListSubject<List, View>
    private let list: List
    private var model = ListModel()
    private var numbers: SeededNumbers
    private var steps: [String] = []

    init(of subject: ListSubject<List, View>, seed: UInt64) {
        self.subject = subject
        list = subject.make()
        numbers = SeededNumbers(seed: seed)
    }

    /// Makes the calls, until one comes out wrong.
    mutating func run(count: Int) -> Violation? {
        for _ in 0..<count {
            if let (rule, seen) = step() {
                return Violation(rule: rule, seen: "After \(steps.joined(separator: ", ")), \(seen).")
            }
        }
        return nil
    }

    /// The views that the list gave and that are there still.
    var views: [AnyObject] { model.views }

    private mutating func step() -> (rule: Rule, seen: String)? {
        let chosen = subject.classes[Int(numbers.next() % UInt64(subject.classes.count))]
        let number = numbers.next() % 16
        switch number {
        case 0: return register(chosen)
        case 1 where subject.reload != nil: return reload()
        case 2...6: return giveBack()
        default: return dequeue(chosen, row: Int(number))
        }
    }

    private mutating func register(_ chosen: ListSubject<List, View>.ViewClass) -> (rule: Rule, seen: String)? {
        let identifier = chosen.identifier()
        do throws(ReuseFailure) {
            steps.append("register \(identifier)")
            try chosen.register(list)
            model.register(chosen.type, as: identifier)
            return nil
        } catch {
            return (.listWrongView, "it cannot be registered: \(error)")
        }
    }

    private mutating func dequeue(_ chosen: ListSubject<List, View>.ViewClass, row: Int) -> (rule: Rule, seen: String)? {
        let identifier = chosen.identifier()
        let isRegistered = model.classes[identifier] != nil
        do throws(ReuseFailure) {
            guard let view = try chosen.dequeue(list, IndexPath(row: row, section: 0)) else {
                steps.append("dequeue \(identifier)")
                return isRegistered ? (.listWrongView, "it gave nothing for \"\(identifier)\", which is registered") : nil
            }
            steps.append("dequeue \(identifier)")
            guard isRegistered else {
                return (.listWrongView, "it gave a view for \"\(identifier)\", which nothing is registered under")
            }
            return model.take(view, for: identifier)
        } catch {
            if case .refused = error, !isRegistered { return nil }
            steps.append("dequeue \(identifier)")
            return (.listWrongView, "it failed: \(error)")
        }
    }

    private mutating func giveBack() -> (rule: Rule, seen: String)? {
        guard let view = model.giveBack(Int(numbers.next() % 1024)) as? View else { return nil }
        steps.append("give one back")
        subject.giveBack(list, view)
        return nil
    }

    private mutating func reload() -> (rule: Rule, seen: String)? {
        steps.append("reload")
        subject.reload?(list)
        model.giveAllBack()
        return nil
    }
}
