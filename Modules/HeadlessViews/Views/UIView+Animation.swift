extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Makes the options whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches are taken while it runs.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// It starts from what shows now.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// It repeats.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// It runs back and forth.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// It is slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// It is slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// It is slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// It keeps its speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// One view dissolves into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Makes changes with an animation: here, at once, with the completion handler called after them.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animations()
    }

    /// Makes changes with an animation: here, at once, with the completion handler called after them.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes with an animation: here, at once, with the completion handler called after them.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes with an animation: here, at once, with the completion handler called after them.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Makes changes without an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        actionsWithoutAnimation()
    }

    /// Makes changes to the views in a view with a transition: here, at once.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
}
