/// A phone's screen that nothing is shown on: by default one of 390 by 844 points, three pixels to a point, in portrait.
@preconcurrency @MainActor open class UIScreen: HeadlessObject {
    /// The screen that windows are on.
    public static let main = UIScreen(.bare)

    /// What the screen is now.
    var state: ScreenState

    init(_ state: ScreenState) {
        self.state = state
        super.init()
    }

    /// The screen's rectangle, in points.
    open var bounds: CGRect { state.bounds }

    /// Pixels to a point.
    open var scale: CGFloat { state.scale }

    /// The traits of whatever fills the screen.
    open var traitCollection: UITraitCollection { state.traits }

    /// The screen's rectangle, in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels to a point of the screen itself.
    open var nativeScale: CGFloat { scale }
}
