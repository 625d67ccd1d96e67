/// Manages a presentation in a popover: a small view with an arrow that points to what it belongs to.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// Makes what manages the presentation of a controller in a popover.
    public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        presentationStyle = .popover
    }

    // Objective-C lets a property's protocol become narrower in a subclass. Swift does not.
    /// What decides how the popover is presented.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    /// The view to which the popover belongs.
    open var sourceView: UIView?
    /// The rectangle in that view to which the popover points.
    open var sourceRect = CGRect.null
    /// The button to which the popover points.
    open var barButtonItem: UIBarButtonItem?
    /// The directions in which the arrow may point; any by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The views that take touches beside the popover; nil by default.
    open var passthroughViews: [UIView]?
    /// The color behind the popover's content; nil for the usual one.
    open var backgroundColor: UIColor?
    /// The room that the popover keeps to the edges of the screen, in points; 10 on each side by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether the popover may cover what it points to; false by default.
    open var canOverlapSourceViewRect = false

    /// Where there is little width, a popover becomes a sheet.
    override func usualAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact ? .formSheet : .none
    }

    /// Lets the delegate set the popover up, while that can still make a difference.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        delegate?.prepareForPopoverPresentation(self)
    }
}

/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes the directions whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of them.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(bitPattern: Int.max))
}

/// Decides how a popover is presented.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Told that the popover is about to be presented.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
