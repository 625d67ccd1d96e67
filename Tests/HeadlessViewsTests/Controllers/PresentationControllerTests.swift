import Testing

@_spi(Headless) @testable import HeadlessViews

@Suite("Presentation controllers") @MainActor
struct PresentationControllerTests {
    /// A presentation controller that notes what it is told, and leaves a margin.
    private final class Margin: UIPresentationController {
        var told: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect { (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 30) }
        override func presentationTransitionWillBegin() { told.append("will present \(containerView?.window != nil)") }
        override func presentationTransitionDidEnd(_ completed: Bool) { told.append("did present \(completed)") }
        override func dismissalTransitionWillBegin() { told.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { told.append("did dismiss \(containerView == nil)") }
    }

    private final class Offer: UIViewControllerTransitioningDelegate {
        var made: Margin?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made = Margin(presentedViewController: presented, presenting: presenting)
            return made
        }
    }

    @Test("The style custom asks the transitioning delegate, whose controller places the view and hears of the way")
    func custom() throws {
        let (root, presented, offer) = (UIViewController(), UIViewController(), Offer())
        let window = shownWindow(root)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = offer
        #expect(presented.presentationController == nil)
        root.present(presented, animated: false)
        let manager = try #require(offer.made)
        #expect(presented.presentationController === manager)
        #expect(manager.presentingViewController === root)
        #expect(presented.view.frame == CGRect(x: 20, y: 30, width: 350, height: 784))
        #expect(root.view.window === window)
        presented.dismiss(animated: false)
        #expect(manager.told == ["will present true", "did present true", "will dismiss", "did dismiss true"])
    }

    @Test("What manages a presentation can be set up before, and is of the style's class")
    func before() throws {
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        #expect(controller.presentationController === sheet)
        #expect(sheet.presentationStyle == .pageSheet)
        #expect(controller.popoverPresentationController == nil)
        controller.modalPresentationStyle = .popover
        #expect(controller.popoverPresentationController != nil)
        #expect(controller.sheetPresentationController == nil)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.presentationController?.shouldRemovePresentersView == true)
        #expect(controller.activePresentationController == nil)
    }

    @Test("A sheet rests at its first detent, and goes where the selected one is")
    func detents() throws {
        let (root, presented) = (UIViewController(), UIViewController())
        let window = shownWindow(root)
        let sheet = try #require(presented.sheetPresentationController)
        let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in 100 }
        sheet.detents = [low, .medium(), .large()]
        root.present(presented, animated: false)
        #expect(presented.view.frame == CGRect(x: 0, y: 744, width: 390, height: 100))
        sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
        #expect(presented.view.frame.height == 417)
        sheet.selectedDetentIdentifier = .large
        #expect(presented.view.frame.minY == 10)
        #expect(low.identifier.rawValue == "low")
        #expect(window.subviews.count == 2)
    }

    @Test("A popover keeps what it belongs to, lets its delegate set it up, and is a sheet where there is little width")
    func popover() throws {
        final class Guide: UIPopoverPresentationControllerDelegate {
            var prepared = 0
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { prepared += 1 }
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        }
        let (root, presented, guide) = (UIViewController(), UIViewController(), Guide())
        let window = shownWindow(root)
        presented.modalPresentationStyle = .popover
        let popover = try #require(presented.popoverPresentationController)
        #expect(popover.permittedArrowDirections == .any)
        #expect(popover.adaptivePresentationStyle == .formSheet)
        popover.sourceView = root.view
        popover.delegate = guide
        #expect(popover.adaptivePresentationStyle == .none)
        root.present(presented, animated: false)
        #expect(guide.prepared == 1)
        #expect(presented.popoverPresentationController === popover)
        #expect(popover.sourceView === root.view)
        #expect(window.subviews.count == 2)
    }

    @Test("A presentation that becomes full screen where there is little width takes the presenter's view away")
    func adaptation() {
        final class Guide: UIAdaptivePresentationControllerDelegate {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle { traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none }
        }
        let (root, presented, guide) = (UIViewController(), UIViewController(), Guide())
        let window = shownWindow(root)
        presented.modalPresentationStyle = .formSheet
        presented.presentationController?.delegate = guide
        root.present(presented, animated: false)
        #expect(root.view.window == nil)
        #expect(presented.view.window === window)
    }

    @Test("The user ends a presentation where the delegate allows it and the controller is not modal; the app's own end is no news")
    func byUser() throws {
        final class Guide: UIAdaptivePresentationControllerDelegate {
            var told: [String] = []
            var allows = false
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { told.append("will") }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                told.append("did \(presentationController.presentedViewController.title ?? "")")
            }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                told.append("attempt")
            }
        }
        let (root, guide) = (UIViewController(), Guide())
        let window = shownWindow(root)
        do {
            let presented = UIViewController()
            presented.title = "sheet"
            presented.presentationController?.delegate = guide
            root.present(presented, animated: false)
        }
        let manager = try #require(root.presentedViewController?.presentationController)
        #expect(!manager.dismissByUser())
        guide.allows = true
        root.presentedViewController?.isModalInPresentation = true
        #expect(!manager.dismissByUser())
        root.presentedViewController?.isModalInPresentation = false
        #expect(manager.dismissByUser())
        #expect(guide.told == ["attempt", "attempt", "will", "did sheet"])
        #expect(root.presentedViewController == nil)
        #expect(window.subviews.count == 1)
        let other = UIViewController()
        other.presentationController?.delegate = guide
        root.present(other, animated: false)
        root.dismiss(animated: false)
        #expect(guide.told.count == 4)
    }

    @Test("A sheet that is dragged rests at another detent, which its delegate hears of")
    func dragged() throws {
        final class Guide: UISheetPresentationControllerDelegate {
            var calls = 0
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) { calls += 1 }
        }
        let (root, presented, guide) = (UIViewController(), UIViewController(), Guide())
        let window = shownWindow(root)
        let sheet = try #require(presented.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.delegate = guide
        #expect(!sheet.drag(to: .large))
        root.present(presented, animated: false)
        #expect(sheet.drag(to: .large))
        #expect(!sheet.drag(to: .large))
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(presented.view.frame.minY == 10)
        sheet.selectedDetentIdentifier = .medium
        #expect(guide.calls == 1)
        #expect(window.subviews.count == 2)
    }
}
