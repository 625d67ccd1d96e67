/// A layer whose ground passes from color to color.
open class CAGradientLayer: CALayer {
    /// The colors in their order, each a `CGColor`; nil shows nothing.
    open var colors: [Any]?
    /// Where each color stands between the start and the end, from 0 to 1; nil spreads them evenly.
    open var locations: [NSNumber]?
    /// Where the first color stands, as shares of the bounds; the middle of the top edge by default.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last color stands, as shares of the bounds; the middle of the bottom edge by default.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How the colors lie between the two points.
    open var type = CAGradientLayerType.axial
}
