import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Content that is pinned to its owner's edges")
struct EdgePinningTests {
    private let owner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let content = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

    init() {
        content.translatesAutoresizingMaskIntoConstraints = false
        owner.addSubview(content)
    }

    private func pin(
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ second: AnyObject,
        _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
    ) {
        NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
            constant: constant
        ).isActive = true
    }

    private func pinVertically() {
        pin(content, .top, owner, .top)
        pin(content, .bottom, owner, .bottom)
    }

    private var frame: CGRect {
        owner.layoutIfNeeded()
        return content.frame
    }

    @Test("Follows the bounds, whichever item comes first")
    func bounds() {
        pin(content, .leading, owner, .leading, 5)
        pin(owner, .trailing, content, .trailing, 7)
        pin(content, .top, owner, .top, 2)
        pin(owner, .bottom, content, .bottom, 3)
        #expect(frame == CGRect(x: 5, y: 2, width: 188, height: 95))
        owner.bounds.size = CGSize(width: 300, height: 50)
        #expect(frame == CGRect(x: 5, y: 2, width: 288, height: 45))
        owner.bounds.origin = CGPoint(x: 10, y: 20)
        #expect(frame == CGRect(x: 15, y: 22, width: 288, height: 45))
    }

    @Test("Replaces only the axis whose two edges are pinned")
    func oneAxis() {
        pinVertically()
        pin(content, .leading, owner, .leading)
        #expect(frame == CGRect(x: 1, y: 0, width: 3, height: 100))
    }

    @Test("Has no negative size")
    func tooNarrow() {
        pinVertically()
        pin(content, .left, owner, .left, 150)
        pin(content, .right, owner, .right, -100)
        #expect(frame == CGRect(x: 150, y: 0, width: 0, height: 100))
    }

    @Test("Follows the margins, by attribute and by guide")
    func margins() {
        owner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        pin(content, .leading, owner, .leadingMargin)
        pin(content, .trailing, owner, .trailingMargin)
        pin(content, .top, owner.layoutMarginsGuide, .top)
        pin(owner.layoutMarginsGuide, .bottom, content, .bottom)
        #expect(frame == CGRect(x: 2, y: 1, width: 194, height: 96))
        owner.layoutMargins = .zero
        #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("Follows the safe area")
    func safeArea() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        window.addSubview(owner)
        let guide = owner.safeAreaLayoutGuide
        for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] { pin(content, edge, guide, edge) }
        #expect(frame == CGRect(x: 0, y: 20, width: 200, height: 70))
    }

    @Test("Leading and trailing turn round, with their constants; left and right do not")
    func rightToLeft() {
        owner.semanticContentAttribute = .forceRightToLeft
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        owner.addSubview(other)
        pinVertically()
        pin(content, .leading, owner, .leading, 5)
        pin(owner, .trailing, content, .trailing, 7)
        pin(other, .top, owner, .top)
        pin(other, .bottom, owner, .bottom)
        pin(other, .left, owner, .left, 5)
        pin(other, .right, owner, .right, -7)
        #expect(frame == CGRect(x: 7, y: 0, width: 188, height: 100))
        #expect(other.frame == CGRect(x: 5, y: 0, width: 188, height: 100))
    }

    @Test("Leaves views that are laid out by their masks, and constraints that only suggest")
    func left() {
        pinVertically()
        pin(content, .leading, owner, .leading)
        let trailing = content.trailingAnchor.constraint(equalTo: owner.trailingAnchor)
        trailing.priority = .defaultHigh
        trailing.isActive = true
        let inequality = content.trailingAnchor.constraint(lessThanOrEqualTo: owner.trailingAnchor)
        inequality.isActive = true
        #expect(frame.width == 3)
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame.size.height = 9
        owner.setNeedsLayout()
        #expect(frame.height == 9)
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
        owner.addSubview(content)
        for edge in [NSLayoutConstraint.Attribute.leading, .trailing, .top, .bottom] { pin(content, edge, owner, edge) }
        owner.layoutIfNeeded()
        #expect(owner.seen == owner.bounds)
    }
}
