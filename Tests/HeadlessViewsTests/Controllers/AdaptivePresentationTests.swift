import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Presentations that adapt to little width")
struct AdaptivePresentationTests {
    private final class Guide: UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.fullScreen
        var told: [String] = []
        var mayEnd = true

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style }

        func presentationController(
            _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }

        func presentationController(
            _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            told.append("will present as \(style), coordinated \(transitionCoordinator != nil)")
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { mayEnd }
    }

    private let root = UIViewController()
    private let guide = Guide()

    private func presented() -> (content: UIViewController, window: UIWindow) {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.delegate = guide
        let window = shownWindow(root)
        root.present(content, animated: false)
        return (content, window)
    }

    @Test("The delegate's controller is presented in the place of the popover's, in the style for little width")
    func replacement() throws {
        let (content, window) = presented()
        let navigation = try #require(root.presentedViewController as? UINavigationController)
        #expect(navigation.topViewController === content)
        #expect(navigation.modalPresentationStyle == .fullScreen)
        #expect(root.viewIfLoaded?.window == nil)
        #expect(content.presentingViewController === root)
        #expect(guide.told == ["will present as fullScreen, coordinated true"])
        guide.mayEnd = false
        #expect(navigation.presentationController?.dismissByUser() == false)
        content.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
        #expect(root.viewIfLoaded?.window === window)
    }

    @Test("Where the style stays, the controller is presented itself")
    func noReplacement() {
        guide.style = .none
        let (content, window) = presented()
        #expect(root.presentedViewController === content)
        #expect(guide.told == ["will present as none, coordinated true"])
        withExtendedLifetime(window) {}
    }
}
