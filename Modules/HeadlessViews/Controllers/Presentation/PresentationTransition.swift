/// The way of a controller onto the screen over another one, and off it again, without the time that it takes on a screen.
@MainActor struct PresentationTransition {
    private let manager: UIPresentationController
    private let presented: UIViewController
    private let presenter: UIViewController
    private let isAnimated: Bool

    init(_ manager: UIPresentationController, presented: UIViewController, presenter: UIViewController, isAnimated: Bool) {
        self.manager = manager
        self.presented = presented
        self.presenter = presenter
        self.isAnimated = isAnimated
    }

    func present() {
        link()
        presented.presentation.isBeingPresented = true
        presented.loadViewIfNeeded()
        manager.openContainer()
        let transition = coordinator(from: presenter, to: presented)
        UIViewController.during(transition, of: [presenter, presented]) { bring(transition) }
    }

    private func bring(_ transition: TransitionCoordinator) {
        manager.tellDelegateWillPresent(transition)
        manager.presentationTransitionWillBegin()
        let coversPresenter = manager.shouldRemovePresentersView
        if coversPresenter { presenter.beginAppearance(false, animated: isAnimated) }
        presented.beginAppearance(true, animated: isAnimated)
        manager.placePresentedView()
        transition.runAnimations()
        if coversPresenter { manager.takePresentersView() }
        presented.endAppearance()
        if coversPresenter { presenter.endAppearance() }
        presented.presentation.isBeingPresented = false
        manager.presentationTransitionDidEnd(true)
    }

    private func coordinator(from: UIViewController, to: UIViewController) -> TransitionCoordinator {
        TransitionCoordinator(
            from: from, to: to, in: manager.containerView ?? presenter.view, isAnimated: isAnimated,
            presentationStyle: manager.styleInUse)
    }

    private func link() {
        manager.presenter = presenter
        presented.presentation.controller = manager
        presented.presentation.presenter = presenter
        presenter.presentation.presented = presented
    }

    private func unlink() {
        presenter.presentation.presented = nil
        presented.presentation.presenter = nil
        presented.presentation.controller = nil
        presented.presentation.isBeingDismissed = false
    }

    /// Takes away controllers that are presented one over another, the lowest first in the list, in one transition.
    static func dismiss(_ stack: [UIViewController], animated: Bool) {
        let transitions = stack.compactMap { PresentationTransition(ending: $0, isAnimated: animated) }
        guard let lowest = transitions.first else { return }
        let coordinator = lowest.coordinator(from: lowest.presented, to: lowest.presenter)
        UIViewController.during(coordinator, of: [lowest.presenter] + stack) {
            for transition in transitions.reversed() { transition.beginDismissal() }
            lowest.presenter.beginAppearance(true, animated: animated)
            lowest.manager.returnPresentersView()
            coordinator.runAnimations()
            for transition in transitions.reversed() { transition.manager.closeContainer() }
            lowest.presenter.endAppearance()
            for transition in transitions.reversed() { transition.endDismissal() }
        }
    }

    private init?(ending presented: UIViewController, isAnimated: Bool) {
        guard let manager = presented.presentation.controller, let presenter = presented.presentation.presenter else { return nil }
        self.init(manager, presented: presented, presenter: presenter, isAnimated: isAnimated)
    }

    private func beginDismissal() {
        presented.presentation.isBeingDismissed = true
        manager.dismissalTransitionWillBegin()
        presented.beginAppearance(false, animated: isAnimated)
    }

    private func endDismissal() {
        presented.endAppearance()
        unlink()
        presented.presentationDidEnd()
        manager.dismissalTransitionDidEnd(true)
    }
}
