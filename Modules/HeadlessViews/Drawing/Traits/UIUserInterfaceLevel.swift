/// Whether an interface is the ground or lies above another.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not stated: whoever reads it falls back on the surroundings.
    case unspecified = -1
    /// The ground, as a window's content.
    case base = 0
    /// Above the ground, as a popover's content.
    case elevated = 1
}
