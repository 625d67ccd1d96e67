/// The range of colors that a display shows.
public enum UIDisplayGamut: Int, Sendable {
    /// Not stated: whoever reads it falls back on the surroundings.
    case unspecified = -1
    /// The colors of sRGB.
    case SRGB = 0
    /// The wider range of Display P3.
    case P3 = 1
}
