extension UIPresentationController {
    /// Makes what manages presentations of a style.
    static func make(_ style: UIModalPresentationStyle, for controller: UIViewController) -> UIPresentationController {
        switch style {
        case .popover: UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
        case .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: controller, presenting: nil)
        default: UIPresentationController(presentedViewController: controller, presenting: nil)
        }
    }

    /// Puts the container over what the presentation covers: the window, or the presenter's view.
    func openContainer() {
        guard let presenterView = presenter?.viewIfLoaded, let window = presenterView.window else { return }
        let covered = shouldPresentInFullscreen ? window : presenterView.superview ?? window
        let frame = shouldPresentInFullscreen ? window.bounds : presenterView.frame
        let container = PresentationContainer(frame: frame)
        container.manager = self
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView = container
        covered.addSubview(container)
    }

    func placePresentedView() {
        guard let containerView, let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        containerView.addSubview(view)
        containerView.layoutIfNeeded()
    }

    func closeContainer() {
        presentedView?.removeFromSuperview()
        containerView?.removeFromSuperview()
        containerView = nil
    }

    func takePresentersView() {
        guard let view = presenter?.viewIfLoaded else { return }
        presentersPlace = ViewPlace(view)
        view.removeFromSuperview()
    }

    func returnPresentersView() {
        if let view = presenter?.viewIfLoaded { presentersPlace?.putBack(view) }
        presentersPlace = nil
    }
}

/// Where a view was, to put it back there.
@MainActor struct ViewPlace {
    private weak var superview: UIView?
    private let index: Int

    init?(_ view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
        self.superview = superview
        self.index = index
    }

    /// Puts a view back, as large as what it is in.
    func putBack(_ view: UIView) {
        guard let superview else { return }
        if view.autoresizingMask.contains([.flexibleWidth, .flexibleHeight]) { view.frame = superview.bounds }
        superview.insertSubview(view, at: index)
        view.layoutIfNeeded()
    }
}

/// The view that a presentation takes place in.
private final class PresentationContainer: UIView {
    weak var manager: UIPresentationController?

    /// Keeps the presented view where its manager wants it, whatever becomes of the size.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let manager else { return }
        manager.containerViewWillLayoutSubviews()
        if let view = manager.presentedView, view.superview === self { view.frame = manager.frameOfPresentedViewInContainerView }
        manager.containerViewDidLayoutSubviews()
    }
}
