/// What a control calls for which events, in the order in which it was added.
@MainActor struct ControlActions {
    /// Who is called.
    enum Receiver {
        case action(UIAction)
        case target(WeakObject, Selector)
        case chain(Selector)
    }

    /// One receiver and its events.
    struct Entry {
        let receiver: Receiver
        var events: UIControl.Event
    }

    private var entries: [Entry] = []

    /// The events of all entries.
    var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// The entries that any of some events calls.
    func entries(for events: UIControl.Event) -> [Entry] { entries.filter { !$0.events.isDisjoint(with: events) } }

    mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
        // An object that died may have had the address that the new target has now.
        entries.removeAll { $0.isAbandoned }
        if let index = entries.firstIndex(where: { $0.calls(selector, of: target) }) {
            entries[index].events.formUnion(events)
        } else {
            let receiver = target.map { Receiver.target(WeakObject($0), selector) } ?? .chain(selector)
            entries.append(Entry(receiver: receiver, events: events))
        }
    }

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.runs(action.identifier) }) {
            let earlier = entries[index].events
            entries[index] = Entry(receiver: .action(action), events: earlier.union(events))
        } else {
            entries.append(Entry(receiver: .action(action), events: events))
        }
    }

    /// Takes events from the entries of a target and a selector, where nil stands for any.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
        subtract(events) { entry in
            guard let called = entry.selector else { return false }
            return (selector == nil || called == selector) && (target == nil || entry.target === target)
        }
    }

    mutating func remove(identifier: UIAction.Identifier, for events: UIControl.Event) {
        subtract(events) { $0.runs(identifier) }
    }

    private mutating func subtract(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
        for index in entries.indices where matches(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }

    var targets: Set<AnyHashable> {
        Set(
            entries.compactMap { entry -> AnyHashable? in
                if case .chain = entry.receiver { return AnyHashable(NSNull()) }
                return entry.target.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) }
            })
    }

    func names(of target: AnyObject?, for event: UIControl.Event) -> [String]? {
        let names = entries(for: event).compactMap { entry -> String? in
            guard let selector = entry.selector, entry.calls(selector, of: target) else { return nil }
            return selector.description
        }
        return names.isEmpty ? nil : names
    }
}

extension ControlActions.Entry {
    /// The method that is called; nil for an action.
    @MainActor fileprivate var selector: Selector? {
        switch receiver {
        case .action: nil
        case .target(_, let selector), .chain(let selector): selector
        }
    }

    @MainActor fileprivate var target: AnyObject? {
        if case .target(let target, _) = receiver { target.object } else { nil }
    }

    /// Whether the target is no longer there.
    @MainActor fileprivate var isAbandoned: Bool {
        if case .target(let target, _) = receiver { target.object == nil } else { false }
    }

    @MainActor fileprivate func calls(_ selector: Selector, of target: AnyObject?) -> Bool {
        switch receiver {
        case .action: false
        case .chain(let own): target == nil && own == selector
        case .target(let object, let own): target != nil && object.object === target && own == selector
        }
    }

    @MainActor fileprivate func runs(_ identifier: UIAction.Identifier) -> Bool {
        if case .action(let action) = receiver { action.identifier == identifier } else { false }
    }
}

/// An object that is not kept alive.
struct WeakObject {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}
