/// A bar that has a place.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    /// Where the bar is.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// Where a bar is; not said unless implemented.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Does not say where the bar is.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
