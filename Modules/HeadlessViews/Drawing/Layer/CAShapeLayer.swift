/// A layer that shows a path, filled and outlined.
open class CAShapeLayer: CALayer {
    /// The path; nil shows nothing.
    open var path: CGPath?
    /// The color of what lies within the path; opaque black by default.
    open var fillColor: CGColor? = .black
    /// How it is decided what lies within a path that crosses itself.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The color of the outline; none by default.
    open var strokeColor: CGColor?
    /// Where along the path the outline begins, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// Where along the path the outline ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// The width of the outline, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How much longer than the outline's width a pointed corner may be before it is cut; 10 by default.
    open var miterLimit: CGFloat = 10
    /// How the outline's ends look.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How the outline's corners look.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Where in the pattern of dashes the outline begins, in points.
    open var lineDashPhase: CGFloat = 0
    /// The lengths of dashes and gaps by turns, in points; nil draws an outline without gaps.
    open var lineDashPattern: [NSNumber]?
}
