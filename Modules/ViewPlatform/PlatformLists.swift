/// Where the platforms differ about lists.
///
/// UIKit raises an exception where it has no view to give, which Swift cannot catch; HeadlessViews says why.
@MainActor @usableFromInline package enum PlatformLists {}
