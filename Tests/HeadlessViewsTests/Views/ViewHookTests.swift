import Testing

@testable import HeadlessViews

/// Writes down each of the hooks that views have, into a log that several share.
@MainActor private final class Log {
    var entries: [String] = []

    /// What was written since this was last asked.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

private final class HookView: UIView {
    private let log: Log
    private let name: String

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ event: String) { log.entries.append("\(name) \(event)") }

    override func willMove(toSuperview newSuperview: UIView?) { note("willSuperview \(newSuperview == nil ? "nil" : "some")") }
    override func didMoveToSuperview() { note("didSuperview \(superview == nil ? "nil" : "some")") }
    override func willMove(toWindow newWindow: UIWindow?) { note("willWindow \(newWindow == nil ? "nil" : "some")") }
    override func didMoveToWindow() { note("didWindow \(window == nil ? "nil" : "some")") }
    override func didAddSubview(_ subview: UIView) { note("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
    override func layoutSubviews() { note("layout") }
}

@MainActor @Suite("Hooks of views that move")
struct ViewHookTests {
    private let log = Log()
    private let window = UIWindow()
    private let outer: HookView
    private let inner: HookView

    init() {
        outer = HookView("outer", log)
        inner = HookView("inner", log)
    }

    @Test("D12 Into a tree without a window: superview hooks only, then the parent hears")
    func addedOffscreen() {
        outer.addSubview(inner)
        #expect(log.take() == ["inner willSuperview some", "inner didSuperview some", "outer didAdd"])
    }

    @Test("B14 D12 D15 A tree that comes into a window: window hooks for all of it, then layout from the top")
    func treeIntoWindow() {
        outer.addSubview(inner)
        _ = log.take()
        window.addSubview(outer)
        #expect(
            log.take() == [
                "outer willSuperview some", "outer willWindow some", "inner willWindow some", "outer didWindow some",
                "inner didWindow some", "outer didSuperview some",
            ])
        window.layoutIfNeeded()
        #expect(log.take() == ["outer layout", "inner layout"])
    }

    @Test("D13 Out of a window: the superview hooks stand around the window's")
    func removed() {
        window.addSubview(outer)
        outer.addSubview(inner)
        _ = log.take()
        inner.removeFromSuperview()
        #expect(
            log.take() == [
                "inner willSuperview nil", "inner willWindow nil", "outer willRemove", "inner didWindow nil",
                "inner didSuperview nil",
            ])
    }

    @Test("D14 Into a tree that is in a window: the superview hooks stand around the window's")
    func addedOnscreen() {
        window.addSubview(outer)
        _ = log.take()
        outer.addSubview(inner)
        #expect(
            log.take() == [
                "inner willSuperview some", "inner willWindow some", "inner didWindow some", "inner didSuperview some",
                "outer didAdd",
            ])
    }

    @Test("D15 Within one window there are no window hooks")
    func movedWithinWindow() {
        let other = HookView("other", log)
        window.addSubview(outer)
        window.addSubview(other)
        outer.addSubview(inner)
        _ = log.take()
        other.addSubview(inner)
        #expect(log.take() == ["inner willSuperview some", "outer willRemove", "inner didSuperview some", "other didAdd"])
    }

    @Test("D15 From one window to another each view hears once")
    func movedBetweenWindows() {
        let other = UIWindow()
        window.addSubview(outer)
        _ = log.take()
        other.addSubview(outer)
        #expect(
            log.take() == [
                "outer willSuperview some", "outer willWindow some", "outer didWindow some", "outer didSuperview some",
            ])
    }

    @Test("Added again to its superview, a view hears nothing")
    func addedAgain() {
        outer.addSubview(inner)
        _ = log.take()
        outer.addSubview(inner)
        #expect(log.take().isEmpty)
    }
}
