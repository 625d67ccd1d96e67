/// A phone's screen that nothing is shown on: by default one of 390 by 844 points, three pixels to a point, in portrait.
@preconcurrency @MainActor open class UIScreen: HeadlessObject {
    /// The screen that windows are on.
    public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3)

    /// The screen's rectangle, in points.
    open private(set) var bounds: CGRect

    /// Pixels to a point.
    open private(set) var scale: CGFloat

    /// The traits of whatever fills the screen.
    open private(set) var traitCollection: UITraitCollection

    init(bounds: CGRect, scale: CGFloat) {
        self.bounds = bounds
        self.scale = scale
        traitCollection = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: scale),
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(preferredContentSizeCategory: .large),
            UITraitCollection(layoutDirection: .leftToRight),
        ])
        super.init()
    }

    /// The screen's rectangle, in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels to a point of the screen itself.
    open var nativeScale: CGFloat { scale }
}
