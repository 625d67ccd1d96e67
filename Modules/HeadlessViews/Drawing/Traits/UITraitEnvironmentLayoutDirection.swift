/// The direction that an interface runs in.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not stated: whoever reads it falls back on the surroundings.
    case unspecified = -1
    /// From left to right, as in English.
    case leftToRight = 0
    /// From right to left, as in Arabic.
    case rightToLeft = 1
}
