/// How strongly an interface sets its colors apart.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not stated: whoever reads it falls back on the surroundings.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// The increased contrast that a person asks for in the settings.
    case high = 1
}
