/// A controller that a storyboard of its own starts with.
///
///     final class CheckoutViewController: UIViewController, StoryboardBased { … }
///     let controller = CheckoutViewController.instantiate()
@preconcurrency @MainActor public protocol StoryboardBased: AnyObject {
    /// The storyboard that starts with the class.
    ///
    /// By default the one that has the class's own name, without its module, the types round it and its generic arguments. It is looked
    /// for in the resource bundle of the Swift package target that the class belongs to, if it has one, then in the class's bundle, then in
    /// the main bundle.
    ///
    /// The default traps with the text of ``StoryboardFailure/noFile(type:name:searched:nearby:)`` where there is none.
    static var sceneStoryboard: UIStoryboard { get }
}

extension StoryboardBased {
    /// The storyboard that has the class's own name.
    public static var sceneStoryboard: UIStoryboard { DefaultStoryboards.storyboard(of: self) }
}

extension StoryboardBased where Self: UIViewController {
    /// A new controller from the storyboard's initial scene.
    ///
    /// Traps with the text of the ``StoryboardFailure`` that ``instantiated()`` throws.
    public static func instantiate() -> Self {
        StoryboardFailure.trapping { () throws(StoryboardFailure) in try instantiated() }
    }

    /// A new controller from the storyboard's initial scene, made by a closure that is given the coder.
    ///
    ///     CheckoutViewController.instantiate { coder in CheckoutViewController(coder: coder, cart: cart) }
    ///
    /// Traps with the text of the ``StoryboardFailure`` that ``instantiated(creator:)`` throws.
    public static func instantiate(creator: @escaping (NSCoder) -> Self?) -> Self {
        StoryboardFailure.trapping { () throws(StoryboardFailure) in try instantiated(creator: creator) }
    }

    /// A new controller as ``instantiate()`` makes it, or what keeps it from being made.
    ///
    /// On iOS, what UIKit raises as an exception while it reads a storyboard, such as an outlet that is not there, is raised as ever.
    public static func instantiated() throws(StoryboardFailure) -> Self { try SceneRequest(initialOf: self).controller() }

    /// A new controller as ``instantiate(creator:)`` makes it, or what keeps it from being made.
    ///
    /// A closure that answers nil is a failure, where UIKit would make the controller without it.
    public static func instantiated(creator: @escaping (NSCoder) -> Self?) throws(StoryboardFailure) -> Self {
        try SceneRequest(initialOf: self).controller(creator: creator)
    }
}
