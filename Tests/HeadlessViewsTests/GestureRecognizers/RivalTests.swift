import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Recognisers of the same touches") @MainActor
struct RivalTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private let target = GestureTarget()

    private func makeTap(_ count: Int, in view: UIView? = nil) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: target, action: "seen:")
        tap.numberOfTapsRequired = count
        (view ?? self.view).addGestureRecognizer(tap)
        return tap
    }

    @Test("A tap is recognised when its finger is lifted")
    func tap() {
        let tap = makeTap(1)
        view.tapRecognizers()
        #expect(tap.state == .ended)
        #expect(target.states == [.ended])
        view.tapRecognizers()
        #expect(target.states == [.ended, .ended])
    }

    @Test("A tap with too few taps, or too many fingers, fails")
    func wrongTap() {
        let double = makeTap(2)
        view.tapRecognizers()
        #expect(double.state == .failed)
        view.tapRecognizers(count: 2)
        #expect(double.state == .ended)
        view.tapRecognizers(count: 2, fingers: 2)
        #expect(double.state == .failed)
        double.numberOfTouchesRequired = 2
        view.tapRecognizers(count: 2, fingers: 2)
        #expect(double.state == .ended)
        view.tapRecognizers(count: 2)
        #expect(double.state == .failed)
    }

    @Test("D41 The first to be recognised makes the others on its touches fail")
    func firstWins() {
        let first = makeTap(1)
        let second = makeTap(1)
        view.tapRecognizers()
        #expect(first.state == .ended)
        #expect(second.state == .failed)
        #expect(target.states.count == 1)
    }

    @Test("D41 A delegate lets both be recognised")
    func both() {
        let first = makeTap(1)
        let second = makeTap(1)
        let judge = GestureJudge()
        judge.allowsBoth = true
        second.delegate = judge
        view.tapRecognizers()
        #expect(first.state == .ended)
        #expect(second.state == .ended)
    }

    @Test("D41 Recognisers of a superview are rivals too; those of other touches are not")
    func rivalsByTouch() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        outer.addSubview(view)
        let inner = makeTap(1)
        let around = makeTap(1, in: outer)
        let touches: Set<UITouch> = [UITouch(in: view, at: .zero)]
        let event = UIEvent(touches: touches)
        for recognizer in [inner, around] { recognizer.touchesBegan(touches, with: event) }
        inner.touchesEnded(touches, with: event)
        #expect(around.state == .failed)
        let elsewhere: Set<UITouch> = [UITouch(in: outer, at: .zero)]
        around.touchesEnded(touches, with: event)
        around.touchesBegan(elsewhere, with: UIEvent(touches: elsewhere))
        around.touchesEnded(elsewhere, with: UIEvent(touches: elsewhere))
        #expect(around.state == .ended)
    }

    @Test("A recogniser waits for another to fail, and is recognised then")
    func waitsForFailure() {
        let single = makeTap(1)
        let double = makeTap(2)
        single.require(toFail: double)
        let touches: Set<UITouch> = [UITouch(in: view, at: .zero)]
        let event = UIEvent(touches: touches)
        for recognizer in [single, double] { recognizer.touchesBegan(touches, with: event) }
        single.touchesEnded(touches, with: event)
        #expect(single.state == .possible)
        #expect(target.states.isEmpty)
        double.touchesEnded(touches, with: event)
        #expect(double.state == .failed)
        #expect(single.state == .ended)
        #expect(target.states == [.ended])
    }

    @Test("A recogniser that waits for another fails when that one is recognised")
    func waitsInVain() {
        let single = makeTap(1)
        let double = makeTap(2)
        single.require(toFail: double)
        view.tapRecognizers(count: 2)
        #expect(double.state == .ended)
        #expect(single.state == .failed)
        #expect(target.states.count == 1)
    }

    @Test("Nobody waits for a recogniser that is turned off, or that has none of the touches")
    func nothingToWaitFor() {
        let single = makeTap(1)
        let double = makeTap(2)
        single.require(toFail: double)
        double.isEnabled = false
        view.tapRecognizers()
        #expect(single.state == .ended)
        double.isEnabled = true
        view.removeGestureRecognizer(double)
        view.tapRecognizers()
        #expect(single.state == .ended)
        #expect(target.states.count == 2)
    }

    @Test("A delegate of either recogniser can have one wait for the other", arguments: [true, false])
    func delegateWaits(asksFirst: Bool) {
        let single = makeTap(1)
        let double = makeTap(2)
        let judge = GestureJudge()
        if asksFirst {
            judge.waitsFor = double
            single.delegate = judge
        } else {
            judge.letsWait = single
            double.delegate = judge
        }
        view.tapRecognizers(count: 2)
        #expect(double.state == .ended)
        #expect(single.state == .failed)
    }

    @Test("A subclass can refuse to be prevented")
    func unpreventable() {
        final class Stubborn: UITapGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let first = makeTap(1)
        let second = Stubborn()
        view.addGestureRecognizer(second)
        view.tapRecognizers()
        #expect(first.state == .ended)
        #expect(second.state == .ended)
    }
}
