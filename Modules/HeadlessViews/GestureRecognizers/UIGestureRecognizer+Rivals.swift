extension UIGestureRecognizer {
    /// The other recognisers that have a touch of this gesture: those of the touches' views and of the views round them.
    var rivals: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in trackedTouches.all {
            var view = touch.view
            while let current = view {
                for recognizer in current.recognizers where recognizer !== self && recognizer.trackedTouches.all.contains(touch) {
                    if !found.contains(recognizer) { found.append(recognizer) }
                }
                view = current.superview
            }
        }
        return found
    }

    /// Whether a rival that may still be recognised must fail first.
    func waits(for rival: UIGestureRecognizer) -> Bool {
        rival.isEnabled && rival.state == .possible && requiresFailure(of: rival)
    }

    /// Whether this recogniser was told to wait for another to fail, by either of them or by a delegate.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        recognition.requires(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Whether recognising this gesture keeps another from being recognised: it does unless a delegate allows both. `D41`
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }
}
