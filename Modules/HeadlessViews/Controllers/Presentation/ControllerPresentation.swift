/// What a controller presents, and what presents it.
@MainActor struct ControllerPresentation {
    /// The controller that this one presents; kept alive by that.
    var presented: UIViewController?
    /// The controller that presents this one.
    weak var presenter: UIViewController?
    /// What manages the presentation of this controller, from when something first asks for it until it is over.
    var controller: UIPresentationController?
    var isBeingPresented = false
    var isBeingDismissed = false

    /// What manages the presentation that this controller is in.
    var activeController: UIPresentationController? { presenter == nil ? nil : controller }
}
