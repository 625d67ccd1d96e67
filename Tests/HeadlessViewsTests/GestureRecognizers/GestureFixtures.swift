@testable import HeadlessViews

/// Counts what a recogniser tells it.
final class GestureTarget: HeadlessObject, ActionTarget {
    static let actionTable = ActionTable(
        for: GestureTarget.self,
        [
            "seen:": { target, sender in target.note(sender) },
            "seenToo:": { target, sender in target.note(sender) },
        ])

    private(set) var states: [UIGestureRecognizer.State] = []
    private(set) weak var sender: UIGestureRecognizer?

    private func note(_ sender: Any?) {
        self.sender = sender as? UIGestureRecognizer
        if let state = self.sender?.state { states.append(state) }
    }
}

/// A view that takes the place of the first responder, and counts actions that come up the chain.
final class GestureView: UIView, ActionTarget {
    static let actionTable = ActionTable(for: GestureView.self, ["seen:": { view, _ in view.count += 1 }])

    var count = 0
    var allows = true

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

/// Answers as it is told.
final class GestureJudge: UIGestureRecognizerDelegate {
    var begins = true
    var allowsBoth = false
    weak var waitsFor: UIGestureRecognizer?
    weak var letsWait: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waitsFor === otherGestureRecognizer }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { letsWait === otherGestureRecognizer }
}

extension UIView {
    /// Lets all recognisers of the view have a touch of it, from its begin to its end.
    func tapRecognizers(count: Int = 1, fingers: Int = 1) {
        let touches = Set((0..<fingers).map { UITouch(in: self, at: CGPoint(x: 10 * $0, y: 4), tapCount: count) })
        let event = UIEvent(touches: touches)
        for recognizer in gestureRecognizers ?? [] { recognizer.touchesBegan(touches, with: event) }
        for recognizer in gestureRecognizers ?? [] { recognizer.touchesEnded(touches, with: event) }
    }
}
