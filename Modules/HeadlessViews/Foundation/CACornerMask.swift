/// Corners of a layer, named by the ends of its two axes.
public struct CACornerMask: OptionSet, Sendable {
    /// The bits of the set, in the order of UIKit's headers.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner of the least x and y: top left on the screen.
    public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 0) }

    /// The corner of the greatest x and the least y: top right on the screen.
    public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 1 << 1) }

    /// The corner of the least x and the greatest y: bottom left on the screen.
    public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 2) }

    /// The corner of the greatest x and y: bottom right on the screen.
    public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 1 << 3) }
}
