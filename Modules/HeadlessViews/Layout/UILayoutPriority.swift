/// How much a constraint insists, from just above 0 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float

    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// It must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// How much a button resists being made too small for its content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// A drag that may resize a scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The scene stays as large as it is: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that may not resize a scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How much a view resists growing beyond its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// How much a size to fit insists: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
