/// How much room an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not stated: whoever reads it falls back on the surroundings.
    case unspecified = 0
    /// Little room, as the width of a phone held upright.
    case compact = 1
    /// Much room, as the height of a phone held upright.
    case regular = 2
}
