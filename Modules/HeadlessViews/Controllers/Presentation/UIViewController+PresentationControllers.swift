extension UIViewController {
    /// The style with which the controller is presented, where the system is to choose: a sheet, unless the class has another.
    var resolvedPresentationStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
    }

    /// What manages the presentation of the controller or of the nearest one round it; before that, what will.
    var presentationControllerInUse: UIPresentationController? {
        activePresentationController ?? managerBeforePresenting
    }

    /// What will manage the presentation; of the style `custom` only the transitioning delegate's, once there is a presenter to tell it.
    private var managerBeforePresenting: UIPresentationController? {
        if let manager = presentation.controller, manager.presentationStyle == resolvedPresentationStyle { return manager }
        guard resolvedPresentationStyle != .custom, resolvedPresentationStyle != .none else { return nil }
        let manager = UIPresentationController.make(resolvedPresentationStyle, for: self)
        presentation.controller = manager
        return manager
    }

    func managerForPresenting(by presenter: UIViewController, source: UIViewController) -> UIPresentationController {
        if resolvedPresentationStyle == .custom,
            let own = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
        {
            return own
        }
        return managerBeforePresenting ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    }
}
