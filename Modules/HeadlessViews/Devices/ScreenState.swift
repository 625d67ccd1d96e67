/// What a screen is at a time.
struct ScreenState {
    /// The rectangle, in points.
    var bounds: CGRect
    /// Pixels to a point.
    var scale: CGFloat
    /// The parts that hardware and the status bar cover.
    var safeAreaInsets = UIEdgeInsets.zero
    /// The traits of whatever fills the screen.
    var traits: UITraitCollection
    /// How large the system's controls are.
    var controls = ControlMetrics.standard

    /// A screen that a phone of 390 by 844 points has, with nothing that covers any of it.
    static let bare = ScreenState(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3,
        traits: UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(displayScale: 3),
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(preferredContentSizeCategory: .large),
            UITraitCollection(layoutDirection: .leftToRight),
        ]))
}

extension ScreenState {
    /// The screen of a device.
    init(_ device: HeadlessDevice, _ orientation: HeadlessDevice.Orientation, contentSizeCategory: UIContentSizeCategory) {
        self.init(
            bounds: CGRect(origin: .zero, size: device.size(orientation)), scale: device.scale,
            safeAreaInsets: device.safeAreaInsets(orientation),
            traits: device.traits(orientation, contentSizeCategory: contentSizeCategory))
    }
}
