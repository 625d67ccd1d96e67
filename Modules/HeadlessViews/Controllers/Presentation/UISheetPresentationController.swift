/// Manages a presentation in a sheet, which comes up from below to one of several heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// Makes what manages the presentation of a controller in a sheet.
    public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    // Objective-C lets a property's protocol become narrower in a subclass. Swift does not.
    /// What hears that the user has changed the sheet's height.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate as? any UISheetPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The heights at which the sheet can rest, the smallest first; the large one alone by default.
    open var detents: [Detent] = [.large()] {
        didSet { placeSheet() }
    }

    /// The height at which the sheet rests; nil, which is the first one, by default.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { placeSheet() }
    }

    /// The greatest height at which what is behind the sheet is not dimmed; nil, where it always is, by default.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a bar at the top shows that the sheet can be dragged; false by default.
    open var prefersGrabberVisible = false
    /// Whether scrolling beyond the content's edge makes the sheet higher; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet stays at the lower edge where there is little height; false by default.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether the sheet's width follows the preferred content size while it is at the lower edge; false by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// The radius of the corners, in points; nil for the usual one.
    open var preferredCornerRadius: CGFloat?
    /// The view from which the sheet comes; nil by default.
    open var sourceView: UIView?

    /// Has the heights worked out again, as where those of one's own have changed.
    open func invalidateDetents() { placeSheet() }

    /// Makes changes with an animation: here, at once.
    open func animateChanges(_ changes: () -> Void) { changes() }

    /// Where the sheet is: at the lower edge, as high as the selected detent says; in the middle where there is room.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return SheetGeometry(
            container: containerView.bounds, safeArea: containerView.safeAreaInsets, traits: containerView.traitCollection
        ).frame(detent: selectedDetent, preferredSize: presentedViewController.preferredContentSize)
    }

    /// The detent at which the sheet rests.
    private var selectedDetent: Detent? { detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first }

    private func placeSheet() {
        containerView?.setNeedsLayout()
        containerView?.layoutIfNeeded()
    }
}

/// Told that the user changes the height of a sheet.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Told that the user has dragged the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
