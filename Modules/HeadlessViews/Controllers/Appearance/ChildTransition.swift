/// A container's change from the children that it shows to others.
///
/// A container that is not on the screen changes its views without a word: its children hear when it appears itself.
@MainActor struct ChildTransition {
    /// In which order the calls reach those that go and those that come, which UIKit's containers do not agree on.
    struct Order {
        let leavesFirst: Bool
        let hasLeftFirst: Bool

        /// Of pushes and pops. `C31`
        static let navigation = Order(leavesFirst: true, hasLeftFirst: true)
        static let tabs = Order(leavesFirst: false, hasLeftFirst: true)
        static let curlingPages = Order(leavesFirst: false, hasLeftFirst: true)
        static let scrollingPages = Order(leavesFirst: false, hasLeftFirst: false)
    }

    let container: UIViewController
    let leaving: [UIViewController]
    let coming: [UIViewController]
    let isAnimated: Bool
    let order: Order

    /// Makes the change; `place` puts the views that come in their places.
    func run(place: () -> Void, willEnd: () -> Void = {}) {
        guard container.appearance.isShown else { return removeViews() }
        let transition = TransitionCoordinator(
            from: leaving.first, to: coming.first, in: container.view, isAnimated: isAnimated)
        UIViewController.during(transition, of: [container]) {
            begin()
            place()
            container.viewIfLoaded?.layoutIfNeeded()
            transition.runAnimations()
            removeViews()
            willEnd()
            end()
        }
    }

    private func begin() {
        // Views load before anyone hears of the change. `C31`
        for controller in coming { controller.loadViewIfNeeded() }
        if order.leavesFirst { beginLeaving() }
        for controller in coming { controller.beginAppearance(true, animated: isAnimated) }
        if !order.leavesFirst { beginLeaving() }
    }

    private func beginLeaving() {
        for controller in leaving { controller.beginAppearance(false, animated: isAnimated) }
    }

    private func removeViews() {
        for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
    }

    private func end() {
        if order.hasLeftFirst { endLeaving() }
        // What comes while the container itself is on its way arrives with it.
        if container.appearance.phase == .appeared {
            for controller in coming { controller.endAppearance() }
        }
        if !order.hasLeftFirst { endLeaving() }
    }

    private func endLeaving() {
        for controller in leaving { controller.endAppearance() }
    }
}
