import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Gesture recognisers") @MainActor
struct GestureRecognizerTests {
    @Test("A recogniser begins enabled and possible, and takes touches from its view")
    func defaults() {
        let recognizer = UIGestureRecognizer()
        #expect(recognizer.state == .possible)
        #expect(recognizer.isEnabled)
        #expect(recognizer.cancelsTouchesInView)
        #expect(!recognizer.delaysTouchesBegan)
        #expect(recognizer.delaysTouchesEnded)
        #expect(recognizer.requiresExclusiveTouchType)
        #expect(recognizer.view == nil)
        #expect(recognizer.name == nil)
        #expect(recognizer.numberOfTouches == 0)
        #expect(recognizer.location(in: nil) == .zero)
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1)
        #expect(tap.numberOfTouchesRequired == 1)
        let press = UILongPressGestureRecognizer()
        #expect(press.numberOfTapsRequired == 0)
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == Int(UInt32.max))
        #expect(UISwipeGestureRecognizer().direction == .right)
        #expect(UIPinchGestureRecognizer().scale == 1)
        #expect(UIRotationGestureRecognizer().rotation == 0)
        #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    }

    @Test("A view has a recogniser, and another view takes it away")
    func attaching() {
        let first = UIView()
        let second = UIView()
        let recognizer = UITapGestureRecognizer()
        first.addGestureRecognizer(recognizer)
        #expect(recognizer.view === first)
        second.addGestureRecognizer(recognizer)
        #expect(recognizer.view === second)
        #expect(first.gestureRecognizers == nil)
        second.removeGestureRecognizer(recognizer)
        #expect(recognizer.view == nil)
    }

    @Test("A gesture that goes on tells its target of each step")
    func continuous() {
        let target = GestureTarget()
        let recognizer = UIPanGestureRecognizer(target: target, action: "seen:")
        recognizer.state = .began
        recognizer.state = .changed
        recognizer.state = .changed
        recognizer.state = .ended
        #expect(target.states == [.began, .changed, .changed, .ended])
        #expect(target.sender === recognizer)
    }

    @Test("A gesture that is broken off tells its target so")
    func cancelled() {
        let target = GestureTarget()
        let recognizer = UIGestureRecognizer(target: target, action: "seen:")
        recognizer.state = .began
        recognizer.state = .cancelled
        #expect(target.states == [.began, .cancelled])
    }

    @Test("A gesture that fails tells nobody")
    func failed() {
        let target = GestureTarget()
        let recognizer = UIGestureRecognizer(target: target, action: "seen:")
        recognizer.state = .failed
        #expect(recognizer.state == .failed)
        #expect(target.states.isEmpty)
    }

    @Test("What cannot follow a state is ignored")
    func impossibleSteps() {
        let target = GestureTarget()
        let recognizer = UIGestureRecognizer(target: target, action: "seen:")
        recognizer.state = .changed
        #expect(recognizer.state == .possible)
        recognizer.state = .ended
        recognizer.state = .began
        recognizer.state = .ended
        #expect(recognizer.state == .ended)
        #expect(target.states == [.ended])
    }

    @Test("A new touch after the end of a gesture makes the recogniser ready again")
    func reset() {
        final class CountingRecognizer: UIGestureRecognizer {
            var resets = 0
            override func reset() { resets += 1 }
        }
        let view = UIView()
        let recognizer = CountingRecognizer()
        view.addGestureRecognizer(recognizer)
        view.tapRecognizers()
        recognizer.state = .ended
        let resets = recognizer.resets
        view.tapRecognizers()
        #expect(recognizer.state == .possible)
        #expect(recognizer.resets == resets + 1)
    }

    @Test("Each target gets its action once; removing takes away what matches")
    func targets() {
        let first = GestureTarget()
        let second = GestureTarget()
        func states(_ change: (UIGestureRecognizer) -> Void) -> (Int, Int) {
            let before = (first.states.count, second.states.count)
            let recognizer = UIGestureRecognizer(target: first, action: "seen:")
            recognizer.addTarget(first, action: "seen:")
            recognizer.addTarget(first, action: "seenToo:")
            recognizer.addTarget(second, action: "seen:")
            change(recognizer)
            recognizer.state = .ended
            return (first.states.count - before.0, second.states.count - before.1)
        }
        #expect(states { _ in } == (2, 1))
        #expect(states { $0.removeTarget(first, action: "seen:") } == (1, 1))
        #expect(states { $0.removeTarget(first, action: nil) } == (0, 1))
        #expect(states { $0.removeTarget(nil, action: "seen:") } == (1, 0))
        #expect(states { $0.removeTarget(nil, action: nil) } == (0, 0))
    }

    @Test("A recogniser does not keep its target alive")
    func weakTarget() {
        weak var target: GestureTarget?
        let recognizer: UIGestureRecognizer
        do {
            let made = GestureTarget()
            target = made
            recognizer = UIGestureRecognizer(target: made, action: "seen:")
        }
        #expect(target == nil)
        recognizer.state = .ended
        #expect(recognizer.state == .ended)
    }

    @Test("D40 An action without a target goes up the chain from the recogniser's view")
    func chain() {
        let outer = GestureView()
        let inner = UIView()
        outer.addSubview(inner)
        let recognizer = UIGestureRecognizer(target: nil, action: "seen:")
        inner.addGestureRecognizer(recognizer)
        recognizer.state = .ended
        #expect(outer.count == 1)
    }

    @Test("Turning a recogniser off breaks a gesture off, and keeps another from being recognised")
    func disabling() {
        let target = GestureTarget()
        let recognizer = UIGestureRecognizer(target: target, action: "seen:")
        recognizer.state = .began
        recognizer.isEnabled = false
        #expect(target.states == [.began, .cancelled])
        let other = UIGestureRecognizer(target: target, action: "seen:")
        other.isEnabled = false
        other.state = .ended
        #expect(other.state == .possible)
        #expect(target.states.count == 2)
    }

    @Test("The delegate and the view may each keep a gesture from beginning")
    func mayBegin() {
        let view = GestureView()
        let judge = GestureJudge()
        let target = GestureTarget()
        func recognize() -> UIGestureRecognizer.State {
            let recognizer = UIGestureRecognizer(target: target, action: "seen:")
            recognizer.delegate = judge
            view.addGestureRecognizer(recognizer)
            recognizer.state = .began
            view.removeGestureRecognizer(recognizer)
            return recognizer.state
        }
        #expect(recognize() == .began)
        judge.begins = false
        #expect(recognize() == .failed)
        judge.begins = true
        view.allows = false
        #expect(recognize() == .failed)
        #expect(target.states == [.began])
    }

    @Test("A recogniser knows how many touches it has and where they are, also once they have ended")
    func touches() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
        outer.addSubview(view)
        let recognizer = UIGestureRecognizer()
        view.addGestureRecognizer(recognizer)
        view.tapRecognizers(fingers: 2)
        #expect(recognizer.numberOfTouches == 2)
        #expect(recognizer.location(in: view) == CGPoint(x: 5, y: 4))
        #expect(recognizer.location(in: outer) == CGPoint(x: 55, y: 4))
        #expect([0, 10].contains(recognizer.location(ofTouch: 0, in: view).x))
        view.tapRecognizers()
        #expect(recognizer.numberOfTouches == 1)
    }

    @Test("Touches that the system takes away break a gesture off, or make it fail")
    func cancelledTouches() {
        let view = UIView()
        let began = UIGestureRecognizer()
        let possible = UIGestureRecognizer()
        let touches: Set<UITouch> = [UITouch(in: view, at: .zero)]
        let event = UIEvent(touches: touches)
        for recognizer in [began, possible] { recognizer.touchesBegan(touches, with: event) }
        began.state = .began
        for recognizer in [began, possible] { recognizer.touchesCancelled(touches, with: event) }
        #expect(began.state == .cancelled)
        #expect(possible.state == .failed)
    }

    @Test("A pan has the translation that was set, in whichever view's coordinates it is asked for")
    func translation() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        outer.addSubview(inner)
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = UIPanGestureRecognizer()
        pan.setTranslation(CGPoint(x: 8, y: 6), in: outer)
        #expect(pan.translation(in: outer) == CGPoint(x: 8, y: 6))
        #expect(pan.translation(in: inner) == CGPoint(x: 4, y: 3))
    }
}
