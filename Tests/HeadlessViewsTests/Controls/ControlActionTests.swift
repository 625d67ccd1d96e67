@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Target and action") struct ControlActionTests {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let target = RecordingTarget()

    @Test("Calls what was added for an event, in the order in which it was added")
    func order() {
        control.addTarget(target, action: "second:", for: .touchUpInside)
        control.addTarget(target, action: "first:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(target.log == ["second:", "first:"])
    }

    @Test("Calls nothing for an event that nothing was added for")
    func otherEvent() {
        control.addTarget(target, action: "first:", for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(target.log == [])
    }

    @Test("Calls a method once for an event, however often it was added")
    func addedTwice() {
        control.addTarget(target, action: "first:", for: .touchUpInside)
        control.addTarget(target, action: "first:", for: [.touchUpInside, .valueChanged])
        control.sendActions(for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .valueChanged)
        #expect(target.log == ["first:", "first:"])
    }

    @Test("Lists targets, events and names of methods")
    func listing() {
        control.addTarget(target, action: "first:", for: .touchUpInside)
        control.addTarget(target, action: "second:", for: .touchUpInside)
        control.addTarget(nil, action: "act:", for: .valueChanged)
        // Foundation's null hashes by identity here, so that no other null finds it in a set.
        #expect(control.allTargets.count == 2)
        #expect(control.allTargets.contains(target))
        #expect(control.allTargets.contains { $0.base is NSNull })
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["first:", "second:"])
        #expect(control.actions(forTarget: nil, forControlEvent: .valueChanged) == ["act:"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    }

    @Test("Does not keep its targets alive")
    func weakness() {
        weak var gone: RecordingTarget?
        do {
            let target = RecordingTarget()
            control.addTarget(target, action: "first:", for: .touchUpInside)
            gone = target
        }
        #expect(gone == nil)
        #expect(control.allTargets.isEmpty)
        control.sendActions(for: .touchUpInside)
    }

    @Test("Removes one method, all methods of a target, or a method of all targets")
    func removal() {
        let other = RecordingTarget()
        for target in [target, other] {
            control.addTarget(target, action: "first:", for: .touchUpInside)
            control.addTarget(target, action: "second:", for: .touchUpInside)
        }
        control.removeTarget(target, action: "first:", for: .touchUpInside)
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["second:"])
        control.removeTarget(target, action: nil, for: .touchUpInside)
        #expect(control.allTargets == [AnyHashable(other)])
        control.removeTarget(nil, action: "first:", for: .touchUpInside)
        #expect(control.actions(forTarget: other, forControlEvent: .touchUpInside) == ["second:"])
    }

    @Test("Removes only the events that are named")
    func removalOfEvents() {
        control.addTarget(target, action: "first:", for: [.touchUpInside, .valueChanged])
        control.removeTarget(target, action: "first:", for: .valueChanged)
        #expect(control.allControlEvents == .touchUpInside)
    }

    @Test("D40 Sends an action without a target to the first responder, then along the chain")
    func responderChain() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let acting = ActingView()
        let field = UITextField()
        window.addSubview(acting)
        acting.addSubview(field)
        #expect(field.becomeFirstResponder())
        control.addTarget(nil, action: "act:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(acting.senders == [control])
        #expect(field.resignFirstResponder())
    }

    @Test("Sends an action without a target along the sender's own chain where there is no first responder")
    func senderChain() {
        let acting = ActingView()
        acting.addSubview(control)
        control.addTarget(nil, action: "act:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(acting.senders == [control])
    }

    @Test("Lets a subclass hold actions back")
    func holdingBack() {
        final class Silent: UIControl {
            var held: [Selector] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { held.append(action) }
        }
        let silent = Silent()
        silent.addTarget(target, action: "first:", for: .touchUpInside)
        silent.sendActions(for: .touchUpInside)
        #expect(silent.held == ["first:"])
        #expect(target.log == [])
    }

    @Test("Runs actions with their sender, and a later one in place of one with the same identifier")
    func actions() {
        var log: [String] = []
        let identifier = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: identifier) { _ in log.append("old") }, for: .touchUpInside)
        control.addAction(
            UIAction(identifier: identifier) { log.append("new from \($0.sender as AnyObject === control)") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(log == ["new from true"])
        control.removeAction(identifiedBy: identifier, for: .touchUpInside)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test("Runs a primary action")
    func primaryAction() {
        var runs = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in runs += 1 })
        control.performPrimaryAction()
        #expect(runs == 1)
    }

    @Test("Shows what is called until it is told to stop")
    func enumeration() {
        control.addTarget(target, action: "first:", for: .touchDown)
        control.addAction(UIAction { _ in }, for: .touchUpInside)
        control.addTarget(nil, action: "act:", for: .valueChanged)
        var seen: [String] = []
        control.enumerateEventHandlers { action, targetAction, events, stop in
            seen.append(targetAction.map { "\($0.1) \(events.rawValue)" } ?? "action \(action != nil) \(events.rawValue)")
            stop = events == .touchUpInside
        }
        #expect(seen == ["first: 1", "action true 64"])
    }
}
