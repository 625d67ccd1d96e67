import Testing

@testable import HeadlessViews

@Suite("Misuse of constraints traps with UIKit's words")
struct ConstraintTrapTests {
    @Test("E3 Items without a common ancestor")
    func noCommonAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let a = UIView()
            let b = UIView()
            a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
        }
        let text = errorStream(of: result)
        #expect(text.contains("NSGenericException: Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
        #expect(
            text.contains(
                ".leading\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different "
                    + "view hierarchies?  That's illegal."))
    }

    @Test("E4 A constraint on a view that is above neither item")
    func unprepared() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let outer = UIView()
            let inner = UIView()
            outer.addSubview(inner)
            inner.addConstraint(outer.topAnchor.constraint(equalTo: inner.topAnchor))
        }
        let text = errorStream(of: result)
        #expect(text.contains("The view hierarchy is not prepared for the constraint: <NSLayoutConstraint: 0x"))
        #expect(text.contains("Impossible to set up layout with view hierarchy unprepared for constraint."))
    }

    @Test("E6 A required constraint that becomes optional while it is active")
    func priority() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            let width = view.widthAnchor.constraint(equalToConstant: 1)
            width.isActive = true
            width.priority = .defaultLow
        }
        #expect(
            errorStream(of: result).contains(
                """
                Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed \
                priority 250 and the existing priority was 1000.
                """))
    }

    @Test("E8 A location without a second item")
    func location() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 0)
        }
        let text = errorStream(of: result)
        #expect(text.contains("NSInvalidArgumentException: NSLayoutConstraint for <UIView: 0x"))
        #expect(
            text.contains(
                """
                A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint \
                of a location equal to a constant. Location attributes must be specified in pairs.
                """))
    }

    @Test("E8 Leading against left")
    func directions() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1,
                constant: 0)
        }
        #expect(
            errorStream(of: result).contains(
                """
                A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for \
                both or neither.
                """))
    }

    @Test("An item that is neither view nor guide")
    func wrongItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = NSLayoutConstraint(
                item: HeadlessObject(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1,
                constant: 0)
        }
        #expect(errorStream(of: result).contains("Constraint items must each be an instance of UIView, or UILayoutGuide"))
    }
}

@MainActor @Suite("Forms of constraints")
struct ConstraintFormTests {
    private static let all = (0...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:))

    private func isLegal(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, hasSecondItem: Bool = true,
        multiplier: CGFloat = 1
    ) -> Bool {
        let form = NSLayoutConstraint.Form(
            firstAttribute: first, relation: .equal, secondAttribute: second, multiplier: multiplier)
        return form.flaw(hasSecondItem: hasSecondItem) == nil
    }

    @Test("E8 Every pair of attributes compares like with like")
    func pairs() {
        let lengths: Set<NSLayoutConstraint.Attribute> = [.width, .height]
        let vertical: Set<NSLayoutConstraint.Attribute> = [
            .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
        ]
        let absolute: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
        let relative: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        let centers: Set<NSLayoutConstraint.Attribute> = [.centerX, .centerXWithinMargins]
        let kinds = [lengths, vertical, absolute.union(centers), relative.union(centers)]
        for first in Self.all {
            for second in Self.all where second != .notAnAttribute {
                let expected = kinds.contains { $0.contains(first) && $0.contains(second) }
                #expect(isLegal(first, second) == expected, "\(first) and \(second)")
            }
        }
    }

    @Test("E8 Only a length may stand against a constant")
    func constants() {
        for attribute in Self.all {
            let isLength = attribute == .width || attribute == .height
            #expect(isLegal(attribute, .notAnAttribute, hasSecondItem: false) == isLength, "\(attribute)")
            #expect(isLegal(attribute, attribute, multiplier: 0) == isLength, "\(attribute)")
        }
    }
}
