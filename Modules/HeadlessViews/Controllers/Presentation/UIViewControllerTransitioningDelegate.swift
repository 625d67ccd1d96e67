/// Offers the parts of a presentation of one's own.
///
/// UIKit's members that offer animations are absent: nothing moves here.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// What manages the presentation of a controller of the style `custom`; nil for the usual way.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Leaves the presentation to the usual way.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}
