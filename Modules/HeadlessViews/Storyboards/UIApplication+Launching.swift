extension UIApplication {
    /// Shows the initial controller of an app's main storyboard in a window of the screen's size, as launching does with the one that
    /// `UIMainStoryboardFile` names.
    ///
    /// Where the storyboard has no initial controller, the window stays empty, and the standard error stream gets the line that UIKit
    /// logs. `C6` Traps, as UIKit raises, where there is no such storyboard. Headless only.
    @_spi(Headless) public func launch(mainStoryboard name: String, in bundle: Bundle? = nil) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
        if window.rootViewController == nil {
            StandardError.log(
                """
                Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the designated entry \
                point is not set?
                """)
        }
        window.makeKeyAndVisible()
        return window
    }
}
