/// What is known of a transition that is under way.
///
/// The members are UIKit's, which its reference documents nowhere. Those about an animation's speed are absent: nothing moves here.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    var isAnimated: Bool { get }
    /// How the controller is presented; `none` where the transition is no presentation.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began with a gesture.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    var initiallyInteractive: Bool { get }
    /// Whether a gesture still drives the transition.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    var isInteractive: Bool { get }
    /// Whether the gesture was given up, so that all goes back to where it was.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    var isCancelled: Bool { get }
    /// How long the transition takes, in seconds: here, no time at all.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    var transitionDuration: TimeInterval { get }
    /// How far the transition has come, from 0 to 1.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    var percentComplete: CGFloat { get }
    /// The view that the transition takes place in.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    var containerView: UIView { get }
    /// The controller that goes, or the one that comes.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes, or the one that comes.
    ///
    /// UIKit has it too, undocumented: not Headless only.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Takes what is to happen along with a transition, and after it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Has changes made with the transition, and something done when it is over.
    ///
    /// Answers whether the changes are made with it: that is too late once the views are in place.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Has changes made with the transition in a view outside of it, and something done when it is over.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Has something done when a gesture no longer drives the transition: it is finished or given up from there.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Has something done when a gesture no longer drives the transition, as before iOS 10.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Has changes made with the transition.
    ///
    /// UIKit has it too, by a default argument: not Headless only.
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Has changes made with the transition in a view outside of it.
    ///
    /// UIKit has it too, by a default argument: not Headless only.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

/// Tells a controller that goes from one that comes.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that goes.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Tells a view that goes from one that comes.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that goes.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
