/// How a gradient's colors lie between its two points.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name in QuartzCore.
    public let rawValue: String

    /// Makes a value of its name in QuartzCore.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line between the points.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// In rings about the first point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round about the first point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
