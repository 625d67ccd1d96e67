/// The shadow that text throws.
open class NSShadow {
    /// How far the shadow lies from the text, in points; by default it lies behind it.
    open var shadowOffset = CGSize.zero
    /// How far the shadow's edge is blurred, in points; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's color, a `UIColor`; black of a third by default, and nil for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow that lies right behind the text.
    public init() {}
}

extension NSShadow: Hashable {
    /// Whether two shadows look the same.
    ///
    /// Headless only: UIKit compares through `isEqual(_:)`.
    public static func == (left: NSShadow, right: NSShadow) -> Bool {
        left.shadowOffset == right.shadowOffset && left.shadowBlurRadius == right.shadowBlurRadius
            && left.shadowColor as? UIColor == right.shadowColor as? UIColor
    }

    /// Feeds the shadow's place to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset)
        hasher.combine(shadowBlurRadius)
    }
}
