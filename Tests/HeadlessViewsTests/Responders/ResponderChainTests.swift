import Testing

@testable import HeadlessViews

private final class Saver: UIView, ActionTarget {
    static let actionTable = ActionTable(for: Saver.self, ["save:": { target, sender in target.senders.append(sender) }])
    private(set) var senders: [Any?] = []
}

private class Opener: UIView, ActionTarget {
    class var actionTable: ActionTable { ActionTable(for: Opener.self, ["open:": { target, _ in target.opened += 1 }]) }
    var opened = 0
}

private final class Closer: Opener {
    override class var actionTable: ActionTable {
        super.actionTable.adding(ActionTable(for: Closer.self, ["close:": { target, _ in target.closed += 1 }]))
    }
    var closed = 0
}

private final class Recorder: UIView {
    private(set) var phases: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}

private final class Focusable: UIView {
    var isStubborn = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !isStubborn }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {}

@MainActor @Suite("The responder chain", .serialized)
struct ResponderChainTests {
    @Test("D38 Goes from nothing at the base, from a view to its superview, and from a controller's view to the controller")
    func next() {
        let controller = UIViewController()
        let outer = UIView()
        let inner = UIView()
        #expect(UIResponder().next == nil)
        #expect(inner.next == nil)
        outer.addSubview(inner)
        #expect(inner.next === outer)
        controller.view = outer
        #expect(outer.next === controller)
    }

    @Test("D39 Goes from a controller to its view's superview, from the root to the window, the application and its delegate")
    func tail() {
        let window = UIWindow()
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        #expect(controller.next === window)
        #expect(window.next === UIApplication.shared)
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        #expect(UIApplication.shared.next === delegate)
    }

    @Test("D40 An action without a target goes to the first object on the chain that has it")
    func nilTarget() {
        let saver = Saver()
        let middle = UIView()
        let start = Focusable()
        saver.addSubview(middle)
        middle.addSubview(start)
        #expect(start.becomeFirstResponder())
        defer { start.resignFirstResponder() }
        #expect(UIApplication.shared.sendAction("save:", to: nil, from: "sender", for: nil))
        #expect(saver.senders.map { $0 as? String } == ["sender"])
        #expect(start.target(forAction: "save:", withSender: nil) as? UIView === saver)
        #expect(!UIApplication.shared.sendAction("unknown:", to: nil, from: nil, for: nil))
    }

    @Test("Without a first responder the chain begins at the sender")
    func senderFirst() {
        let saver = Saver()
        let button = UIView()
        saver.addSubview(button)
        #expect(UIApplication.shared.sendAction("save:", to: nil, from: button, for: nil))
        #expect(saver.senders.count == 1)
    }

    @Test("An action with a target goes to that target alone")
    func target() {
        let saver = Saver()
        #expect(UIApplication.shared.sendAction("save:", to: saver, from: nil, for: nil))
        #expect(!UIApplication.shared.sendAction("save:", to: UIView(), from: nil, for: nil))
        #expect(saver.senders.count == 1)
    }

    @Test("A subclass adds its actions to its superclass's")
    func inheritedActions() {
        let closer = Closer()
        #expect(closer.canPerformAction("open:", withSender: nil))
        #expect(UIApplication.shared.sendAction("open:", to: closer, from: nil, for: nil))
        #expect(UIApplication.shared.sendAction("close:", to: closer, from: nil, for: nil))
        #expect(closer.opened == 1)
        #expect(closer.closed == 1)
        #expect(Closer.actionTable.selectors == ["open:", "close:"])
    }

    @Test("Touches go up the chain until something takes them")
    func touches() {
        let recorder = Recorder()
        let inner = UIView()
        recorder.addSubview(inner)
        let touch = UITouch(in: inner, at: .zero)
        let event = UIEvent(touches: [touch])
        inner.touchesBegan([touch], with: event)
        inner.touchesMoved([touch], with: event)
        inner.touchesEnded([touch], with: event)
        inner.touchesCancelled([touch], with: event)
        #expect(recorder.phases == ["began", "moved", "ended", "cancelled"])
        #expect(event.touches(for: inner) == [touch])
        #expect(event.touches(for: recorder) == [])
    }

    @Test("A touch is found in every view's coordinates")
    func touchLocation() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        window.addSubview(view)
        let touch = UITouch(in: view, at: CGPoint(x: 1, y: 2))
        #expect(touch.location(in: view) == CGPoint(x: 1, y: 2))
        #expect(touch.location(in: nil) == CGPoint(x: 11, y: 22))
        #expect(touch.window === window)
    }
}

@MainActor @Suite("The first responder", .serialized)
struct FirstResponderTests {
    @Test("Is nobody who may not be")
    func refusal() {
        let view = UIView()
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
        #expect(view.resignFirstResponder())
    }

    @Test("Changes when another takes the role, unless the present one keeps it")
    func takingOver() {
        let first = Focusable()
        let second = Focusable()
        #expect(first.becomeFirstResponder())
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder)
        second.isStubborn = true
        #expect(!first.becomeFirstResponder())
        #expect(second.isFirstResponder)
        second.isStubborn = false
        #expect(second.resignFirstResponder())
        #expect(!second.isFirstResponder)
    }

    @Test("D42 Forced end of editing answers true where the responder refuses, and leaves it")
    func forced() {
        let outer = UIView()
        let inner = Focusable()
        outer.addSubview(inner)
        #expect(inner.becomeFirstResponder())
        inner.isStubborn = true
        #expect(outer.endEditing(true))
        #expect(inner.isFirstResponder)
        #expect(!outer.endEditing(false))
        inner.isStubborn = false
        #expect(outer.endEditing(false))
        #expect(!inner.isFirstResponder)
    }

    @Test("D42 End of editing answers true without a first responder, and false where that is outside")
    func outside() {
        #expect(UIView().endEditing(true))
        let other = Focusable()
        #expect(other.becomeFirstResponder())
        #expect(!UIView().endEditing(true))
        #expect(other.isFirstResponder)
        other.resignFirstResponder()
    }

    @Test("Ends with the view, and with its window")
    func leaving() {
        var view: Focusable? = Focusable()
        #expect(view?.becomeFirstResponder() == true)
        view = nil
        #expect(FirstResponder.current == nil)

        let window = UIWindow()
        let inner = Focusable()
        let outer = UIView()
        outer.addSubview(inner)
        window.addSubview(outer)
        #expect(inner.becomeFirstResponder())
        outer.removeFromSuperview()
        #expect(!inner.isFirstResponder)
    }
}
