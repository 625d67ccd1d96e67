/// Decides whether the user may select a tab, and hears that it was selected.
///
/// UIKit's members that offer animations are absent: nothing moves here.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tap may select a controller; true unless implemented.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Told that a tap has selected a controller, be it again; not where the app has.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Lets the tap select the controller.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        true
    }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
