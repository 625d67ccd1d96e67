import Testing

@testable import HeadlessViews

@MainActor private final class Log {
    var entries: [String] = []

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Writes down each pass, and does what a test asks for in it.
private final class PassView: UIView {
    private let log: Log
    private let name: String
    var onLayout: (() -> Void)?

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        log.entries.append("\(name) layout")
        onLayout?()
    }

    override func updateConstraints() {
        log.entries.append("\(name) constraints")
        super.updateConstraints()
    }
}

@MainActor @Suite("Layout passes")
struct LayoutPassTests {
    private let log = Log()
    private let outer: PassView
    private let inner: PassView

    init() {
        outer = PassView("outer", log)
        inner = PassView("inner", log)
        outer.addSubview(inner)
    }

    private func settle() {
        outer.layoutIfNeeded()
        _ = log.take()
    }

    @Test("D22 Constraints first, from the deepest up; then layout, from the top down")
    func order() {
        #expect(outer.needsUpdateConstraints())
        outer.layoutIfNeeded()
        #expect(log.take() == ["inner constraints", "outer constraints", "outer layout", "inner layout"])
        #expect(!outer.needsUpdateConstraints())
    }

    @Test("D18 Nothing happens when nothing is marked, nor at once when something is")
    func marks() {
        settle()
        outer.layoutIfNeeded()
        #expect(log.take().isEmpty)
        inner.setNeedsLayout()
        #expect(log.take().isEmpty)
        outer.layoutIfNeeded()
        #expect(log.take() == ["inner layout"])
    }

    @Test("D18 Layout goes from the receiver down, not up")
    func downwards() {
        settle()
        outer.setNeedsLayout()
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(log.take() == ["inner layout"])
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer layout"])
    }

    @Test("D19 Another size marks the view and its superview, another origin of the frame nothing")
    func frames() {
        settle()
        inner.frame.origin.x = 50
        outer.layoutIfNeeded()
        #expect(log.take().isEmpty)
        inner.frame.size.width = 50
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer layout", "inner layout"])
    }

    @Test("D19 Another origin of the bounds marks the view, as each step of scrolling does")
    func boundsOrigin() {
        settle()
        outer.bounds.origin.y = 5
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer layout"])
        outer.bounds.origin.y = 5
        outer.layoutIfNeeded()
        #expect(log.take().isEmpty)
    }

    @Test("D19 So do subviews that come and go")
    func subviews() {
        settle()
        let new = UIView()
        outer.addSubview(new)
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer layout"])
        new.removeFromSuperview()
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer layout"])
    }

    @Test("D20 A mark from before a view was added is acted on after it")
    func markBeforeAdding() {
        settle()
        let late = PassView("late", log)
        late.layoutIfNeeded()
        late.setNeedsLayout()
        outer.addSubview(late)
        _ = log.take()
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer layout", "late layout"])
    }

    @Test("D21 A mark from inside a pass is served by another pass")
    func markInPass() {
        settle()
        var remaining = 2
        outer.onLayout = { [unowned outer] in
            guard remaining > 0 else { return }
            remaining -= 1
            outer.setNeedsLayout()
        }
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer layout", "outer layout", "outer layout"])
    }

    @Test("D21 So is a mark that a subview's pass leaves on its superview")
    func markUpwards() {
        settle()
        var isFirst = true
        inner.onLayout = { [unowned inner] in
            if isFirst { inner.frame.size.height += 1 }
            isFirst = false
        }
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.take() == ["inner layout", "outer layout", "inner layout"])
    }

    @Test("D21 A view that always marks itself does not hang the pass, and stays marked")
    func endlessMarks() {
        settle()
        outer.onLayout = { [unowned outer] in outer.setNeedsLayout() }
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.take().count == 10)
        outer.onLayout = nil
        outer.layoutIfNeeded()
        #expect(log.take() == ["outer layout"])
    }

    @Test("D22 Constraints are brought up to date when they are marked, once")
    func constraintMarks() {
        settle()
        inner.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        outer.updateConstraintsIfNeeded()
        #expect(log.take() == ["inner constraints"])
    }

    @Test("A constraint that changes marks the view that it is installed on")
    func constraintChanges() {
        let width = inner.widthAnchor.constraint(equalToConstant: 5)
        settle()
        width.isActive = true
        outer.layoutIfNeeded()
        #expect(log.take() == ["inner layout"])
        width.constant = 5
        outer.layoutIfNeeded()
        #expect(log.take().isEmpty)
        width.constant = 6
        outer.layoutIfNeeded()
        #expect(log.take() == ["inner layout"])
    }

    @Test("A root view's controller hears before and after each pass")
    func controllerHooks() {
        let controller = HearingController(log)
        controller.view = outer
        settle()
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.take() == ["will", "outer layout", "did"])
    }
}

private final class HearingController: UIViewController {
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillLayoutSubviews() { log.entries.append("will") }
    override func viewDidLayoutSubviews() { log.entries.append("did") }
}
