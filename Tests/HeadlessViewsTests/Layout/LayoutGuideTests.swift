import Testing

@testable import HeadlessViews

@MainActor @Suite("Layout guides")
struct LayoutGuideTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    @Test("E35 A guide belongs to one view at a time, and is no subview")
    func ownership() {
        let guide = UILayoutGuide()
        let other = UIView()
        view.addLayoutGuide(guide)
        #expect(view.layoutGuides == [guide])
        #expect(guide.owningView === view)
        #expect(view.subviews.isEmpty)
        other.addLayoutGuide(guide)
        #expect(view.layoutGuides.isEmpty)
        #expect(other.layoutGuides == [guide])
        view.removeLayoutGuide(guide)
        #expect(guide.owningView === other)
        other.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        #expect(other.layoutGuides.isEmpty)
    }

    @Test("E35 The system's guides are not in the list, and stay the same")
    func systemGuides() {
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.layoutMarginsGuide.owningView === view)
        _ = view.readableContentGuide
        #expect(view.layoutGuides.isEmpty)
        view.removeLayoutGuide(view.safeAreaLayoutGuide)
        #expect(view.safeAreaLayoutGuide.owningView === view)
    }

    @Test("E37 The system's guides have UIKit's names")
    func identifiers() {
        let scroll = UIScrollView()
        #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
        #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
        #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
        #expect(scroll.frameLayoutGuide.identifier == "UIScrollViewFrameLayoutGuide")
        #expect(scroll.contentLayoutGuide.identifier == "UIScrollViewContentLayoutGuide")
        #expect(UILayoutGuide().identifier == "")
    }

    @Test("D34 A guide of one's own has no rectangle until constraints are solved")
    func noRectangle() {
        let guide = UILayoutGuide()
        #expect(guide.layoutFrame == .zero)
        view.addLayoutGuide(guide)
        view.layoutIfNeeded()
        #expect(guide.layoutFrame == .zero)
    }

    @Test("The margins' guide lies inside the margins")
    func margins() {
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 294, height: 196))
    }

    @Test(
        "D33 The readable guide is the margins', but never wider than 920 in a view wider than 1008",
        arguments: [
            (1000, 8, 8, 984), (1008, 8, 8, 992), (1009, 8, 44.5, 920), (2000, 8, 540, 920), (1100, 100, 100, 900),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func readable(width: CGFloat, margin: CGFloat, x: CGFloat, readable: CGFloat) {
        view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        view.layoutMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: x, y: 8, width: readable, height: 84))
    }

    @Test("E35 A guide takes part in constraints, and takes them along when it goes")
    func constraints() {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let width = guide.widthAnchor.constraint(equalToConstant: 5)
        let top = guide.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([width, top])
        #expect(view.constraints == [width, top])
        view.removeLayoutGuide(guide)
        #expect(view.constraints.isEmpty)
        #expect(top.firstItem === guide)
    }

    @Test("A guide's anchors name it")
    func anchors() {
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let constraints = [
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            guide.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            guide.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor), guide.heightAnchor.constraint(equalTo: view.heightAnchor),
        ]
        #expect(constraints.allSatisfy { $0.firstItem === guide && $0.firstAttribute == $0.secondAttribute })
        #expect(Set(constraints.map(\.firstAttribute)).count == 10)
    }

    @Test("A guide neither holds its view nor outlives its constraint's items")
    func lifetimes() {
        var owner: UIView? = UIView()
        let guide = UILayoutGuide()
        owner?.addLayoutGuide(guide)
        weak let system = owner?.safeAreaLayoutGuide
        owner = nil
        #expect(guide.owningView == nil)
        #expect(system == nil)
    }
}
