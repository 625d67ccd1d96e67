extension UIControl {
    /// Calls whatever events call.
    func send(for events: Event, with event: UIEvent?) {
        for entry in actions.entries(for: events) {
            switch entry.receiver {
            case .action(let action): sendAction(action)
            case .chain(let selector): sendAction(selector, to: nil, for: event)
            case .target(let target, let selector):
                if let target = target.object { sendAction(selector, to: target, for: event) }
            }
        }
    }

    /// Shows what is called for the events, until told to stop: an action or else a target with its selector.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stops = false
        for entry in actions.entries(for: .allEvents) where !stops {
            switch entry.receiver {
            case .action(let action): iterator(action, nil, entry.events, &stops)
            case .chain(let selector): iterator(nil, (nil, selector), entry.events, &stops)
            case .target(let target, let selector):
                if let target = target.object { iterator(nil, (target, selector), entry.events, &stops) }
            }
        }
    }
}
