extension UIPresentationController {
    /// The style that the room asks for in the place of the presentation's own; `none` where that is as good.
    var adaptedStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: presentingViewController.traitCollection) }

    /// The style as the room asks for it.
    var styleInUse: UIModalPresentationStyle { adaptedStyle == .none ? presentationStyle : adaptedStyle }

    /// The controller to present by a presenter, as the room there asks for it, and what manages that: another one, if the delegate has one.
    func adapted(to presenter: UIViewController) -> (presented: UIViewController, manager: UIPresentationController) {
        self.presenter = presenter
        let style = adaptedStyle
        guard style != .none, style != presentationStyle,
            let other = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style),
            other !== presentedViewController
        else { return (presentedViewController, self) }
        self.presenter = nil
        other.modalPresentationStyle = style
        let manager = other.managerForPresenting(by: presenter, source: presenter)
        manager.delegate = delegate
        return (other, manager)
    }

    func tellDelegateWillPresent(_ transition: TransitionCoordinator) {
        delegate?.presentationController(self, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: transition)
    }
}
