@_spi(Headless) import HeadlessViews

/// A target that remembers what it was sent.
final class RecordingTarget: HeadlessObject, ActionTarget {
    private(set) var log: [String] = []

    static let actionTable = ActionTable(
        for: RecordingTarget.self,
        ["first:": { target, _ in target.log.append("first:") }, "second:": { target, _ in target.log.append("second:") }])
}

/// A view that handles an action which nobody else does.
final class ActingView: UIView, ActionTarget {
    private(set) var senders: [UIView] = []

    static let actionTable = ActionTable(
        for: ActingView.self, ["act:": { view, sender in if let sender = sender as? UIView { view.senders.append(sender) } }])

    override var canBecomeFirstResponder: Bool { true }
}

extension UIControl {
    /// A finger comes down at a point and is lifted at another.
    func press(from start: CGPoint? = nil, to end: CGPoint? = nil) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let down = UITouch(in: self, at: start ?? middle)
        touchesBegan([down], with: UIEvent(touches: [down]))
        let up = UITouch(in: self, at: end ?? start ?? middle, phase: .ended)
        touchesEnded([up], with: UIEvent(touches: [up]))
    }
}
