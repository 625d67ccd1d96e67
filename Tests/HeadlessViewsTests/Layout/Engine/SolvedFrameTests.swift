import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Frames that constraints give")
struct SolvedFrameTests {
    private let owner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func constrain(
        _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject,
        _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0, times multiplier: CGFloat = 1
    ) {
        NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: multiplier,
            constant: constant
        ).isActive = true
    }

    @Test("E1 An attribute is a multiple of another and some points")
    func formula() {
        let view = makePlain(in: owner)
        constrain(view, .width, owner, .width, 10, times: 0.25)
        constrain(view, .height, view, .width, times: 0.5)
        constrain(view, .left, owner, .right, -5, times: 0.5)
        constrain(view, .bottom, owner, .bottom, -1)
        #expect(view.solvedFrame == CGRect(x: 95, y: 69, width: 60, height: 30))
    }

    @Test("Follows the owner's bounds, their origin too")
    func bounds() {
        let view = makePlain(in: owner)
        view.pin(UIEdgeInsets(top: 2, left: 5, bottom: 3, right: 7))
        #expect(view.solvedFrame == CGRect(x: 5, y: 2, width: 188, height: 95))
        owner.bounds.size = CGSize(width: 300, height: 50)
        #expect(view.solvedFrame == CGRect(x: 5, y: 2, width: 288, height: 45))
        owner.bounds.origin = CGPoint(x: 10, y: 20)
        #expect(view.solvedFrame == CGRect(x: 15, y: 22, width: 288, height: 45))
    }

    @Test("Places views by their siblings, and those by the owner")
    func siblings() {
        let (one, two) = (makePlain(in: owner), makePlain(in: owner))
        one.pinToCorner(x: 10, y: 20)
        one.fix(width: 30, height: 40)
        constrain(two, .left, one, .right, 8)
        constrain(two, .centerY, one, .centerY)
        constrain(two, .height, one, .height, times: 0.5)
        constrain(two, .right, owner, .right)
        #expect(two.solvedFrame == CGRect(x: 48, y: 30, width: 152, height: 20))
        #expect(one.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("Relates views at different depths")
    func depths() {
        let (outer, other) = (makePlain(in: owner), makePlain(in: owner))
        outer.pin(UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
        let inner = makePlain(in: outer)
        inner.pinToCorner(x: 3, y: 4)
        inner.fix(width: 5, height: 6)
        other.fix(width: 1, height: 1)
        constrain(other, .left, inner, .right)
        constrain(other, .top, inner, .bottom)
        #expect(other.solvedFrame == CGRect(x: 28, y: 20, width: 1, height: 1))
        #expect(inner.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    }

    @Test("Leading and trailing turn round with the owner's direction, with their constants; left and right do not")
    func rightToLeft() {
        owner.semanticContentAttribute = .forceRightToLeft
        let (view, other) = (makePlain(in: owner), makePlain(in: owner))
        constrain(view, .leading, owner, .leading, 5)
        constrain(view, .width, owner, .width, times: 0.25)
        constrain(other, .leading, view, .trailing, 8)
        other.leadingAnchor.constraint(greaterThanOrEqualTo: owner.leadingAnchor, constant: 20).isActive = true
        constrain(other, .left, owner, .left, 7)
        #expect(view.solvedFrame.minX == 145)
        #expect(view.frame.width == 50)
        #expect(other.frame.minX == 7)
        #expect(other.frame.width == 130)
    }

    @Test("Margins by attribute and by guide")
    func margins() {
        owner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = makePlain(in: owner)
        constrain(view, .leading, owner, .leadingMargin)
        constrain(view, .trailing, owner, .trailingMargin)
        constrain(view, .top, owner.layoutMarginsGuide, .top)
        constrain(view, .bottom, owner.layoutMarginsGuide, .bottom)
        #expect(view.solvedFrame == CGRect(x: 2, y: 1, width: 194, height: 96))
        owner.layoutMargins = .zero
        #expect(view.solvedFrame == owner.bounds)
    }

    @Test("E7 A weaker constraint is met as nearly as stronger ones let it")
    func priorities() {
        let view = makePlain(in: owner)
        view.pinToCorner()
        let wide = view.widthAnchor.constraint(equalToConstant: 150)
        wide.priority = .defaultHigh
        let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        height.priority = .defaultLow
        let higher = view.heightAnchor.constraint(equalToConstant: 30)
        higher.priority = UILayoutPriority(251)
        NSLayoutConstraint.activate([wide, narrow, height, higher])
        #expect(view.solvedFrame.size == CGSize(width: 100, height: 30))
        higher.priority = UILayoutPriority(249)
        #expect(view.solvedFrame.height == 10)
    }

    @Test("No view has a negative length")
    func negative() {
        let view = makePlain(in: owner)
        view.pin(UIEdgeInsets(top: 0, left: 150, bottom: 0, right: 0))
        owner.bounds.size.width = 100
        let conflicts = UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }
        #expect(view.frame.width == 0)
        #expect(conflicts.count == 1)
    }

    @Test("D7 Constraints place the view's alignment rectangle, and know nothing of its transform")
    func alignment() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let view = Shadowed()
        view.translatesAutoresizingMaskIntoConstraints = false
        owner.addSubview(view)
        view.pinToCorner(x: 10, y: 10)
        view.fix(width: 20, height: 20)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        owner.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 26, height: 24))
        #expect(view.center == CGPoint(x: 21, y: 21))
    }

    @Test("E9 A view that its frame places takes part with that frame, and keeps it")
    func masks() {
        let fixed = UIView(frame: CGRect(x: 30, y: 10, width: 50, height: 20))
        owner.addSubview(fixed)
        let view = makePlain(in: owner)
        constrain(view, .left, fixed, .right, 5)
        constrain(view, .top, fixed, .bottom)
        view.fix(width: 1, height: 1)
        #expect(view.solvedFrame.origin == CGPoint(x: 85, y: 30))
        #expect(fixed.frame == CGRect(x: 30, y: 10, width: 50, height: 20))
        fixed.frame.origin.x = 40
        owner.setNeedsLayout()
        fixed.frame.size.width = 60
        #expect(view.solvedFrame.minX == 105)
    }

    @Test("E9 A view that follows by its mask in one that constraints place pushes that by what is in it")
    func followers() {
        let outer = makePlain(in: owner)
        outer.pinToCorner()
        let filling = UIView(frame: outer.bounds)
        filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(filling)
        let content = ContentView(40, 30)
        filling.addSubview(content)
        content.pin(UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        #expect(outer.solvedFrame == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(filling.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(content.frame == CGRect(x: 5, y: 5, width: 40, height: 30))
    }

    @Test("E12 Where constraints leave a choice, one is made, and nothing is told")
    func ambiguity() {
        let view = makePlain(in: owner)
        view.topAnchor.constraint(equalTo: owner.topAnchor, constant: 3).isActive = true
        #expect(UnsatisfiableConstraints.collect { owner.layoutIfNeeded() }.isEmpty)
        #expect(view.frame == CGRect(x: 0, y: 3, width: 0, height: 0))
        #expect(view.hasAmbiguousLayout)
        view.leftAnchor.constraint(equalTo: owner.leftAnchor).isActive = true
        view.fix(width: 10, height: 10)
        owner.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout)
    }

    @Test("The constraints that decide a length are known")
    func affecting() {
        let view = makePlain(in: owner)
        let constraints = view.pin()
        owner.layoutIfNeeded()
        let horizontal = view.constraintsAffectingLayout(for: .horizontal)
        #expect(Set(horizontal) == [constraints[1], constraints[3]])
        #expect(Set(view.constraintsAffectingLayout(for: .vertical)) == [constraints[0], constraints[2]])
    }

    @Test("Stands where it belongs by the time of layoutSubviews")
    func order() {
        final class Owner: UIView {
            var seen: CGRect?
            override func layoutSubviews() {
                super.layoutSubviews()
                seen = subviews.first?.frame
            }
        }
        let owner = Owner(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        makePlain(in: owner).pin()
        owner.layoutIfNeeded()
        #expect(owner.seen == owner.bounds)
    }

    @Test("Edges stand on pixels, each moved by itself")
    func pixels() {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        stack.distribution = .fillEqually
        for _ in 0..<6 { stack.addArrangedSubview(UIView()) }
        stack.layoutIfNeeded()
        let third = CGFloat(1) / 3
        let widths = stack.arrangedSubviews.map { ($0.frame.width / third).rounded() }
        #expect(widths == [50, 50, 50, 50, 50, 50])
        stack.frame.size.width = 101
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map { ($0.frame.width / third).rounded() } == [51, 50, 51, 50, 51, 50])
        #expect(abs(stack.arrangedSubviews[5].frame.maxX - 101) < 1e-6)
    }
}
