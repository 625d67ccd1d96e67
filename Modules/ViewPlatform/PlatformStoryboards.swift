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
}
