extension UIViewController {
    /// The transition that the controller, or the nearest one round it, takes part in.
    var transitionUnderWay: TransitionCoordinator? { nearest { $0.appearance.transition } }

    /// Does what a transition consists of, while the controllers that take part in it can tell.
    static func during(_ transition: TransitionCoordinator, of controllers: [UIViewController], _ work: () -> Void) {
        let before = controllers.map(\.appearance.transition)
        for controller in controllers { controller.appearance.transition = transition }
        work()
        for (controller, old) in zip(controllers, before) { controller.appearance.transition = old }
        transition.finish()
    }
}
