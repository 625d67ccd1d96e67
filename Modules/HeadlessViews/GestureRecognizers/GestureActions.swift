/// The targets of a recogniser, each with its action.
@MainActor struct GestureActions {
    private var entries: [Entry] = []

    private struct Entry {
        /// Whether the action goes up the responder chain instead of to a target.
        let isForChain: Bool
        weak var target: AnyObject?
        let action: Selector
    }

    mutating func add(target: Any?, action: Selector) {
        let target = target.map { $0 as AnyObject }
        let isKnown = entries.contains { $0.isForChain == (target == nil) && $0.target === target && $0.action == action }
        if !isKnown { entries.append(Entry(isForChain: target == nil, target: target, action: action)) }
    }

    mutating func remove(target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        entries.removeAll { (target == nil || $0.target === target) && (action == nil || $0.action == action) }
    }

    /// Sends the actions with a recogniser as their sender; a target that is gone gets none.
    func send(from recognizer: UIGestureRecognizer) {
        for entry in entries {
            let receiver = entry.isForChain ? receiver(of: entry.action, from: recognizer) : entry.target
            guard let receiver else { continue }
            UIApplication.shared.sendAction(entry.action, to: receiver, from: recognizer, for: nil)
        }
    }

    /// Who handles an action without a target: the first in the chain from the first responder, else from the recogniser's view.
    private func receiver(of action: Selector, from recognizer: UIGestureRecognizer) -> AnyObject? {
        let start = FirstResponder.current ?? recognizer.view
        return start?.target(forAction: action, withSender: recognizer).map { $0 as AnyObject }
    }
}
