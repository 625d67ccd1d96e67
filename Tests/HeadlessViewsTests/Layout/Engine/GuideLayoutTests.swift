import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Guides and scroll views in constraints")
struct GuideLayoutTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let owner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

    init() {
        window.screenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        window.addSubview(owner)
    }

    private func pin(_ view: UIView, to guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor), view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor), view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
    }

    @Test("D29 The safe area, also of a view that constraints place, and when it changes")
    func safeArea() {
        let inner = makePlain(in: owner)
        inner.pin()
        let view = makePlain(in: inner)
        pin(view, to: inner.safeAreaLayoutGuide)
        #expect(view.solvedFrame == CGRect(x: 0, y: 20, width: 200, height: 270))
        window.screenSafeAreaInsets.top = 50
        #expect(view.solvedFrame == CGRect(x: 0, y: 50, width: 200, height: 240))
    }

    @Test("E35 D34 A guide of one's own is placed by constraints, and places views")
    func custom() {
        let guide = UILayoutGuide()
        owner.addLayoutGuide(guide)
        let view = makePlain(in: owner)
        pin(view, to: guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: owner.leftAnchor, constant: 5),
            guide.widthAnchor.constraint(equalTo: owner.widthAnchor, multiplier: 0.5),
            guide.topAnchor.constraint(equalTo: owner.topAnchor), guide.heightAnchor.constraint(equalToConstant: 30),
        ])
        #expect(view.solvedFrame == CGRect(x: 5, y: 0, width: 100, height: 30))
        #expect(guide.layoutFrame == view.frame)
    }

    @Test("The keyboard's guide is the bottom of the safe area while no keyboard is there")
    func keyboard() {
        let view = makePlain(in: owner)
        view.pinToCorner()
        view.fix(width: 10)
        view.bottomAnchor.constraint(equalTo: owner.keyboardLayoutGuide.topAnchor).isActive = true
        #expect(view.solvedFrame.height == 290)
    }

    @Test("E36 What is pinned to a scroll view's edges makes the size of its content")
    func content() {
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        owner.addSubview(scrollView)
        scrollView.pin()
        let view = ContentView(150, 900)
        scrollView.addSubview(view)
        view.pin(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        owner.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 156, height: 904))
        #expect(view.frame == CGRect(x: 2, y: 1, width: 150, height: 900))
        scrollView.contentOffset.y = 100
        owner.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 150, height: 900))
        view.content.height = 500
        owner.layoutIfNeeded()
        #expect(scrollView.contentSize.height == 504)
    }

    @Test("E36 The content's guide and the frame's")
    func scrollGuides() {
        let scrollView = UIScrollView(frame: owner.bounds)
        owner.addSubview(scrollView)
        let (view, header) = (makePlain(in: scrollView), makePlain(in: scrollView))
        pin(view, to: scrollView.contentLayoutGuide)
        view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
        view.fix(height: 800)
        header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor).isActive = true
        header.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor).isActive = true
        header.fix(width: 10, height: 10)
        owner.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 200, height: 800))
        scrollView.contentOffset.y = 120
        #expect(header.solvedFrame.minY == 120)
        #expect(view.frame.minY == 0)
    }

    @Test("The ends of an old controller's view")
    func controllerGuides() {
        let controller = UIViewController()
        controller.view.frame = owner.bounds
        owner.addSubview(controller.view)
        let view = makePlain(in: controller.view)
        view.leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
        view.fix(width: 10)
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
        #expect(view.solvedFrame == CGRect(x: 0, y: 20, width: 10, height: 270))
    }
}
