import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Presenting and dismissing") @MainActor
struct PresentationTests {
    private let diary = Diary()

    @Test("Over the full screen, the presenter disappears once the presented one has appeared, and the other way round")
    func fullScreen() {
        let (a, b) = (diary.controller("A"), diary.controller("B"))
        let window = shownWindow(a)
        b.modalPresentationStyle = .fullScreen
        _ = diary.page()
        a.present(b, animated: true) { diary.entries.append("presented") }
        #expect(
            diary.page() == [
                "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear", "presented",
            ])
        #expect(a.view.window == nil)
        #expect(b.view.window === window)
        #expect(b.view.frame == window.bounds)
        a.dismiss(animated: true) { diary.entries.append("dismissed") }
        #expect(
            diary.page() == [
                "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear", "dismissed",
            ])
        #expect(a.view.superview === window)
        #expect(window.subviews == [a.view])
        #expect(b.view.window == nil)
    }

    @Test("In a sheet, which the system chooses, the presenter stays where it is and hears nothing")
    func sheet() {
        let (a, b) = (diary.controller("A"), diary.controller("B"))
        let window = shownWindow(a)
        _ = diary.page()
        a.present(b, animated: false)
        #expect(diary.page() == ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])
        #expect(a.view.window === window)
        #expect(b.presentationController is UISheetPresentationController)
        b.dismiss(animated: false)
        #expect(diary.page() == ["B willDisappear", "B didDisappear"])
        #expect(window.subviews == [a.view])
    }

    @Test("D39 The presenting controller comes after the presented one in the chain of responders")
    func next() {
        let (a, b) = (UIViewController(), UIViewController())
        let window = shownWindow(a)
        a.present(b, animated: false)
        #expect(b.next === a)
        #expect(a.next === window)
        a.dismiss(animated: false)
        #expect(b.next == nil)
    }

    @Test("Each knows the other for as long as the presentation lasts, and so do their children")
    func links() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        let child = UIViewController()
        a.addChild(child)
        a.view.addSubview(child.view)
        c.addChild(b)
        let window = shownWindow(a)
        child.present(c, animated: false)
        #expect(a.presentedViewController === c)
        #expect(child.presentedViewController === c)
        #expect(c.presentingViewController === a)
        #expect(b.presentingViewController === a)
        #expect(b.activePresentationController === c.presentationController)
        b.dismiss(animated: false)
        #expect(a.presentedViewController == nil)
        #expect(c.presentingViewController == nil)
        #expect(c.activePresentationController == nil)
        #expect(window.subviews.count == 1)
    }

    @Test("A presented controller can ask whether it is on its way")
    func flags() {
        final class Witness: UIViewController {
            var told: [String] = []
            override func viewWillAppear(_ animated: Bool) { told.append("\(isBeingPresented) \(isBeingDismissed)") }
            override func viewDidAppear(_ animated: Bool) { told.append("\(isBeingPresented) \(isBeingDismissed)") }
            override func viewDidDisappear(_ animated: Bool) { told.append("\(isBeingPresented) \(isBeingDismissed)") }
        }
        let (root, witness) = (UIViewController(), Witness())
        let window = shownWindow(root)
        root.present(witness, animated: false)
        #expect(!witness.isBeingPresented)
        witness.dismiss(animated: false)
        #expect(witness.told == ["true false", "true false", "false true"])
        #expect(!witness.isBeingDismissed)
        #expect(window.isKeyWindow)
    }

    @Test("Dismissing a controller takes away all that is over it")
    func stack() {
        let (a, b, c) = (diary.controller("A"), diary.controller("B"), diary.controller("C"))
        let window = shownWindow(a)
        a.present(b, animated: false)
        c.modalPresentationStyle = .fullScreen
        b.present(c, animated: false)
        _ = diary.page()
        a.dismiss(animated: false)
        #expect(diary.page() == ["C willDisappear", "C didDisappear"])
        #expect(a.presentedViewController == nil)
        #expect(b.presentedViewController == nil)
        #expect(window.subviews == [a.view])
        #expect(b.view.window == nil)
    }

    @Test("A controller that presents another dismisses that one and stays")
    func dismissUpper() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        let window = shownWindow(a)
        a.present(b, animated: false)
        b.present(c, animated: false)
        b.dismiss(animated: false)
        #expect(b.presentedViewController == nil)
        #expect(a.presentedViewController === b)
        #expect(b.view.window === window)
    }

    @Test("A controller in no window, and one that presents already, present nothing, and run no handler")
    func refusals() {
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        var calls = 0
        a.present(b, animated: false) { calls += 1 }
        #expect(a.presentedViewController == nil)
        let window = shownWindow(a)
        a.present(b, animated: false) { calls += 1 }
        a.present(c, animated: false) { calls += 1 }
        #expect(calls == 1)
        #expect(a.presentedViewController === b)
        #expect(c.presentingViewController == nil)
        #expect(window.subviews.count == 2)
    }

    @Test("Over the current context, the presenter is the one that defines it, and what is round it stays")
    func context() {
        let (root, definer, source, presented) = (
            UIViewController(), diary.controller("D"), UIViewController(), diary.controller("P")
        )
        root.addChild(definer)
        definer.view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        root.view.addSubview(definer.view)
        definer.addChild(source)
        definer.view.addSubview(source.view)
        definer.definesPresentationContext = true
        let window = shownWindow(root)
        _ = diary.page()
        presented.modalPresentationStyle = .currentContext
        source.present(presented, animated: false)
        #expect(presented.presentingViewController === definer)
        #expect(root.presentedViewController == nil)
        #expect(presented.view.convert(presented.view.bounds, to: window) == CGRect(x: 0, y: 100, width: 100, height: 100))
        #expect(diary.page().last == "D didDisappear")
        #expect(root.view.window === window)
        presented.dismiss(animated: false)
        #expect(definer.view.superview === root.view)
    }

    @Test("Nothing keeps a controller alive that was presented and dismissed, nor one that was asked how it will be presented")
    func lifetime() {
        weak var dismissed: UIViewController?
        weak var asked: UIViewController?
        let root = UIViewController()
        let window = shownWindow(root)
        do {
            let controller = UIViewController()
            dismissed = controller
            root.present(controller, animated: false)
        }
        #expect(dismissed != nil)
        root.dismiss(animated: false)
        #expect(dismissed == nil)
        do {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.sourceView = root.view
            asked = controller
        }
        #expect(asked == nil)
        #expect(window.subviews.count == 1)
    }

    @Test("What shows a controller is the nearest container that has a place for it, else the controller is presented")
    func show() {
        final class Shelf: UIViewController {
            var shown: [UIViewController] = []
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == "showViewController:sender:" || super.canPerformAction(action, withSender: sender)
            }
            override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        }
        let (shelf, child, other) = (Shelf(), UIViewController(), UIViewController())
        shelf.addChild(child)
        shelf.view.addSubview(child.view)
        let window = shownWindow(shelf)
        child.show(other, sender: nil)
        #expect(shelf.shown == [other])
        #expect(child.targetViewController(forAction: "showViewController:sender:", sender: nil) === shelf)
        #expect(child.targetViewController(forAction: "showDetailViewController:sender:", sender: nil) == nil)
        child.showDetailViewController(other, sender: nil)
        #expect(shelf.presentedViewController === other)
        #expect(window.subviews.count == 2)
    }
}
