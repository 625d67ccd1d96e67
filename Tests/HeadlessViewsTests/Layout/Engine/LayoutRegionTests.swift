import Testing

@_spi(Headless) @testable import HeadlessViews

/// A fixed sequence of numbers that looks random.
private struct Numbers {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }
}

@MainActor @Suite("Parts of the tree that are solved together")
struct LayoutRegionTests {
    private let owner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    /// A column of views, each a little narrower than the one above it, with content and weaker constraints.
    private func makeColumn(in owner: UIView) -> (views: [UIView], constraints: [NSLayoutConstraint]) {
        let sizes: [(CGFloat, CGFloat)] = [(10, 3), (17, 4), (24, 5), (31, 6), (38, 7), (45, 8)]
        let views = sizes.map { ContentView($0.0, $0.1) }
        var constraints: [NSLayoutConstraint] = []
        var above = owner.topAnchor
        for (index, view) in views.enumerated() {
            owner.addSubview(view)
            let wide = view.widthAnchor.constraint(equalTo: owner.widthAnchor, multiplier: 1 / CGFloat(index + 1))
            wide.priority = UILayoutPriority(Float(240 + 4 * index))
            constraints.append(wide)
            constraints.append(view.topAnchor.constraint(equalTo: above, constant: CGFloat(index)))
            constraints.append(view.leadingAnchor.constraint(equalTo: owner.leadingAnchor, constant: 2))
            let inset = CGFloat(10 * index)
            constraints.append(view.trailingAnchor.constraint(lessThanOrEqualTo: owner.trailingAnchor, constant: -inset))
            above = view.bottomAnchor
        }
        return (views, constraints)
    }

    @Test("Constraints that are added, removed and added again in any order end in the same frames", arguments: 1...12)
    func order(seed: Int) {
        let (expectedViews, all) = makeColumn(in: owner)
        NSLayoutConstraint.activate(all)
        owner.layoutIfNeeded()
        let expected = expectedViews.map(\.frame)

        let other = UIView(frame: owner.frame)
        let (views, made) = makeColumn(in: other)
        var constraints = made
        var numbers = Numbers(state: UInt64(seed))
        for place in constraints.indices.reversed() { constraints.swapAt(place, numbers.next(place + 1)) }
        for constraint in constraints {
            constraint.isActive = true
            if numbers.next(4) == 0 { other.layoutIfNeeded() }
        }
        for _ in 0..<20 { constraints[numbers.next(constraints.count)].isActive.toggle() }
        other.layoutIfNeeded()
        NSLayoutConstraint.activate(constraints)
        other.layoutIfNeeded()
        #expect(views.map(\.frame) == expected)
    }

    @Test("D18 Layout of a view inside places what is in it, and not the view")
    func inside() {
        let outer = makePlain(in: owner)
        outer.pin()
        let inner = makePlain(in: outer)
        inner.pin(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        outer.layoutIfNeeded()
        #expect(outer.frame == .zero)
        #expect(inner.frame == CGRect(x: 1, y: 1, width: 198, height: 98))
        owner.layoutIfNeeded()
        #expect(outer.frame == owner.bounds)
    }

    @Test("A view that leaves takes its part along, and one that comes is placed")
    func moves() {
        let outer = makePlain(in: owner)
        outer.pin()
        let inner = makePlain(in: outer)
        inner.pin()
        owner.layoutIfNeeded()
        outer.removeFromSuperview()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        other.addSubview(outer)
        outer.pin()
        other.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        owner.layoutIfNeeded()
        owner.addSubview(outer)
        outer.pin()
        #expect(inner.solvedFrame == owner.bounds)
    }

    @Test("A part whose views outlive its root is forgotten")
    func lifetimes() {
        var root: UIView? = UIView(frame: owner.frame)
        let outer = makePlain(in: root!)
        outer.pin()
        let inner = makePlain(in: outer)
        inner.pin(UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
        root?.layoutIfNeeded()
        root = nil
        inner.fix(height: 7)
        outer.layoutIfNeeded()
        #expect(outer.superview == nil)
    }

    @Test("A constraint into a view with a frame of its own joins the parts")
    func joined() {
        let container = UIView(frame: CGRect(x: 50, y: 10, width: 100, height: 50))
        owner.addSubview(container)
        let (inside, outside) = (makePlain(in: container), makePlain(in: owner))
        inside.pinToCorner(x: 4, y: 5)
        inside.fix(height: 6)
        outside.pinToCorner(x: 0, y: 70)
        outside.fix(width: 30, height: 5)
        owner.layoutIfNeeded()
        #expect(inside.frame == CGRect(x: 4, y: 5, width: 0, height: 6))
        let width = inside.widthAnchor.constraint(equalTo: outside.widthAnchor)
        width.isActive = true
        #expect(inside.solvedFrame == CGRect(x: 4, y: 5, width: 30, height: 6))
        #expect(container.frame == CGRect(x: 50, y: 10, width: 100, height: 50))
        width.isActive = false
        #expect(inside.solvedFrame == CGRect(x: 4, y: 5, width: 0, height: 6))
    }

    @Test("A view without constraints keeps the frame that code gives it, whether its mask counts or not")
    func free() {
        let view = makePlain(in: owner)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let other = makePlain(in: owner)
        other.pin()
        #expect(view.solvedFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("A tree without constraints has no parts")
    func none() {
        let view = UIView()
        view.addSubview(UIView())
        owner.addSubview(view)
        owner.layoutIfNeeded()
        #expect(owner.layoutState.region == nil)
        #expect(view.layoutState.isSettled)
    }

    @Test("A constraint that changes during layout is solved in the same layout")
    func duringLayout() {
        final class Owner: UIView {
            var height: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                height?.constant = bounds.width / 2
            }
        }
        let owner = Owner(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let view = makePlain(in: owner)
        view.pinToCorner()
        view.fix(width: 5)
        owner.height = view.heightAnchor.constraint(equalToConstant: 1)
        owner.height?.isActive = true
        owner.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 5, height: 20))
    }
}
