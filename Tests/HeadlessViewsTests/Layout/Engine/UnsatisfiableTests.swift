import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Constraints that contradict each other")
struct UnsatisfiableTests {
    private let owner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    @Test("E10 E11 The latest of them is broken, told of once in UIKit's words, and the others hold")
    func latest() throws {
        let view = makePlain(in: owner)
        view.pinToCorner()
        view.fix(width: 50, height: 10)
        view.fix(width: 70)
        let conflicts = UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
        let conflict = try #require(conflicts.first)
        #expect(conflicts.count == 1)
        #expect(conflict.broken.hasPrefix("<NSLayoutConstraint:0x"))
        #expect(conflict.broken.hasSuffix(".width == 70   (active)>"))
        #expect(conflict.constraints.count == 2)
        #expect(conflict.constraints.contains { $0.hasSuffix(".width == 50   (active)>") })
        owner.setNeedsLayout()
        view.invalidateIntrinsicContentSize()
        #expect(UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }.isEmpty)
    }

    @Test("E11 What frames and lists give is never broken")
    func frames() throws {
        let view = makePlain(in: owner)
        view.pin()
        view.fix(width: 300)
        let conflicts = UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }
        #expect(view.frame == owner.bounds)
        #expect(conflicts.count == 1)
        #expect(conflicts.first?.constraints.contains { $0.hasPrefix("<NSAutoresizingMaskLayoutConstraint") } == true)
    }

    @Test("E11 Several are broken, one after the other, until the rest can be met")
    func several() {
        let view = makePlain(in: owner)
        view.pin()
        view.fix(width: 10, height: 20)
        #expect(UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }.count == 2)
        #expect(view.frame == owner.bounds)
    }

    @Test("E11 Of views within each other, what the one furthest in demands is broken")
    func furthestIn() {
        let outer = makePlain(in: owner)
        let inner = makePlain(in: outer)
        inner.fix(height: 80)
        outer.pinToCorner()
        outer.fix(width: 50, height: 40)
        inner.pin()
        let conflicts = UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }
        #expect(conflicts.map { $0.broken.contains(".height == 80") } == [true])
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    }

    @Test("What is broken is missed by as little as the others allow, though content would have it otherwise")
    func missedByLittle() {
        let tall = makePlain(in: owner)
        tall.pinToCorner()
        tall.fix(width: 10, height: 120)
        let rest = ContentView(10, 30)
        owner.addSubview(rest)
        rest.topAnchor.constraint(equalTo: tall.bottomAnchor).isActive = true
        rest.leftAnchor.constraint(equalTo: owner.leftAnchor).isActive = true
        rest.bottomAnchor.constraint(equalTo: owner.bottomAnchor).isActive = true
        #expect(UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }.count == 1)
        #expect(tall.frame.height == 100)
        #expect(rest.frame.height == 0)
    }

    @Test("E11 A stack view's own demands give way to what holds the views in it from outside")
    func stack() {
        let stack = UIStackView(frame: owner.bounds)
        owner.addSubview(stack)
        let views = [ContentView(10, 10), ContentView(10, 10)]
        views.forEach(stack.addArrangedSubview)
        for view in views { owner.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2).isActive = true }
        views[0].centerYAnchor.constraint(equalTo: owner.centerYAnchor).isActive = true
        let conflicts = UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }
        #expect(!conflicts.isEmpty)
        #expect(conflicts.allSatisfy { $0.broken.contains("'UISV-canvas-connection'") })
        #expect(views.map(\.frame.minY) == [25, 25])
        #expect(views.map(\.frame.height) == [50, 50])
    }

    @Test(
        "E11 E41 A hidden view keeps the height that its own constraint gives it, without room in the stack view, and it is told of"
    )
    func hidden() {
        let stack = UIStackView(frame: owner.bounds)
        stack.axis = .vertical
        owner.addSubview(stack)
        let shown = ContentView(10, 10), hidden = UIView()
        [shown, hidden].forEach(stack.addArrangedSubview)
        hidden.isHidden = true
        hidden.fix(height: 24)
        let conflicts = UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }
        #expect(conflicts.count == 1)
        #expect(conflicts.allSatisfy { $0.broken.contains("'UISV-hiding'") })
        #expect(shown.frame.height == owner.bounds.height)
        #expect(hidden.frame.height == 24)
    }

    @Test("A broken constraint holds again once the others let it")
    func mended() {
        let view = makePlain(in: owner)
        view.pinToCorner()
        view.fix(height: 10)
        let first = view.widthAnchor.constraint(equalToConstant: 50)
        let second = view.widthAnchor.constraint(equalToConstant: 70)
        NSLayoutConstraint.activate([first, second])
        _ = UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }
        first.isActive = false
        #expect(view.solvedFrame.width == 70)
    }

    @Test("E10 The log has UIKit's words")
    func words() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let owner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                owner.addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 50).isActive = true
                view.widthAnchor.constraint(equalToConstant: 70).isActive = true
                owner.layoutIfNeeded()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints"))
        #expect(text.contains("\nWill attempt to recover by breaking constraint \n<NSLayoutConstraint:0x"))
        #expect(
            text.contains("\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger."))
    }
}
