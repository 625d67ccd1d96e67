import Testing

@_spi(Headless) @testable import HeadlessViews

private final class InsetView: UIView {
    var insets = UIEdgeInsets.zero
    private(set) var safeAreaChanges = 0
    private(set) var marginChanges = 0

    override var safeAreaInsets: UIEdgeInsets { insets == .zero ? super.safeAreaInsets : insets }
    override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
    override func layoutMarginsDidChange() { marginChanges += 1 }
}

@MainActor @Suite("Safe area and margins")
struct MarginTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let notch = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

    private func child(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        window.addSubview(view)
        return view
    }

    @Test("D27 Outside a window, and where nothing is covered, the safe area is everything")
    func none() {
        #expect(UIView().safeAreaInsets == .zero)
        #expect(child(0, 0, 320, 480).safeAreaInsets == .zero)
    }

    @Test("D28 The safe area of a child is what reaches in, never more than the parent's")
    func child() {
        window.screenSafeAreaInsets = notch
        #expect(child(0, 460, 320, 100).safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
        #expect(child(0, 0, 320, 480).safeAreaInsets == notch)
        #expect(child(4, 40, 300, 400).safeAreaInsets == UIEdgeInsets(top: 4, left: 6, bottom: 0, right: 0))
        #expect(child(50, 50, 100, 100).safeAreaInsets == .zero)
    }

    @Test("D28 It reaches through several views")
    func grandchild() {
        window.screenSafeAreaInsets = notch
        let outer = child(0, 30, 320, 450)
        let inner = UIView(frame: CGRect(x: 0, y: 4, width: 320, height: 20))
        outer.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 10, bottom: 0, right: 12))
    }

    @Test("D29 The guide lies inside the safe area")
    func safeAreaGuide() {
        window.screenSafeAreaInsets = notch
        #expect(window.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
    }

    @Test("D30 Margins are 8, and the safe area is added")
    func margins() {
        let view = child(0, 0, 320, 480)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        window.screenSafeAreaInsets = notch
        #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("D31 Margins of the superview reach in where they are larger")
    func preserved() {
        let view = child(10, 10, 100, 100)
        window.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        #expect(view.layoutMargins.top == 8)
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    }

    @Test("D30 D31 The safe area in the superview's margins is not added a second time")
    func preservedWithSafeArea() {
        window.screenSafeAreaInsets = notch
        let view = child(0, 0, 320, 480)
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == window.layoutMargins)
    }

    @Test("Margins by the direction of reading turn round")
    func directional() {
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(view.directionalLayoutMargins.leading == 2)
    }

    @Test("A view hears of another safe area once, and of its margins with it")
    func hooks() {
        let view = InsetView(frame: window.bounds)
        window.addSubview(view)
        window.screenSafeAreaInsets = notch
        window.screenSafeAreaInsets = notch
        #expect(view.safeAreaChanges == 1)
        #expect(view.marginChanges == 1)
        view.layoutMargins = .zero
        #expect(view.marginChanges == 2)
    }

    @Test("D28 An overridden safe area reaches the views inside")
    func overridden() {
        let view = InsetView(frame: window.bounds)
        view.insets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
        window.addSubview(view)
        let inner = UIView(frame: CGRect(x: 0, y: 2, width: 10, height: 10))
        view.addSubview(inner)
        #expect(inner.safeAreaInsets.top == 5)
    }
}

@MainActor @Suite("Windows")
struct WindowTests {
    @Test("A window is hidden, at the normal level and on the main screen until it is shown")
    func defaults() {
        let window = UIWindow()
        #expect(window.isHidden)
        #expect(window.windowLevel == .normal)
        #expect(window.screen === UIScreen.main)
        #expect(!window.isKeyWindow)
        #expect(window.window === window)
    }

    @Test("Shown and made key, it is the only key window")
    func key() {
        let first = UIWindow()
        let second = UIWindow()
        first.makeKeyAndVisible()
        #expect(!first.isHidden)
        #expect(first.isKeyWindow)
        second.makeKey()
        #expect(second.isKeyWindow)
        #expect(!first.isKeyWindow)
    }

    @Test("The root controller's view fills the window and follows it")
    func rootController() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let first = UIViewController()
        window.rootViewController = first
        window.isHidden = false
        #expect(first.view.superview === window)
        #expect(first.view.frame == window.bounds)
        window.frame.size.width = 150
        #expect(first.view.frame.width == 150)
        window.rootViewController = UIViewController()
        #expect(first.view.superview == nil)
        #expect(window.subviews.count == 1)
        window.rootViewController = nil
        #expect(window.subviews.isEmpty)
    }
}
