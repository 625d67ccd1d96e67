import Testing

@testable import HeadlessViews

@MainActor @Suite("Constraints")
struct ConstraintTests {
    private let root = UIView()
    private let a = UIView()
    private let b = UIView()

    init() {
        root.addSubview(a)
        root.addSubview(b)
    }

    @Test("E1 E5 A constraint keeps its two sides, and is required")
    func sides() {
        let constraint = NSLayoutConstraint(
            item: a, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .trailing, multiplier: 2,
            constant: 8)
        #expect(constraint.firstItem === a)
        #expect(constraint.firstAttribute == .leading)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.secondItem === b)
        #expect(constraint.secondAttribute == .trailing)
        #expect(constraint.multiplier == 2)
        #expect(constraint.constant == 8)
        #expect(constraint.priority == .required)
        #expect(constraint.identifier == nil)
        #expect(!constraint.shouldBeArchived)
    }

    @Test("A constraint on one item has no second attribute")
    func oneItem() {
        let constraint = NSLayoutConstraint(
            item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1, constant: 40)
        #expect(constraint.secondItem == nil)
        #expect(constraint.secondAttribute == .notAnAttribute)
    }

    @Test("E2 It is off until it is made active, and then on the closest common ancestor")
    func activation() {
        let inner = UIView()
        a.addSubview(inner)
        let pairs: [(NSLayoutConstraint, UIView)] = [
            (a.widthAnchor.constraint(equalToConstant: 1), a), (a.leadingAnchor.constraint(equalTo: b.leadingAnchor), root),
            (inner.topAnchor.constraint(equalTo: b.topAnchor), root), (inner.topAnchor.constraint(equalTo: a.topAnchor), a),
            (root.topAnchor.constraint(equalTo: a.topAnchor), root),
        ]
        for (constraint, host) in pairs {
            #expect(!constraint.isActive)
            constraint.isActive = true
            constraint.isActive = true
            #expect(constraint.isActive)
            #expect(host.constraints.count { $0 === constraint } == 1)
        }
        NSLayoutConstraint.deactivate(pairs.map(\.0))
        #expect(root.constraints.isEmpty)
        #expect(a.constraints.isEmpty)
        NSLayoutConstraint.activate(pairs.map(\.0))
        #expect(root.constraints.count == 3)
    }

    @Test("It is added to any common ancestor, and taken away only from there")
    func adding() {
        let constraint = a.topAnchor.constraint(equalTo: b.topAnchor)
        let outer = UIView()
        outer.addSubview(root)
        outer.addConstraint(constraint)
        #expect(outer.constraints == [constraint])
        root.removeConstraint(constraint)
        #expect(constraint.isActive)
        root.addConstraints([constraint])
        #expect(outer.constraints.isEmpty)
        root.removeConstraints([constraint])
        #expect(!constraint.isActive)
    }

    @Test("E5 Priorities have UIKit's numbers")
    func priorities() {
        let numbers = [UILayoutPriority.required, .defaultHigh, .defaultLow, .fittingSizeLevel].map(\.rawValue)
        #expect(numbers == [1000, 750, 250, 50])
    }

    @Test("E6 An optional priority may change while the constraint is active, and any while it is not")
    func priorityChanges() {
        let constraint = a.widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        constraint.priority = .defaultLow
        #expect(constraint.priority == .defaultLow)
        constraint.isActive = false
        constraint.priority = .required
        #expect(constraint.priority == .required)
    }

    @Test("Anchors name their attribute, and dimensions take multipliers")
    func anchors() {
        let pairs: [(NSLayoutConstraint, NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation)] = [
            (a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 3), .leading, .equal),
            (a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor), .trailing, .lessThanOrEqual),
            (a.leftAnchor.constraint(greaterThanOrEqualTo: b.rightAnchor), .left, .greaterThanOrEqual),
            (a.rightAnchor.constraint(equalTo: b.leftAnchor), .right, .equal),
            (a.topAnchor.constraint(equalTo: b.bottomAnchor), .top, .equal),
            (a.bottomAnchor.constraint(equalTo: b.topAnchor), .bottom, .equal),
            (a.centerXAnchor.constraint(equalTo: b.centerXAnchor), .centerX, .equal),
            (a.centerYAnchor.constraint(equalTo: b.centerYAnchor), .centerY, .equal),
            (a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor), .firstBaseline, .equal),
            (a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2, constant: 5), .width, .equal),
            (a.heightAnchor.constraint(greaterThanOrEqualToConstant: 7), .height, .greaterThanOrEqual),
        ]
        for (constraint, attribute, relation) in pairs {
            #expect(constraint.firstItem === a)
            #expect(constraint.firstAttribute == attribute)
            #expect(constraint.relation == relation)
        }
        #expect(pairs[0].0.constant == 3)
        #expect(pairs[9].0.secondAttribute == .height)
        #expect(pairs[9].0.multiplier == 2)
        #expect(pairs[9].0.constant == 5)
    }

    @Test("D10 A view that leaves takes along every constraint of the old tree that refers to it or its subtree")
    func removal() {
        let inner = UIView()
        a.addSubview(inner)
        let outside = b.widthAnchor.constraint(equalToConstant: 1)
        let inside = inner.topAnchor.constraint(equalTo: a.topAnchor)
        let across = inner.topAnchor.constraint(equalTo: b.topAnchor)
        let toRoot = a.topAnchor.constraint(equalTo: root.topAnchor)
        let toGuide = a.layoutMarginsGuide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
        NSLayoutConstraint.activate([outside, inside, across, toRoot, toGuide])
        a.removeFromSuperview()
        #expect([outside, inside].allSatisfy { $0.isActive })
        #expect(![across, toRoot, toGuide].contains { $0.isActive })
    }

    @Test("It holds none of its items, and has none once they are gone")
    func lifetimes() {
        var host: UIView? = UIView()
        var item: UIView? = UIView()
        host?.addSubview(item!)
        let constraint = item!.topAnchor.constraint(equalTo: host!.safeAreaLayoutGuide.topAnchor)
        constraint.isActive = true
        weak let itemGone = item
        weak let hostGone = host
        item = nil
        host = nil
        #expect(hostGone == nil)
        #expect(itemGone == nil)
        #expect(constraint.firstItem == nil)
        #expect(constraint.secondItem == nil)
        #expect(!constraint.isActive)
        constraint.isActive = false
        constraint.constant = 5
    }

    @Test("An item that a background task is the last to hold goes away without harm")
    func backgroundRelease() async {
        let constraint = await Task { @MainActor in UIView().widthAnchor.constraint(equalToConstant: 1) }.value
        #expect(constraint.firstItem == nil)
        var view: UIView? = UIView()
        let other = view!.widthAnchor.constraint(equalToConstant: 1)
        let holder = Task.detached { [held = view!] in ObjectIdentifier(held) }
        view = nil
        _ = await holder.value
        // The task may end a little after its value is there, and the view with it.
        _ = other.firstItem
    }

    @Test("A subclass has the initializers")
    func subclass() {
        final class Ruler: NSLayoutConstraint {
            var unit = "pt"
        }
        let ruler = Ruler(
            item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3)
        #expect(ruler.unit == "pt")
        #expect(ruler.constant == 3)
    }
}
