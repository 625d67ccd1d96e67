import Testing

@testable import HeadlessViews

@MainActor @Suite("Views in views")
struct ViewHierarchyTests {
    private let root = UIView()
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    init() {
        a.tag = 1
        b.tag = 2
        c.tag = 3
        for view in [a, b, c] { root.addSubview(view) }
    }

    /// The tags of the subviews, and the same of their layers.
    private var order: [Int] {
        let layers = (root.layer.sublayers ?? []).compactMap(\.backedView)
        #expect(layers.map(\.tag) == root.subviews.map(\.tag))
        return root.subviews.map(\.tag)
    }

    @Test("D8 A view is added in front, and comes in front when it is added again")
    func adding() {
        #expect(order == [1, 2, 3])
        root.addSubview(a)
        #expect(order == [2, 3, 1])
        #expect(a.superview === root)
    }

    @Test("D8 A view leaves its old superview")
    func moving() {
        let other = UIView()
        other.addSubview(b)
        #expect(order == [1, 3])
        #expect(other.subviews == [b])
        #expect(b.superview === other)
        #expect(b.layer.superlayer === other.layer)
    }

    @Test("D8 A view is held by its superview, and lets go of it")
    func ownership() {
        var outer: UIView? = UIView()
        weak var inner: UIView?
        do {
            let added = UIView()
            outer?.addSubview(added)
            inner = added
        }
        #expect(inner != nil)
        outer = nil
        #expect(inner == nil)
    }

    @Test("D9 Insertion at a place, in front of a sibling and behind one", arguments: [-5, 0, 1, 3, 99])
    func insertion(index: Int) {
        let new = UIView()
        new.tag = 9
        root.insertSubview(new, at: index)
        var expected = [1, 2, 3]
        expected.insert(9, at: min(max(index, 0), 3))
        #expect(order == expected)
        root.insertSubview(new, aboveSubview: a)
        #expect(order == [1, 9, 2, 3])
        root.insertSubview(new, belowSubview: a)
        #expect(order == [9, 1, 2, 3])
        root.insertSubview(a, aboveSubview: c)
        #expect(order == [9, 2, 3, 1])
        root.insertSubview(a, aboveSubview: a)
        #expect(order == [9, 2, 3, 1])
    }

    @Test("D9 Beside a view that is no subview: in front of all, or at the back of none")
    func insertionBesideStranger() {
        let new = UIView()
        new.tag = 9
        root.insertSubview(new, aboveSubview: UIView())
        #expect(order == [1, 2, 3, 9])
    }

    @Test("D9 Exchange swaps places and nothing else")
    func exchange() {
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(order == [3, 2, 1])
        root.exchangeSubview(at: 0, withSubviewAt: 7)
        #expect(order == [3, 2, 1])
    }

    @Test("Moves to the front and to the back")
    func frontAndBack() {
        root.bringSubviewToFront(a)
        #expect(order == [2, 3, 1])
        root.sendSubviewToBack(a)
        #expect(order == [1, 2, 3])
        root.bringSubviewToFront(UIView())
        #expect(order == [1, 2, 3])
    }

    @Test("Subviews' layers stay in front of a layer that the app put at the back")
    func foreignLayers() {
        let ground = CALayer()
        root.layer.insertSublayer(ground, at: 0)
        root.insertSubview(UIView(), at: 0)
        root.addSubview(UIView())
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(root.layer.sublayers?.first === ground)
        #expect(root.layer.sublayers?.dropFirst().map { $0.backedView } == root.subviews)
    }

    @Test("Removal takes the view out, and once only")
    func removal() {
        b.removeFromSuperview()
        b.removeFromSuperview()
        #expect(order == [1, 3])
        #expect(b.superview == nil)
        #expect(b.layer.superlayer == nil)
    }

    @Test("D16 A tag is looked for in the view itself first, then in its subtree")
    func tags() {
        let inner = UIView()
        inner.tag = 7
        a.addSubview(inner)
        root.tag = 7
        #expect(root.viewWithTag(7) === root)
        root.tag = 0
        #expect(root.viewWithTag(7) === inner)
        #expect(root.viewWithTag(3) === c)
        #expect(root.viewWithTag(8) == nil)
    }

    @Test("D17 A view is its own descendant")
    func descendants() {
        let inner = UIView()
        a.addSubview(inner)
        #expect(root.isDescendant(of: root))
        #expect(inner.isDescendant(of: root))
        #expect(!root.isDescendant(of: inner))
        #expect(!inner.isDescendant(of: b))
    }

    @Test("D11 A view cannot be its own subview")
    func selfAsSubview() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            view.addSubview(view)
        }
        #expect(errorStream(of: result).contains("NSInvalidArgumentException: Can't add self as subview"))
    }

    @Test("A view that dies leaves its subviews without a superview")
    func deadSuperview() {
        var outer: UIView? = UIView()
        let inner = UIView()
        outer?.addSubview(inner)
        outer = nil
        #expect(inner.superview == nil)
        #expect(inner.window == nil)
    }
}
