/// Where the platforms differ about storyboards.
///
/// UIKit raises an exception for what goes wrong in a storyboard, which Swift cannot catch, and tells nobody what is in it; HeadlessViews
/// says both.
@MainActor package enum PlatformStoryboards {
    /// Why a storyboard gives no controller.
    package enum Refusal: Error {
        /// There is none with the identifier, but those that are listed.
        case noSuchIdentifier(existing: [String])
        /// Something else, in the platform's words.
        case other(PlatformFailure)
    }

    /// What became of a scene that was made to be looked at.
    package struct Examined {
        /// A prototype of a list in the scene: its reuse identifier, and a view that was made of it.
        package typealias Prototype = (identifier: String?, view: AnyObject?)

        /// The scene's controller.
        package var controller: UIViewController
        /// What the platform tells of the scene's connections.
        package var notes: InterfaceNotes
        /// The prototypes of the lists in the scene's view.
        package var prototypes: [Prototype]
    }
}
