extension UIGestureRecognizer {
    /// How far a gesture has come.
    public enum State: Int, Sendable {
        /// No gesture yet.
        case possible = 0
        /// A gesture that goes on has begun.
        case began = 1
        /// It goes on, and something about it is new.
        case changed = 2
        /// The gesture has ended, or has been recognised at one blow.
        case ended = 3
        /// The gesture was broken off.
        case cancelled = 4
        /// The touches are no such gesture.
        case failed = 5

        /// The gesture has been recognised at one blow.
        public static var recognized: State { .ended }

        /// Whether a gesture is under way.
        var isUnderWay: Bool { self == .began || self == .changed }
        /// Whether nothing follows but a new gesture.
        var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
    }

    func move(to new: State) {
        switch (recognition.state, new) {
        case (.possible, .began), (.possible, .ended): recognize(as: new)
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended): enter(new)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): enter(.cancelled)
        case (_, .possible) where recognition.state.isFinal: recognition.state = .possible
        default: break
        }
    }

    /// Breaks the gesture off, or gives it up where it has not begun.
    func abandon() {
        if recognition.state.isUnderWay {
            enter(.cancelled)
        } else if recognition.state == .possible, !trackedTouches.all.isEmpty {
            fail()
        }
    }

    /// Makes the recogniser ready for a new gesture.
    func startOver() {
        reset()
        recognition.state = .possible
        recognition.waiting = nil
        trackedTouches = TrackedTouches()
    }

    /// Recognises the gesture, unless it must wait, may not, or another one was first. `D41`
    private func recognize(as new: State) {
        guard isEnabled else { return }
        let rivals = rivals
        guard !rivals.contains(where: { waits(for: $0) }) else {
            recognition.waiting = new
            return
        }
        recognition.waiting = nil
        let isPrevented = rivals.contains { ($0.state.isUnderWay || $0.state == .ended) && $0.prevents(self) }
        guard !isPrevented, mayBegin else { return fail() }
        recognition.state = new
        for rival in rivals where rival.state == .possible && (prevents(rival) || rival.requiresFailure(of: self)) { rival.fail() }
        actions.send(from: self)
    }

    private func fail() {
        recognition.state = .failed
        recognition.waiting = nil
        for rival in rivals {
            if let waiting = rival.recognition.waiting { rival.move(to: waiting) }
        }
    }

    private func enter(_ new: State) {
        recognition.state = new
        actions.send(from: self)
    }

    private var mayBegin: Bool {
        delegate?.gestureRecognizerShouldBegin(self) != false && view?.gestureRecognizerShouldBegin(self) != false
    }
}
