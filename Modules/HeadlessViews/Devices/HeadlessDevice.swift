/// A device as its screen is: how large, how dense, and what of it hardware and bars cover.
///
/// Headless only.
@_spi(Headless) public struct HeadlessDevice: Hashable, Sendable {
    /// How a device is held.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        /// The long side stands upright.
        case portrait
        /// The long side lies flat.
        case landscape
    }

    /// What of a screen hardware covers.
    enum Shape: Hashable, Sendable {
        /// The screen is a rectangle, with a button below it; only the status bar covers a part of it.
        case homeButton
        /// A camera reaches into the screen by a number of points, its corners are round, and a line at the bottom stands for the button.
        case camera(CGFloat)
        /// The corners of a tablet's screen are round, and a line at the bottom stands for the button.
        case roundedTablet
        /// A television may cut off what is near the edges.
        case television
    }

    /// The name that Interface Builder's documents have for the device.
    public let identifier: String
    /// The kind of device.
    public let idiom: UIUserInterfaceIdiom
    /// The size of the screen in points, held upright; a television's lies flat.
    public let size: CGSize
    /// Pixels to a point.
    public let scale: CGFloat
    let shape: Shape

    init(_ identifier: String, _ idiom: UIUserInterfaceIdiom, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, _ shape: Shape) {
        self.identifier = identifier
        self.idiom = idiom
        self.size = CGSize(width: width, height: height)
        self.scale = scale
        self.shape = shape
    }

    /// The size of the screen in points.
    public func size(_ orientation: Orientation) -> CGSize {
        orientation == .portrait || shape == .television ? size : CGSize(width: size.height, height: size.width)
    }
}
