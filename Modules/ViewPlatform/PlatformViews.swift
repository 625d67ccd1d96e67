/// Where the platforms differ about views that are made of a class met at run time.
///
/// UIKit's initializers are Objective-C's, which every class can be sent; Swift's own have to be looked up.
@MainActor package enum PlatformViews {}
