/// Where the platforms differ about what Interface Builder may set.
@MainActor package enum PlatformOutlets {}
