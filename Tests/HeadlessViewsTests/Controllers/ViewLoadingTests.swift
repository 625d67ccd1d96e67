import Testing

@_spi(Headless) @testable import HeadlessViews

/// Finds its nib by its name.
private final class CourseViewController: DiaryController {}

/// Has no name that ends in "Controller".
private final class CourseScreen: DiaryController {}

private final class HandMadeController: DiaryController {
    override func loadView() {
        entries.append("loadView")
        view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))
    }
}

@Suite("Loading of a controller's view") @MainActor
struct ViewLoadingTests {
    @Test("C9 The view is loaded when it is first asked for, and asking whether it is there does not load it")
    func loadsOnFirstUse() {
        let controller = DiaryController()
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.entries.isEmpty)
        let view = controller.view
        #expect(controller.entries == ["loadView", "viewDidLoad"])
        #expect(controller.isViewLoaded)
        #expect(controller.viewIfLoaded === view)
    }

    @Test("C10 viewDidLoad is called once for a view, however it is asked for")
    func didLoadOnce() {
        let controller = DiaryController()
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        _ = controller.view
        #expect(controller.entries == ["loadView", "viewDidLoad"])
        controller.view = nil
        #expect(!controller.isViewLoaded)
        _ = controller.view
        #expect(controller.entries == ["loadView", "viewDidLoad", "loadView", "viewDidLoad"])
    }

    @Test("C10 The nib's outlets are connected when viewDidLoad is called")
    func outletsBeforeDidLoad() throws {
        final class OutletController: UIViewController {
            var caption: UIView?
            var captionAtLoad: UIView?
            override func viewDidLoad() { captionAtLoad = caption }
        }
        let folder = try NibFolder()
        let text = nibText(
            #"<view id="root"><subviews><view id="caption"/></subviews></view>"#,
            owner: """
                <connections><outlet property="view" destination="root" id="a"/>\
                <outlet property="caption" destination="caption" id="b"/></connections>
                """)
        try Data(text.utf8).write(to: folder.url.appendingPathComponent("Captioned.xib"))
        let controller = OutletController(nibName: "Captioned", bundle: try folder.bundle)
        controller.loadViewIfNeeded()
        #expect(controller.captionAtLoad === controller.view.subviews.first)
        #expect(controller.captionAtLoad != nil)
    }

    @Test("C11 Without a nib the view is a plain one that fills the screen and follows its superview")
    func plainView() throws {
        let view = try #require(UIViewController().view)
        #expect(type(of: view) == UIView.self)
        #expect(view.frame == UIScreen.main.bounds)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(view.backgroundColor == nil)
    }

    @Test("C11 An override of loadView assigns the view")
    func ownView() {
        let controller = HandMadeController(nibName: "Nowhere", bundle: nil)
        #expect(controller.view.bounds.size == CGSize(width: 7, height: 9))
        #expect(controller.entries == ["loadView", "viewDidLoad"])
    }

    @Test("B33 A nib is looked for by the class's name, first without its Controller and then as it is")
    func nibByClassName() throws {
        let folder = try NibFolder()
        let bundle = try folder.bundle
        #expect(CourseViewController(nibName: nil, bundle: bundle).view.tag == 0)
        try folder.add("CourseViewController", tag: 2)
        #expect(CourseViewController(nibName: nil, bundle: bundle).view.tag == 2)
        try folder.add("CourseView", tag: 1)
        #expect(CourseViewController(nibName: nil, bundle: bundle).view.tag == 1)
        try folder.add("CourseScreen", tag: 3)
        #expect(CourseScreen(nibName: nil, bundle: bundle).view.tag == 3)
    }

    @Test("B33 The names that a nib may have follow from the class's")
    func nibNames() {
        #expect(UIViewController.nibNames(ofClassNamed: "MyViewController") == ["MyView", "MyViewController"])
        #expect(UIViewController.nibNames(ofClassNamed: "Screen") == ["Screen"])
        #expect(UIViewController.nibNames(ofClassNamed: "Controller") == ["Controller"])
    }

    @Test("B33 A name that was given comes before the class's")
    func givenName() throws {
        let folder = try NibFolder()
        try folder.add("CourseView", tag: 1)
        try folder.add("Other", tag: 5)
        let controller = CourseViewController(nibName: "Other", bundle: try folder.bundle)
        #expect(controller.nibName == "Other")
        #expect(controller.view.tag == 5)
    }

    @Test("B34 The nib is read when the view is first asked for, not earlier")
    func nibIsReadLate() throws {
        let folder = try NibFolder()
        let controller = UIViewController(nibName: "Late", bundle: try folder.bundle)
        try folder.add("Late", tag: 4)
        #expect(controller.view.tag == 4)
    }

    @Test("B35 The phone's own variant of a nib comes before the plain one, and the pad's is left alone")
    func deviceVariants() throws {
        let folder = try NibFolder()
        try folder.add("CourseView", tag: 1)
        try folder.add("CourseView~ipad", tag: 6)
        #expect(CourseViewController(nibName: nil, bundle: try folder.bundle).view.tag == 1)
        try folder.add("CourseView~iphone", tag: 7)
        #expect(CourseViewController(nibName: nil, bundle: try folder.bundle).view.tag == 7)
    }

    @Test("D38 The controller comes after its view in the chain of responders, and another view's superview after that one")
    func nextOfView() {
        let controller = UIViewController()
        let inner = UIView()
        controller.view.addSubview(inner)
        #expect(controller.view.next === controller)
        #expect(inner.next === controller.view)
        let old = controller.view
        controller.view = UIView()
        #expect(old?.next == nil)
    }

    @Test("D39 What the view is in comes after the controller")
    func nextOfController() {
        let controller = UIViewController()
        #expect(controller.next == nil)
        #expect(!controller.isViewLoaded)
        let container = UIView()
        container.addSubview(controller.view)
        #expect(controller.next === container)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        #expect(root.next === window)
        #expect(window.next === UIApplication.shared)
    }

    @Test("A hidden window does not load its root's view; showing it does")
    func windowLoadsWhenShown() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let root = DiaryController()
        window.rootViewController = root
        #expect(!root.isViewLoaded)
        window.makeKeyAndVisible()
        #expect(root.view.superview === window)
        #expect(root.view.frame == window.bounds)
        #expect(root.entries.prefix(2) == ["loadView", "viewDidLoad"])
    }

    @Test("A controller hears of the layout of its view, before and after")
    func layoutHooks() {
        let controller = DiaryController()
        controller.view.setNeedsLayout()
        controller.entries = []
        controller.view.layoutIfNeeded()
        #expect(controller.entries == ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
    }

    @Test("A controller's constraints are brought up to date in the place of its view's")
    func constraintHook() {
        final class ConstraintView: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        final class ConstraintController: UIViewController {
            var updates = 0
            override func loadView() { view = ConstraintView() }
            override func updateViewConstraints() {
                updates += 1
                super.updateViewConstraints()
            }
        }
        let controller = ConstraintController()
        controller.view.updateConstraintsIfNeeded()
        #expect(controller.updates == 1)
        #expect((controller.view as? ConstraintView)?.updates == 1)
    }
}
