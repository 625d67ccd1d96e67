@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Touches in controls") struct ControlTrackingTests {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    private func record(_ events: [(UIControl.Event, String)], into log: @escaping (String) -> Void) {
        for (event, name) in events { control.addAction(UIAction { _ in log(name) }, for: event) }
    }

    @Test("A tap is a touch down and a touch up inside, and highlights in between")
    func tap() {
        var log: [String] = []
        record([(.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside")]) {
            log.append("\($0) \(self.control.isHighlighted)")
        }
        control.press()
        #expect(log == ["down true", "inside false"])
        #expect(!control.isTracking)
    }

    @Test("A finger that leaves drags out and is lifted outside")
    func leaving() {
        var log: [String] = []
        record([
            (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
            (.touchUpOutside, "up outside"),
        ]) { log.append($0) }
        func touch(_ x: CGFloat, _ phase: UITouch.Phase) -> Set<UITouch> {
            [UITouch(in: control, at: CGPoint(x: x, y: 5), phase: phase)]
        }
        control.touchesBegan(touch(5, .began), with: nil)
        control.touchesMoved(touch(8, .moved), with: nil)
        control.touchesMoved(touch(400, .moved), with: nil)
        #expect(!control.isHighlighted)
        control.touchesMoved(touch(9, .moved), with: nil)
        control.touchesEnded(touch(400, .ended), with: nil)
        #expect(log == ["in", "exit", "out", "enter", "in", "up outside"])
    }

    @Test("A touch that the system takes away is cancelled")
    func cancelling() {
        var log: [String] = []
        record([(.touchCancel, "cancel"), (.touchUpInside, "inside")]) { log.append($0) }
        let touch = UITouch(in: control, at: CGPoint(x: 5, y: 5))
        control.touchesBegan([touch], with: nil)
        control.touchesCancelled([touch], with: nil)
        control.touchesEnded([touch], with: nil)
        #expect(log == ["cancel"])
        #expect(!control.isHighlighted)
    }

    @Test("A disabled control takes no touches")
    func disabled() {
        var taps = 0
        control.addAction(UIAction { _ in taps += 1 }, for: .allTouchEvents)
        control.isEnabled = false
        control.press()
        #expect(taps == 0)
    }

    @Test("A control that refuses to track sends nothing")
    func refusing() {
        final class Refusing: UIControl {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        }
        let refusing = Refusing(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        var taps = 0
        refusing.addAction(UIAction { _ in taps += 1 }, for: .allTouchEvents)
        refusing.press()
        #expect(taps == 0)
        #expect(!refusing.isTracking)
    }

    @Test("The state is all that holds at once")
    func state() {
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
    }

    @Test("Alignment by the direction of reading comes down to a side")
    func alignment() {
        control.contentHorizontalAlignment = .trailing
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .left)
    }
}
