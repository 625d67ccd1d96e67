/// Where a layer's contents lie when their size is not the layer's.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name in QuartzCore.
    public let rawValue: String

    /// Makes a gravity of its name in QuartzCore.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the middle of the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the middle of the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the layer's size.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits, with its own proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the layer, with its own proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name in QuartzCore.
    public let rawValue: String

    /// Makes a shape of its name in QuartzCore.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Arcs of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The smoother curve of the system's own icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
