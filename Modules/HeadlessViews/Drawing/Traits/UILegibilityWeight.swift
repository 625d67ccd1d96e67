/// How heavy an interface's text is.
public enum UILegibilityWeight: Int, Sendable {
    /// Not stated: whoever reads it falls back on the surroundings.
    case unspecified = -1
    /// The usual weight.
    case regular = 0
    /// The bold text that a person asks for in the settings.
    case bold = 1
}
