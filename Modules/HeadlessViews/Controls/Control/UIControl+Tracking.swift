extension UIControl {
    /// The states that the control's own properties say.
    var heldState: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    func trackBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTracking = true
        isTouchInside = true
        guard beginTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = true
        send(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    func trackMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch, event)
        guard continueTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside { send(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
        send(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func trackEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = isInside(touch, event)
        endTracking(touch, with: event)
        let wasInside = isTouchInside
        stopTracking()
        send(for: wasInside ? .touchUpInside : .touchUpOutside, with: event)
    }

    func trackCancelled(with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        send(for: .touchCancel, with: event)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool { point(inside: touch.location(in: self), with: event) }
}
