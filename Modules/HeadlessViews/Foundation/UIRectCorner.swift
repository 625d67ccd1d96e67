/// Corners of a rectangle, named by their place on the screen.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits of the set, in the order of UIKit's headers.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }

    /// The top right corner.
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }

    /// The bottom left corner.
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }

    /// The bottom right corner.
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }

    /// All corners, those that a later system may add included.
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }
}
