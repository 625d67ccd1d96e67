/// The side that lines of text keep to.
public enum NSTextAlignment: Int, Sendable {
    /// The left side.
    case left = 0
    /// The middle.
    case center = 1
    /// The right side.
    case right = 2
    /// Both sides; the last line keeps to the natural one.
    case justified = 3
    /// The side where the text begins.
    case natural = 4
}
