/// The direction that an interface runs in, once it is known.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right, as in English.
    case leftToRight = 0
    /// From right to left, as in Arabic.
    case rightToLeft = 1
}
