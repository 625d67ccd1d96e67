/// Where the platforms differ about nibs.
///
/// UIKit raises an exception for what goes wrong in a nib, which Swift cannot catch; HeadlessViews says what it is.
@MainActor package enum PlatformNibs {
    /// What a nib was made into.
    package struct Loaded {
        /// The top-level objects, new and connected.
        package var objects: [Any]
        /// Classes that the nib names and the program does not have; UIKit tells the console alone.
        package var unknownClasses: [String] = []
    }
}
