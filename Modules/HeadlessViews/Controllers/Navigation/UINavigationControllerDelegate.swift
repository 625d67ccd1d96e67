/// Told of the controllers that a navigation controller shows.
///
/// UIKit's members that offer animations are absent: nothing moves here.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Told that a controller is about to be shown on top.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Told that a controller is shown on top.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
