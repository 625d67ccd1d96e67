/// What a person can choose about the app.
struct Settings: Sendable, Hashable {
    /// Whether a lesson that ends is followed by the next one.
    var playsOn = true
    /// Whether lessons are downloaded over a mobile network.
    var usesMobileData = false
}
