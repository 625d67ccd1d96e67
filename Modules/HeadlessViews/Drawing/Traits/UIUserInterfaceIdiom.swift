/// The kind of device an interface is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not stated: whoever reads it falls back on the surroundings.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// An Apple Vision.
    case vision = 6
}
