import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Misuse of controllers traps with UIKit's words")
struct ControllerTrapTests {
    @Test("B31 A nib whose owner's view outlet is not connected")
    func viewOutletMissing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let folder = try NibFolder()
            try folder.add("Loose", tag: 0, isConnected: false)
            _ = UIViewController(nibName: "Loose", bundle: try folder.bundle).view
        }
        #expect(
            lastWords(result).contains(
                """
                NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "Loose" nib but the view \
                outlet was not set.
                """))
    }

    @Test("B26 A controller whose nib is nowhere")
    func nibMissing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIViewController(nibName: "Nowhere", bundle: nil).view
        }
        #expect(lastWords(result).contains("Could not load NIB in bundle: "))
        #expect(lastWords(result).contains("with name 'Nowhere'"))
    }

    @Test("B32 A view that is another controller's already")
    func sharedView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let first = UIViewController()
            UINavigationController().view = first.view
        }
        let words = lastWords(result)
        #expect(
            words.contains(
                "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view controller at a time! View <UIView: 0x"
            ))
        #expect(words.contains("is associated with <UIViewController: 0x"))
        #expect(words.contains("Clear this association before associating this view with <UINavigationController: 0x"))
    }

    @Test("B32 A child whose view lies in another controller's view")
    func childOfAnother() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let host = UITabBarController()
            let child = UIViewController()
            host.view.addSubview(child.view)
            UINavigationController().addChild(child)
        }
        let words = lastWords(result)
        #expect(words.contains("UIViewControllerHierarchyInconsistency: child view controller:<UIViewController: 0x"))
        #expect(words.contains("should have parent view controller:<UITabBarController: 0x"))
        #expect(words.contains("but requested parent is:<UINavigationController: 0x"))
    }

    @Test("B32 A view that comes into another controller's view than its parent's")
    func viewInAnother() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let root = UITabBarController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let parent = UINavigationController()
            let child = UIViewController()
            parent.addChild(child)
            root.view.addSubview(child.view)
        }
        let words = lastWords(result)
        #expect(words.contains("child view controller:<UIViewController: 0x"))
        #expect(words.contains("should have parent view controller:<UITabBarController: 0x"))
        #expect(words.contains("but actual parent is:<UINavigationController: 0x"))
    }

    @Test("A controller inside itself")
    func ownChild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let outer = UIViewController()
            let inner = UIViewController()
            outer.addChild(inner)
            inner.addChild(outer)
        }
        #expect(lastWords(result).contains("which is the same or inside it"))
    }

    @Test("The same controller pushed twice")
    func pushedTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIViewController()
            UINavigationController(rootViewController: root).pushViewController(root, animated: false)
        }
        #expect(
            lastWords(result).contains(
                """
                NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported \
                (<UIViewController: 0x
                """))
    }

    @Test("A navigation controller pushed on another one")
    func nestedNavigation() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UINavigationController().pushViewController(UINavigationController(), animated: false)
        }
        #expect(lastWords(result).contains("Pushing a navigation controller is not supported"))
    }

    @Test("A pop to a controller that is not on the stack")
    func popToStranger() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UINavigationController(rootViewController: UIViewController()).popToViewController(UIViewController(), animated: false)
        }
        #expect(lastWords(result).contains("Tried to pop to a view controller that doesn't exist."))
    }

    @Test("A tab selected that is not among the tabs")
    func strangeTab() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UITabBarController().selectedViewController = UIViewController()
        }
        #expect(
            lastWords(result).contains(
                """
                -[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view \
                controllers can be selected.
                """))
    }

    @Test("Presenting a controller that is presented already")
    func presentedTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (root, presented) = (UIViewController(), UIViewController())
            let window = shownWindow(root)
            root.present(presented, animated: false)
            window.rootViewController?.present(presented, animated: false)
        }
        let words = lastWords(result)
        #expect(
            words.contains(
                "NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: 0x"))
        #expect(words.contains("that is already being presented by <UIViewController: 0x"))
    }

    @Test("Presenting a controller on itself")
    func presentedOnItself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIViewController()
            root.present(root, animated: false)
        }
        #expect(
            lastWords(result).contains(
                "Application tried to present modal view controller on itself. Presenting controller is <UIViewController: 0x"))
    }

    @Test("Presenting a controller that has a parent")
    func presentedChild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            parent.present(child, animated: false)
        }
        #expect(lastWords(result).contains("that has a parent view controller <UIViewController: 0x"))
    }
}
