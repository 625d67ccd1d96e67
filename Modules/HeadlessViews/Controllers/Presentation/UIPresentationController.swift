/// Manages the presentation of a controller: where its view is, and what else is on the screen.
@preconcurrency @MainActor open class UIPresentationController: HeadlessObject {
    /// Makes what manages the presentation of a controller by another one.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        presentationStyle = presentedViewController.resolvedPresentationStyle
        super.init()
    }

    /// The controller that is presented.
    ///
    /// It keeps this object, and so must not be kept by it.
    open private(set) unowned var presentedViewController: UIViewController

    /// The controller that presents; before there is one, the presented one stands for it.
    open var presentingViewController: UIViewController { presenter ?? presentedViewController }

    /// The controller that presents.
    weak var presenter: UIViewController?
    /// Where the presenter's view was, while a presentation has taken it away.
    var presentersPlace: ViewPlace?

    /// The style that the presentation was made for.
    open internal(set) var presentationStyle: UIModalPresentationStyle

    // A popover and a sheet declare their delegates anew with narrower protocols, which Swift knows for no override.
    /// What says how the presentation adapts, and whether the user may end it.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view that the presentation takes place in; nil while there is none under way.
    open internal(set) var containerView: UIView?

    /// The view that is presented: the controller's, unless a subclass wraps it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view is in the container: all over it, unless a subclass says otherwise.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presenter's view is taken away for as long as the presentation lasts.
    open var shouldRemovePresentersView: Bool { styleInUse == .fullScreen || styleInUse == .currentContext }

    /// Whether the presentation covers the whole screen, and not only the controller that defines its context.
    open var shouldPresentInFullscreen: Bool { presentationStyle != .currentContext && presentationStyle != .overCurrentContext }

    /// The style where there is little width; `none` where that makes no difference.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// The style for certain traits, as the delegate says; `none` where they make no difference.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let told = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
        return told == .automatic ? usualAdaptiveStyle(for: traitCollection) : told
    }

    /// The style that a presentation has for certain traits, where no delegate has a say.
    func usualAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Told that the presented view is about to come.
    open func presentationTransitionWillBegin() {}
    /// Told that the presented view is in place.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Told that the presented view is about to go.
    open func dismissalTransitionWillBegin() {}
    /// Told that the presented view is gone.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Told before the container lays out the views in it.
    open func containerViewWillLayoutSubviews() {}
    /// Told after the container has laid out the views in it.
    open func containerViewDidLayoutSubviews() {}
}
