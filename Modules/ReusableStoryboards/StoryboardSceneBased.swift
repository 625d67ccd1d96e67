/// A controller that one scene of a storyboard describes.
///
///     final class ReceiptViewController: UIViewController, StoryboardSceneBased {
///         static let sceneStoryboard = UIStoryboard(name: "Checkout", bundle: nil)
///     }
///     let controller = ReceiptViewController.instantiate()
@preconcurrency @MainActor public protocol StoryboardSceneBased: AnyObject {
    /// The storyboard that has the scene.
    static var sceneStoryboard: UIStoryboard { get }

    /// The identifier of the scene: by default the class's name, without its module and the types round it.
    static var sceneIdentifier: String { get }
}

extension StoryboardSceneBased {
    /// The class's name.
    public static var sceneIdentifier: String { TypeName(self).leaf }
}

extension StoryboardSceneBased where Self: UIViewController {
    /// A new controller from the scene.
    ///
    /// Traps with the text of the ``StoryboardFailure`` that ``instantiated()`` throws.
    public static func instantiate() -> Self {
        StoryboardFailure.trapping { () throws(StoryboardFailure) in try instantiated() }
    }

    /// A new controller from the scene, made by a closure that is given the coder.
    ///
    ///     ReceiptViewController.instantiate { coder in ReceiptViewController(coder: coder, order: order) }
    ///
    /// Traps with the text of the ``StoryboardFailure`` that ``instantiated(creator:)`` throws.
    public static func instantiate(creator: @escaping (NSCoder) -> Self?) -> Self {
        StoryboardFailure.trapping { () throws(StoryboardFailure) in try instantiated(creator: creator) }
    }

    /// A new controller as ``instantiate()`` makes it, or what keeps it from being made.
    ///
    /// On iOS, what UIKit raises as an exception while it reads a storyboard, such as an identifier that no scene has, is raised as ever.
    public static func instantiated() throws(StoryboardFailure) -> Self { try SceneRequest(sceneOf: self).controller() }

    /// A new controller as ``instantiate(creator:)`` makes it, or what keeps it from being made.
    ///
    /// A closure that answers nil is a failure, where UIKit would make the controller without it.
    public static func instantiated(creator: @escaping (NSCoder) -> Self?) throws(StoryboardFailure) -> Self {
        try SceneRequest(sceneOf: self).controller(creator: creator)
    }
}
