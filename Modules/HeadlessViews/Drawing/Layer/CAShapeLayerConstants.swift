/// How it is decided what lies within a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name in QuartzCore.
    public let rawValue: String

    /// Makes a value of its name in QuartzCore.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What the path winds round, where one way takes back the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What the path winds round an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of an outline look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name in QuartzCore.
    public let rawValue: String

    /// Makes a value of its name in QuartzCore.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cut off where the line ends.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of an outline look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name in QuartzCore.
    public let rawValue: String

    /// Makes a value of its name in QuartzCore.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
