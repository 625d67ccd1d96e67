/// Whether an interface looks as if it were in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not stated: whoever reads it falls back on the surroundings.
    case unspecified = -1
    /// Its window is behind another's.
    case inactive = 0
    /// Its window is in front.
    case active = 1
}
