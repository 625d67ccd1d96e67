import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Controllers in controllers") @MainActor
struct ContainmentTests {
    @Test("C30 Adding a child says that it will move, and leaves it to the container to say that it did")
    func addChild() {
        let parent = UIViewController()
        let child = DiaryController()
        parent.addChild(child)
        #expect(child.entries == ["willMove(parent)"])
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        #expect(!child.isViewLoaded)
    }

    @Test("C30 Leaving a parent says that the child did move, and leaves it to the container to say that it will")
    func removeFromParent() {
        let parent = UIViewController()
        let child = DiaryController()
        parent.addChild(child)
        child.entries = []
        child.removeFromParent()
        #expect(child.entries == ["didMove(nil)"])
        #expect(child.parent == nil)
        #expect(parent.children.isEmpty)
        child.removeFromParent()
        #expect(child.entries == ["didMove(nil)"])
    }

    @Test("C30 A child that is added elsewhere leaves its old parent first")
    func changeOfParent() {
        let old = UIViewController()
        let new = UIViewController()
        let child = DiaryController()
        old.addChild(child)
        new.addChild(child)
        #expect(old.children.isEmpty)
        #expect(new.children == [child])
        #expect(child.parent === new)
    }

    @Test("A child is not kept alive by its knowledge of the parent, nor the parent by the child")
    func parentIsWeak() {
        let child = UIViewController()
        do { UIViewController().addChild(child) }
        #expect(child.parent == nil)
    }

    @Test("Containers are found from anywhere below them, and not from themselves")
    func ancestors() {
        let leaf = UIViewController()
        let middle = UIViewController()
        middle.addChild(leaf)
        let navigation = UINavigationController(rootViewController: middle)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let split = UISplitViewController()
        split.viewControllers = [tabs]
        #expect(leaf.navigationController === navigation)
        #expect(leaf.tabBarController === tabs)
        #expect(leaf.splitViewController === split)
        #expect(navigation.navigationController == nil)
        #expect(split.splitViewController == nil)
    }

    @Test("A title given to a controller is that of its items, whichever was there first")
    func titles() {
        let controller = UIViewController()
        #expect(controller.navigationItem.title == nil)
        controller.title = "Courses"
        #expect(controller.navigationItem.title == "Courses")
        #expect(controller.tabBarItem.title == "Courses")
        controller.title = "Lessons"
        #expect(controller.navigationItem.title == "Lessons")
        #expect(controller.tabBarItem.title == "Lessons")
        controller.navigationItem.title = "Own"
        #expect(controller.title == "Lessons")
    }

    @Test("The edit button turns editing on and off, through the controller's own override")
    func editing() throws {
        final class EditingController: UIViewController {
            var calls: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append(animated)
            }
        }
        let controller = EditingController()
        let button = controller.editButtonItem
        #expect(button === controller.editButtonItem)
        #expect(button.systemItem == .edit)
        let action = try #require(button.action)
        UIApplication.shared.sendAction(action, to: button.target, from: button, for: nil)
        #expect(controller.isEditing)
        #expect(button.systemItem == .done)
        #expect(button.style == .done)
        controller.isEditing = false
        #expect(button.systemItem == .edit)
        #expect(controller.calls == [true, false])
    }

    @Test("What a controller adds to the safe area reaches its view, and it hears of it")
    func safeArea() {
        final class SafeController: UIViewController {
            var changes = 0
            var margins = 0
            override func viewSafeAreaInsetsDidChange() { changes += 1 }
            override func viewLayoutMarginsDidChange() { margins += 1 }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        let controller = SafeController()
        window.rootViewController = controller
        window.isHidden = false
        let before = controller.changes
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        #expect(controller.view.safeAreaInsets.top == 64)
        #expect(controller.changes == before + 1)
        #expect(controller.margins >= 1)
        #expect(controller.topLayoutGuide.length == 64)
        #expect(controller.bottomLayoutGuide.length == 0)
    }

    @Test("An interface style of one's own reaches the view, the children and their views, and each hears of it")
    func interfaceStyle() {
        final class StyleController: UIViewController {
            var changes = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { changes += 1 }
        }
        let outer = StyleController()
        let inner = StyleController()
        let apart = StyleController()
        outer.addChild(inner)
        outer.addChild(apart)
        outer.view.addSubview(inner.view)
        let before = (outer.changes, inner.changes, apart.changes)
        outer.overrideUserInterfaceStyle = .dark
        #expect(outer.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.view.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.view.traitCollection.userInterfaceStyle == .dark)
        #expect(apart.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.changes == before.0 + 1)
        #expect(inner.changes == before.1 + 1)
        #expect(apart.changes == before.2 + 1)
    }
}
