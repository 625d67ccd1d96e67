/// Whether a display feels how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not stated: whoever reads it falls back on the surroundings.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}
